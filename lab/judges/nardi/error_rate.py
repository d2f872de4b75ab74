#!/usr/bin/env python3
"""The error rate of our plays by gnubg's judgement two plies ahead, without the cube.

    python3 lab/judges/nardi/error_rate.py --plies 0 --games 304

We play games against ourselves; gnubg reads them as a session of money games and analyses every play.
The error rate is the loss of a mean unforced play in thousandths of a point (mEMG). The games go to gnubg
in parts, whose spread gives the standard error.
"""

import concurrent.futures
import math
import os
import re
import subprocess
import sys
import tempfile

import common

GAMES_A_PART = 19

ANALYSE = """set threads 1
set analysis chequerplay evaluation plies 2
set analysis chequerplay evaluation cubeful off
set analysis cube off
set analysis luck off
set automatic game off
set confirm new off
import mat "{}"
analyse session
show statistics session
"""


def judge_part(args, folder, part):
    """The total loss and the number of unforced plays of a part."""
    path = os.path.join(folder, f"{part}.mat")
    with open(path, "w") as file:
        subprocess.run([args.peer, "games", args.networks, str(args.plies), str(GAMES_A_PART),
                        str(args.seed * 1000 + part)], stdout=file, check=True)
    done = subprocess.run([args.gnubg, "-t", "-q", "-r"], input=ANALYSE.format(path), text=True,
                          stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False)
    plays = re.search(r"Unforced moves\s+(\d+)\s+(\d+)", done.stdout)
    loss = re.search(r"Error total EMG \(Points\)\s+([-+][\d.]+) \(\s*[-+][\d.]+\)\s+([-+][\d.]+)", done.stdout)
    if not plays or not loss:
        sys.exit(f"gnubg did not analyse part {part}:\n{done.stdout[-2000:]}")
    return -float(loss[1]) - float(loss[2]), int(plays[1]) + int(plays[2])


def main():
    parser = common.parser(__doc__)
    parser.add_argument("--plies", type=int, default=0)
    parser.add_argument("--games", type=int, default=304, help=f"rounded up to parts of {GAMES_A_PART}")
    args = parser.parse_args()
    common.need(args.gnubg, "GNU Backgammon (gnubg)")
    common.need(args.peer, "our side of the comparison")
    parts = math.ceil(args.games / GAMES_A_PART)
    with tempfile.TemporaryDirectory() as folder, \
            concurrent.futures.ThreadPoolExecutor(args.processes) as pool:
        judged = list(pool.map(lambda part: judge_part(args, folder, part), range(parts)))
    loss, plays = (sum(column) for column in zip(*judged))
    rate = loss / plays
    spread = sum((part_loss - rate * part_plays) ** 2 for part_loss, part_plays in judged)
    error = math.sqrt(spread * parts / max(parts - 1, 1)) / plays
    print(f"{args.plies} plies: {parts * GAMES_A_PART} games, {plays} unforced plays, "
          f"{1000 * rate:.2f} ± {1000 * error:.2f} mEMG", flush=True)


if __name__ == "__main__":
    main()
