#!/usr/bin/env python3
r"""Lets `galds arena` play against a student program of a course with a contest of Luzhanqi.

    galds arena level:10 "engine:python3 lab/judges/luzhanqi/bridge.py --coin java -cp CLASSES ioControl.Control" \
        --game luzhanqi

Towards Galds this is an engine (`docs/engine-protocol.md`). Towards the program, which is started by the words
behind the name of this file, it is the referee: `README.md` beside it has the messages.

An answer that is no legal move, none at all, or a resignation is replaced by a legal move by chance, and
counted: at the end a line on the error output says how often which of them happened. A program that ended is
started anew and told the game so far.
"""

import argparse
import os
import random
import re
import select
import subprocess
import sys
import time

FILES = "abcde"
CAMPS = {"b3", "d3", "c4", "b5", "d5", "b8", "d8", "c9", "b10", "d10"}
HEADQUARTERS = {"b1", "d1", "b12", "d12"}
LINES = [[f"{file}{rank}" for rank in range(2, 12)] for file in "ae"] + [["c6", "c7"]] + \
        [[f"{file}{rank}" for file in FILES] for rank in (2, 6, 7, 11)]
# What the program calls kinds: the marshal is 9, a sapper 1.
KINDS = {"F": "F", "L": "M", "B": "B", **{str(10 - rank): str(rank) for rank in range(1, 10)}}
# What a program may think for unless something else is said. Some wait until it is over, so it is short.
SECONDS_A_MOVE = 0.001
# How many seconds longer than that it may take.
PATIENCE = 5
# How often it is started until its set-up is the wanted one.
STARTS = 40
MOVE = re.compile(r"([a-e]\d+)[-x]([a-e]\d+)(?:\(.*?([<>=]).*\))?")


def step(node, right, up):
    """The node so far to the right and up, whether or not it is on the board."""
    return f"{chr(ord(node[0]) + right)}{int(node[1:]) + up}"


NODES = [f"{file}{rank}" for rank in range(1, 13) for file in FILES]


def neighbours(node):
    """The nodes one step away, by road or railway."""
    steps = [step(node, *by) for by in ((1, 0), (-1, 0), (0, 1), (0, -1))]
    steps = [to for to in steps if {node[1:], to[1:]} != {"6", "7"} or node[0] in "ace"]
    diagonal = [step(node, *by) for by in ((1, 1), (1, -1), (-1, 1), (-1, -1))]
    steps += [to for to in diagonal if node in CAMPS or to in CAMPS]
    return [to for to in steps if to in NODES]


STEPS = {node: neighbours(node) for node in NODES}


def slides(start, occupied):
    """How far one can go along straight railway lines, up to what stands in the way."""
    for line in LINES:
        if start not in line:
            continue
        place = line.index(start)
        for way in (line[place + 1:], line[:place][::-1]):
            for node in way:
                yield node
                if node in occupied:
                    break


def rides(start, occupied):
    """How far a sapper can go along the railway."""
    found, left = {start}, [start]
    while left:
        for node in slides(left.pop(), occupied):
            if node not in found:
                found.add(node)
                if node not in occupied:
                    left.append(node)
    return found - {start}


def legal_moves(own, enemy, locked):
    """All legal moves; `own` has kinds by nodes, `enemy` and `locked` are nodes."""
    occupied = set(own) | set(enemy)
    moves = []
    for start, kind in own.items():
        if kind in "MF" or start in locked:
            continue
        ends = set(STEPS[start]) | set((rides if kind == "9" else slides)(start, occupied))
        moves += [(start, end) for end in ends if end not in own and not (end in enemy and end in CAMPS)]
    return sorted(moves)


class Program:
    """The program at its side of a game."""

    def __init__(self, command, seconds, red):
        self.seconds = seconds
        self.red = red
        self.heard = b""
        self.told = []
        self.flag_told = False
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                                        stderr=subprocess.DEVNULL)

    def own_node(self, node):
        """Our name of a node as the program says it, and the other way round: it sits at the ranks 1 to 6."""
        return node if self.red else f"{FILES[4 - FILES.index(node[0])]}{13 - int(node[1:])}"

    def tell(self, messages):
        """Says all this at once: the program takes messages apart, but not halves of them."""
        try:
            self.process.stdin.write("".join(f"({message})\n" for message in messages).encode())
            self.process.stdin.flush()
        except OSError:
            pass

    def answer(self):
        """What it says next, in brackets; None if it ends or says nothing."""
        until = time.monotonic() + self.seconds + PATIENCE
        while not (b"(" in self.heard and self.heard.count(b"(") <= self.heard.count(b")")):
            ready, _, _ = select.select([self.process.stdout], [], [], max(0, until - time.monotonic()))
            more = os.read(self.process.stdout.fileno(), 4096) if ready else b""
            if not more:
                return None
            self.heard += more
        answer, self.heard = self.heard.decode(errors="replace").strip(), b""
        return answer

    def army(self):
        """Its set-up as a token; None if it gives none."""
        self.tell([f"init {self.number()} time/move {self.seconds}"])
        pieces = re.findall(r"\(\s*([A-E]\d+)\s+(\w)\s*\)", self.answer() or "")
        kinds = {self.own_node(node.lower()): KINDS.get(kind, "?") for node, kind in pieces}
        ranks = range(1, 7) if self.red else range(12, 6, -1)
        posts = [f"{file}{rank}" for rank in ranks for file in FILES if f"{file}{rank}" not in CAMPS]
        return "@" + "".join(kinds.get(post, "?") for post in posts) if len(kinds) == 25 else None

    def number(self):
        return 1 if self.red else 2

    def told_so_far(self, moves):
        """Whether it knows the first of these moves, and nothing else."""
        return self.process.poll() is None and self.told == moves[:len(self.told)]

    def move(self, moves, flag):
        """Its answer to all moves so far, with the enemy's flag if that is known."""
        messages = []
        for start, end, result in moves[len(self.told):]:
            nodes = " ".join(self.own_node(node).upper() for node in (start, end))
            messages.append(f"outcome {result + ' ' if result else ''}({nodes})")
        if flag and not self.flag_told:
            messages.append(f"flag {3 - self.number()} {self.own_node(flag).upper()}")
            self.flag_told = True
        self.told = list(moves)
        self.tell(messages + [f"go {self.number()}"])
        answer = self.answer()
        nodes = re.fullmatch(r"\(\s*([A-E]\d+)\s+([A-E]\d+)\s*\)", answer or "")
        return tuple(self.own_node(node.lower()) for node in nodes.groups()) if nodes else answer

    def stop(self):
        self.process.kill()
        self.process.wait()
        for end in (self.process.stdin, self.process.stdout):
            try:
                end.close()
            except OSError:
                pass


class Bridge:
    """The engine that Galds hears."""

    def __init__(self, command, seconds, coin):
        self.command = command
        self.seconds = seconds
        self.coin = coin
        self.chance = random.Random(1)
        self.rules = "luzhanqi"
        self.program = None
        self.view, self.record = "", []
        self.counts = dict.fromkeys(("games", "moves", "illegal", "resigned", "no answer", "restarts"), 0)

    def locked(self):
        """The nodes on which nothing moves."""
        options = dict(part.split("=") for part in self.rules.split(",")[1:])
        usual = "yes" if self.rules.split(",")[0] == "caai" else "no"
        return HEADQUARTERS if options.get("hq_locked", usual) == "yes" else set()

    def armies(self, red):
        """Starts the program again and again, and gives its set-ups."""
        for _ in range(STARTS):
            self.forget()
            self.program = Program(self.command, self.seconds, red)
            army = self.program.army()
            if army:
                yield army

    def forget(self):
        if self.program:
            self.program.stop()
            self.program = None

    def set_up(self, red):
        """The set-up of a new game; with the coin, one with left and right as our coin wants them."""
        self.counts["games"] += 1
        heads = self.chance.random() < 0.5
        for army in self.armies(red):
            if not self.coin or (mirror(army) < army) == heads:
                return army
        sys.exit("the program gives no set-up that is wanted")

    def board(self):
        """Own kinds by nodes, and the enemy's, from the view."""
        _, first, second, *_ = self.view.split()
        read = lambda text: dict(piece.split(":") for piece in text.split(",")) if text != "-" else {}
        first, second = read(first), read(second)
        return (first, second) if self.view[0] in "Rr" else (second, first)

    def choose(self):
        red = self.view[0] in "Rr"
        if self.view[0] in "RB":
            return self.set_up(red)
        army = next(item for item in self.record[:2] if "?" not in item)
        moves = [MOVE.fullmatch(item).groups() for item in self.record[2:]]
        if not (self.program and self.program.red == red and self.program.told_so_far(moves)):
            self.counts["restarts"] += 1
            if army not in self.armies(red):
                sys.exit("the program no longer gives the set-up that it gave")
        own, enemy = self.board()
        flag = next((node for node, kind in enemy.items() if kind == "F"), None)
        legal = legal_moves(own, enemy, self.locked())
        answer = self.program.move(moves, flag)
        self.counts["moves"] += 1
        if answer not in legal:
            what = "no answer" if answer is None else "resigned" if answer == "(resign)" else "illegal"
            self.counts[what] += 1
            if what == "no answer":
                self.forget()
            answer = self.chance.choice(legal)
        return "-".join(answer)

    def obey(self, line):
        match line.split():
            case ["ugi"]:
                say("id name a student program", "option name Game type string", "option name Rules type string",
                    "option name Seed type string", "ugiok")
            case ["isready"]:
                say("readyok")
            case ["uginewgame"]:
                self.forget()
            case ["setoption", "name", "Rules", "value", rules]:
                self.rules = rules
            case ["setoption", "name", "Seed", "value", seed]:
                self.chance = random.Random(int(seed))
            case ["position", "view", *words]:
                place = words.index("record") if "record" in words else len(words)
                self.view, self.record = " ".join(words[:place]), words[place + 1:]
            case ["go", *_]:
                say(f"bestmove {self.choose()}")


def mirror(army):
    """The set-up with the files the other way round."""
    posts = [node for node in NODES[:30] if node not in CAMPS]
    kinds = dict(zip(posts, army[1:]))
    return "@" + "".join(kinds[f"{FILES[4 - FILES.index(post[0])]}{post[1:]}"] for post in posts)


def say(*lines):
    for line in lines:
        print(line, flush=True)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=SECONDS_A_MOVE, help="what the program is allowed for a move")
    parser.add_argument("--coin", action="store_true",
                        help="the program chooses left or right by chance: it is started until a coin with a seed agrees")
    parser.add_argument("command", nargs=argparse.REMAINDER, help="what starts the program")
    args = parser.parse_args()
    if not args.command:
        parser.error("it needs the words that start the program")
    bridge = Bridge(args.command, args.seconds, args.coin)
    for line in sys.stdin:
        if line.strip() == "quit":
            break
        bridge.obey(line)
    bridge.forget()
    if bridge.counts["games"]:
        print("bridge:", ", ".join(f"{count} {what}" for what, count in bridge.counts.items()),
              file=sys.stderr, flush=True)


if __name__ == "__main__":
    main()
