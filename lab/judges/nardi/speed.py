#!/usr/bin/env python3
"""The processor time of a decision, ours and gnubg's, over the same decisions.

    python3 lab/judges/nardi/speed.py --decisions 5000
    python3 lab/judges/nardi/speed.py --decisions 100 --plies 2

Processor time is what the kernel charged to each program while it decided, in user and kernel mode; the
waits of a busy machine do not count, although what shares its caches does. What gnubg spends on its socket
is measured by questions with one checker left to bear off, and taken off. The rounds alternate between the
two programs.
"""

import statistics
import subprocess

import common

# The mover's counts from off to the bar, then the other side's, then the dice.
EASY = " ".join(["14", "1"] + ["0"] * 24 + ["14", "1"] + ["0"] * 24 + ["6", "5"]) + "\n"


def ours(args, decisions):
    """What our program uses to decide these."""
    done = subprocess.run([args.peer, "decide", args.networks, str(args.plies)], input=decisions,
                          stdout=subprocess.PIPE, check=True)
    return float(done.stdout)


def theirs(args, gnubg, decisions):
    """What gnubg uses to answer these, its socket included."""
    before = gnubg.processor_seconds()
    subprocess.run([args.peer, "ask", str(gnubg.port)], input=decisions, check=True)
    return gnubg.processor_seconds() - before


def main():
    parser = common.parser(__doc__)
    parser.add_argument("--decisions", type=int, default=5000)
    parser.add_argument("--plies", type=int, default=0)
    parser.add_argument("--rounds", type=int, default=5)
    args = parser.parse_args()
    common.need(args.gnubg, "GNU Backgammon (gnubg)")
    common.need(args.peer, "our side of the comparison")
    count = args.decisions
    decisions = subprocess.run([args.peer, "decisions", args.networks, str(count), str(args.seed)],
                               stdout=subprocess.PIPE, check=True).stdout
    questions = 5000
    easy = (EASY * questions).encode()
    own, sockets, others = [], [], []
    for _ in range(args.rounds):
        own.append(ours(args, decisions))
        # One connection each: gnubg listens anew after it.
        for asked, times in ((easy, sockets), (decisions, others)):
            gnubg = common.Listening(args.gnubg, args.plies, forgets=True)
            try:
                times.append(theirs(args, gnubg, asked))
            finally:
                gnubg.stop()
    socket = statistics.median(sockets) / questions
    mine = [1e3 * time / count for time in own]
    gnus = [1e3 * (time / count - socket) for time in others]
    shown = lambda times: f"{statistics.median(times):.4f} ms ({min(times):.4f} to {max(times):.4f})"
    print(f"{count} decisions at {args.plies} plies, processor time, median of {args.rounds} rounds: "
          f"ours {shown(mine)}, gnubg {shown(gnus)} without {1e3 * socket:.4f} ms for its socket; "
          f"ours takes {statistics.median(mine) / statistics.median(gnus):.2f} of gnubg's")


if __name__ == "__main__":
    main()
