#!/usr/bin/env python3
"""Our equities against those of bgsage three plies deep, on positions of games with random starts.

    python3 lab/judges/nardi/bgsage_equities.py --positions 400

Run it with a Python that has `bgsage` (from PyPI). bgsage counts its bare network as one ply, so its
three plies look as far as our two. Reported are the mean absolute differences of the cubeless equity for
our 0, 1 and 2 plies, and for bgsage's own shallower levels.
"""

import math
import subprocess

import common


def board_of(line):
    """bgsage's board: own checkers positive by point, the own bar 25, the enemy's bar 0."""
    counts = list(map(int, line.split()))
    mover, other = counts[:26], counts[26:]
    board = [0] * 26
    for point in range(1, 25):
        board[point] = mover[point] - other[25 - point]
    board[25], board[0] = mover[25], other[25]
    return board


def difference(ours, theirs):
    differences = [abs(a - b) for a, b in zip(ours, theirs)]
    mean = sum(differences) / len(differences)
    spread = sum((d - mean) ** 2 for d in differences) / len(differences)
    return f"{mean:.4f} ± {math.sqrt(spread / len(differences)):.4f}"


def main():
    parser = common.parser(__doc__)
    parser.add_argument("--positions", type=int, default=400)
    args = parser.parse_args()
    common.need(args.peer, "our side of the comparison")
    try:
        from bgsage import batch_evaluate
    except ImportError:
        print("skipped: bgsage is not installed")
        return
    lines = subprocess.run([args.peer, "positions", args.networks, str(args.positions), str(args.seed)],
                           stdout=subprocess.PIPE, text=True, check=True).stdout.splitlines()
    boards = [{"board": board_of(line), "cube_value": 1, "cube_owner": "centered"} for line in lines]

    def theirs(level):
        judged = batch_evaluate(boards, eval_level=level, n_threads=args.processes, jacoby=False)
        return [one.cubeless_equity for one in judged]

    deep = theirs("3ply")
    print(f"{len(lines)} positions, mean absolute difference from bgsage 3ply:", flush=True)
    for level in ("1ply", "2ply"):
        print(f"  bgsage {level}: {difference(theirs(level), deep)}", flush=True)
    for plies in (0, 1, 2):
        said = subprocess.run([args.peer, "equities", args.networks, str(plies)], input="\n".join(lines),
                              stdout=subprocess.PIPE, text=True, check=True).stdout
        ours = [float(line.split()[0]) for line in said.splitlines()]
        print(f"  ours {plies} plies: {difference(ours, deep)}", flush=True)


if __name__ == "__main__":
    main()
