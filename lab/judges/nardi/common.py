"""What the judges share: where the programs are, and how gnubg is started."""

import argparse
import glob
import os
import shutil
import socket
import subprocess
import sys
import time


def parser(about):
    """Arguments that every judge has."""
    found = argparse.ArgumentParser(description=about, formatter_class=argparse.RawDescriptionHelpFormatter)
    found.add_argument("--peer", default="target/release/examples/nardi_peer",
                       help="our side, built by `cargo build --release -p galds-lab --example nardi_peer`")
    found.add_argument("--networks", default="-", help="a folder with networks; - for those of the program")
    found.add_argument("--gnubg", default=shutil.which("gnubg") or "/usr/games/gnubg")
    found.add_argument("--seed", type=int, default=1)
    found.add_argument("--processes", type=int, default=os.cpu_count())
    return found


def need(path, what):
    """Ends quietly where a peer is missing: judges are run where it is installed."""
    if not (os.path.exists(path) or shutil.which(path)):
        print(f"skipped: {what} is not installed ({path})")
        sys.exit(0)


class Listening:
    """gnubg waiting behind its external-player socket, looking so far ahead, with the cube in view or not. Where
    it forgets, it judges again what it has judged before."""

    def __init__(self, gnubg, plies=0, cube=False, forgets=False):
        with socket.socket() as free:
            free.bind(("localhost", 0))
            self.port = free.getsockname()[1]
        self.process = subprocess.Popen([gnubg, "-t", "-q", "-r"], stdin=subprocess.PIPE,
                                        stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        for line in (*(["set cache 0"] if forgets else []),
                     f"set evaluation chequerplay evaluation plies {plies}",
                     f"set evaluation chequerplay evaluation cubeful {'on' if cube else 'off'}",
                     f"set evaluation cubedecision evaluation plies {plies}",
                     f"external localhost:{self.port}"):
            self.process.stdin.write((line + "\n").encode())
        self.process.stdin.flush()
        time.sleep(5)

    def processor_seconds(self):
        """What all its threads have used so far, in user and in kernel mode."""
        total = 0
        for charged in glob.glob(f"/proc/{self.process.pid}/task/*/schedstat"):
            with open(charged) as file:
                total += int(file.read().split()[0])
        return total / 1e9

    def stop(self):
        self.process.kill()
        self.process.wait()
