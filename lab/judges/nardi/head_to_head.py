#!/usr/bin/env python3
"""One-point games against gnubg at 0 plies, over its external-player socket.

    python3 lab/judges/nardi/head_to_head.py --pairs 1500

Each pair of games has the same dice with the sides exchanged; the standard error is that of the pairs.
"""

import common
import subprocess


def main():
    parser = common.parser(__doc__)
    parser.add_argument("--plies", type=int, default=0, help="how far we look ahead")
    parser.add_argument("--pairs", type=int, default=1500)
    args = parser.parse_args()
    common.need(args.gnubg, "GNU Backgammon (gnubg)")
    common.need(args.peer, "our side of the comparison")
    gnubg = common.Listening(args.gnubg)
    try:
        subprocess.run([args.peer, "duel", args.networks, str(args.plies), str(gnubg.port),
                        str(args.pairs), str(args.seed)], check=True)
    finally:
        gnubg.stop()


if __name__ == "__main__":
    main()
