"""Trains the quick network of Nardi, which only says which plays are worth a judgement.

    python3 quick.py --rows FOLDER --out quick.net --seconds 180

A row (`nardi_lab plays`) is 38 numbers of two bytes: 32 places (832 for none), how far away the row of the best play of
the same roll is, and five chances as parts of 65535. What matters is not how good a position is but which of the plays
of one roll are best, so the loss is mostly that of the difference to the best play, and differences count less
the larger they are.
"""

import argparse
import glob
import math
import os
import struct
import sys
import time
from pathlib import Path

import numpy as np
import torch
from torch import nn

sys.path.append(str(Path(__file__).resolve().parents[1]))
from checksum import checksum

PLACES, SET, OUTPUTS = 832, 32, 5
VERSION = 1
EQUITY = (2.0, 1.0, 1.0, -1.0, -1.0)
UNIT, WEIGHT, MOST_WEIGHT = 255, 256, 127


class Quick(nn.Module):
    """Places, units of clamp(sum, 0, 1)², five chances."""

    def __init__(self, width):
        super().__init__()
        self.rows = nn.Embedding(PLACES, width)
        self.bias = nn.Parameter(torch.full((width,), 0.3))
        self.outputs = nn.Linear(width, OUTPUTS)
        nn.init.normal_(self.rows.weight, std=0.08)
        with torch.no_grad():
            self.outputs.weight.uniform_(-0.1, 0.1)
            self.outputs.bias.copy_(torch.tensor([0.5, 0.15, 0.0, 0.15, 0.0]))

    def forward(self, places):
        # A product with zeros and ones is much faster here than picking rows.
        inputs = torch.zeros(len(places), PLACES + 1, device=places.device)
        inputs.scatter_(1, places.long(), 1.0)
        sums = inputs[:, :PLACES] @ self.rows.weight + self.bias
        return self.outputs(sums.clamp(0, 1).square())

    def clip(self):
        with torch.no_grad():
            self.outputs.weight.clamp_(-(MOST_WEIGHT - 1) / WEIGHT, (MOST_WEIGHT - 1) / WEIGHT)
            self.rows.weight.clamp_(-4, 4)

    def rounded(self):
        """The same network with the weights that the file holds."""
        with torch.no_grad():
            copy = Quick(len(self.bias)).to(self.bias.device)
            copy.load_state_dict(self.state_dict())
            for tensor, one in ((copy.rows.weight, UNIT), (copy.bias, UNIT), (copy.outputs.weight, WEIGHT)):
                tensor.mul_(one).round_().div_(one)
        return copy

    def write(self, made, path):
        width = len(self.bias)
        line = made.encode()
        data = b"galdsqck" + struct.pack("<4I", VERSION, PLACES, width, len(line)) + line
        whole = lambda tensor, one: (tensor.detach().cpu() * one).round().numpy().astype("<i2").tobytes()
        data += whole(self.rows.weight, UNIT) + whole(self.bias, UNIT)
        data += whole(self.outputs.weight, WEIGHT)
        data += self.outputs.bias.detach().cpu().numpy().astype("<f4").tobytes()
        data += struct.pack("<Q", checksum(data))
        with open(path, "wb") as file:
            file.write(data)


def read_rows(folder, device):
    """All rows: places, chances, and where the row of the best play is."""
    parts = [np.fromfile(path, "<u2").reshape(-1, SET + 1 + OUTPUTS)
             for path in sorted(glob.glob(os.path.join(folder, "plays-*.rows")))]
    rows = torch.from_numpy(np.concatenate(parts).view("<i2")).to(device)
    best = torch.arange(len(rows), device=device) + rows[:, SET]
    return rows, best


def split(rows):
    chances = (rows[:, SET + 1:].int() & 0xFFFF).float() / 65535.0
    return rows[:, :SET].int(), chances


def losses(model, rows, best, picked, equity):
    """The weighted error of the difference to the best play, the error of the chances, and the weight of each row."""
    places, chances = split(rows[picked])
    best_places, best_chances = split(rows[best[picked]])
    said, best_said = model(torch.cat([places, best_places])).chunk(2)
    true_gap = (chances - best_chances) @ equity
    gap = (said - best_said) @ equity
    weight = 1 / (1 + (true_gap / 0.08).square())
    relative = (weight * (gap - true_gap).square()).sum() / weight.sum()
    return relative, (said - chances).square().sum(1).mean()


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--rows", required=True)
    parser.add_argument("--out", required=True)
    parser.add_argument("--width", type=int, default=128)
    parser.add_argument("--seconds", type=float, default=120)
    parser.add_argument("--batch", type=int, default=65536)
    parser.add_argument("--step", type=float, default=2e-3)
    parser.add_argument("--chances", type=float, default=0.1, help="how much the chances themselves count")
    parser.add_argument("--name", default="")
    args = parser.parse_args()
    torch.manual_seed(1)
    torch.backends.cuda.matmul.allow_tf32 = True
    device = "cuda" if torch.cuda.is_available() else "cpu"
    equity = torch.tensor(EQUITY, device=device)
    rows, best = read_rows(args.rows, device)
    held = len(rows) // 50
    model = Quick(args.width).to(device)
    optimizer = torch.optim.Adam(model.parameters(), lr=args.step, betas=(0.9, 0.99))
    begun = reported = time.time()
    steps = 0
    while (passed := time.time() - begun) < args.seconds:
        left = 1 - passed / args.seconds
        for group in optimizer.param_groups:
            group["lr"] = args.step * (0.5 - 0.5 * math.cos(math.pi * min(1.0, left / 0.6))) * min(1.0, (steps + 1) / 200)
        picked = torch.randint(held, len(rows), (args.batch,), device=device)
        relative, absolute = losses(model, rows, best, picked, equity)
        optimizer.zero_grad(set_to_none=True)
        (relative + args.chances * absolute).backward()
        optimizer.step()
        model.clip()
        steps += 1
        if time.time() - reported > 10:
            reported = time.time()
            report(model, rows, best, held, equity, passed, steps)
    report(model.rounded(), rows, best, held, equity, args.seconds, steps)
    model.write(f"{args.name}, {len(rows)} plays, {steps} steps of {args.batch}", args.out)


def report(model, rows, best, held, equity, passed, steps):
    with torch.no_grad():
        # The first rows of all are never learnt from; a best play may be just behind them.
        picked = torch.arange(0, min(held, 400_000), device=rows.device)
        relative, absolute = losses(model, rows, best, picked, equity)
    print(f"{passed:6.0f} s, {steps} steps, {len(rows)} rows: error of differences {math.sqrt(relative):.5f}, "
          f"of chances {math.sqrt(absolute):.5f}", flush=True)


if __name__ == "__main__":
    main()
