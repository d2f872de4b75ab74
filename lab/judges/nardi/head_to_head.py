#!/usr/bin/env python3
"""One-point games, or matches with the cube, against gnubg over its external-player socket.

    python3 lab/judges/nardi/head_to_head.py --pairs 1500
    python3 lab/judges/nardi/head_to_head.py --pairs 500 --plies 2 --gnubg-plies 2
    python3 lab/judges/nardi/head_to_head.py --pairs 200 --match 7

Each pair has the same dice with the sides exchanged; the standard error is that of the pairs. A line after
each pair says what all of them come to so far, so that it may be ended at any time.
"""

import common
import subprocess


def main():
    parser = common.parser(__doc__)
    parser.add_argument("--plies", type=int, default=0, help="how far we look ahead")
    parser.add_argument("--gnubg-plies", type=int, default=0, help="how far gnubg does")
    parser.add_argument("--match", type=int, default=0, help="to how many points, with the cube; 0 for single games")
    parser.add_argument("--pairs", type=int, default=1500)
    args = parser.parse_args()
    common.need(args.gnubg, "GNU Backgammon (gnubg)")
    common.need(args.peer, "our side of the comparison")
    gnubg = common.Listening(args.gnubg, args.gnubg_plies, cube=args.match > 0)
    kind = ["matches"] if args.match else ["duel"]
    length = [str(args.match)] if args.match else []
    try:
        subprocess.run([args.peer, *kind, args.networks, str(args.plies), str(gnubg.port), *length,
                        str(args.pairs), str(args.seed)], check=True)
    finally:
        gnubg.stop()


if __name__ == "__main__":
    main()
