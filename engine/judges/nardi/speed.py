#!/usr/bin/env python3
"""The time of a decision at 0 plies, ours and gnubg's, in one run on one processor.

    python3 engine/judges/nardi/speed.py --decisions 5000
"""

import subprocess

import common


def main():
    parser = common.parser(__doc__)
    parser.add_argument("--decisions", type=int, default=5000)
    args = parser.parse_args()
    common.need(args.gnubg, "GNU Backgammon (gnubg)")
    common.need(args.peer, "our side of the comparison")
    gnubg = common.Listening(args.gnubg)
    try:
        subprocess.run([args.peer, "speed", args.networks, str(gnubg.port), str(args.decisions),
                        str(args.seed)], check=True)
    finally:
        gnubg.stop()


if __name__ == "__main__":
    main()
