"""Trains a network for the tree search on rows of positions.

    python3 train.py --rows FILE [FILE …] --out GAME.net --width 64 --seconds 60

The format of rows is in `galds_lab::networks::rows`, that of networks in `galds_engine::networks`. A position's target is
a mean of what the search said about it, as a chance, and of how the game ended. How many points of value make which
chance is fitted to the results first; the network's values are in the same unit as those of the search.

With `--factor N` inputs that are the same modulo N share a part of their weights while they are trained (inputs that come
once for each place of a biy); in the file they are added up.
"""

import argparse
import math
import struct
import sys
import time
from pathlib import Path

import numpy as np
import torch
import torch.nn.functional as F

sys.path.append(str(Path(__file__).resolve().parents[1]))
from checksum import checksum

VERSION = 1
UNIT, WEIGHT = 255, 64
MOST_ROW, MOST_WEIGHT = 1.2, 127 / 64


def read_rows(paths):
    """The sizes, and all rows as one array of 16-bit numbers."""
    sizes, parts = None, []
    for path in paths:
        with open(path, "rb") as file:
            name, *numbers = file.readline().split()
            numbers = tuple(map(int, numbers))
            if name != b"galdsrows" or sizes not in (None, numbers):
                raise ValueError(f"{path} has no rows, or others")
            sizes = numbers
            rows = np.frombuffer(file.read(), dtype="<i2")
        width = 2 * sizes[2] + 4
        parts.append(rows[: len(rows) // width * width].reshape(-1, width))
    return sizes, parts


def fit_scale(score, result):
    """The scale under which values foretell results best."""
    known = score.abs() < 25_000
    score, result = score[known][:500_000].float(), result[known][:500_000]
    loss = lambda scale: F.binary_cross_entropy_with_logits(score / scale, result).item()
    return min((round(40 * 1.05**step) for step in range(70)), key=loss)


class Net(torch.nn.Module):
    def __init__(self, inputs, kinds, width, factor):
        super().__init__()
        self.inputs, self.factor = inputs, factor
        self.rows = torch.nn.Parameter((torch.rand(inputs, width) - 0.5) * 0.2)
        self.shared = torch.nn.Parameter(torch.zeros(factor, width)) if factor else None
        self.bias = torch.nn.Parameter(torch.full((width,), 0.2))
        self.out = torch.nn.Linear(2 * width, kinds)
        torch.nn.init.uniform_(self.out.weight, -0.1, 0.1)
        torch.nn.init.zeros_(self.out.bias)

    def table(self):
        if self.shared is None:
            return self.rows
        return self.rows + self.shared.repeat(self.inputs // self.factor, 1)

    def forward(self, own, enemy, kind):
        table = F.pad(self.table(), (0, 0, 0, 1))
        sums = lambda inputs: F.embedding_bag(inputs, table, mode="sum", padding_idx=self.inputs)
        units = torch.cat([sums(own) + self.bias, sums(enemy) + self.bias], 1).clamp(0, 1) ** 2
        return self.out(units).gather(1, kind[:, None])[:, 0]

    @torch.no_grad()
    def clip(self):
        self.rows.clamp_(-MOST_ROW, MOST_ROW)
        self.out.weight.clamp_(-MOST_WEIGHT, MOST_WEIGHT)

    @torch.no_grad()
    def load(self, path, design):
        """Starts from the network in a file."""
        with open(path, "rb") as file:
            data = file.read()
        version, its, inputs, width, kinds, _, line = struct.unpack_from("<7I", data, 8)
        if (version, its, (inputs, width)) != (VERSION, design, tuple(self.rows.shape)):
            raise ValueError(f"{path} is no network of this shape")
        place = 36 + line
        first = np.frombuffer(data, "<i2", (inputs + 1) * width, place).reshape(-1, width)
        place += first.nbytes
        second = np.frombuffer(data, "<i2", kinds * 2 * width, place).reshape(kinds, -1)
        place += second.nbytes
        last = np.frombuffer(data, "<i4", kinds, place)
        as_like = lambda array, like: torch.from_numpy(array.astype("f4")).to(like)
        self.rows.copy_(as_like(first[:-1], self.rows) / UNIT)
        self.bias.copy_(as_like(first[-1], self.bias) / UNIT)
        self.out.weight.copy_(as_like(second, self.bias) / WEIGHT)
        self.out.bias.copy_(as_like(last, self.bias) / (UNIT * WEIGHT))

    @torch.no_grad()
    def write(self, path, design, scale, made):
        """Writes the file that `Network::read` reads."""
        whole = lambda tensor, unit: (tensor.float() * unit).round().cpu().numpy()
        table = self.table()
        line = made.encode()
        head = [VERSION, design, *table.shape, self.out.out_features, scale, len(line)]
        data = b"galdsinc" + struct.pack("<7I", *head) + line
        data += whole(table, UNIT).astype("<i2").tobytes()
        data += whole(self.bias, UNIT).astype("<i2").tobytes()
        weights = whole(self.out.weight, WEIGHT).clip(-127, 127)
        data += weights.astype("<i2").tobytes()
        data += whole(self.out.bias, UNIT * WEIGHT).astype("<i4").tobytes()
        with open(path, "wb") as file:
            file.write(data + struct.pack("<Q", checksum(data)))


@torch.no_grad()
def judge(net, examples):
    """How surprised the network is by targets and by results."""
    seen, target, result = examples
    judged = net(*seen)
    surprise = F.binary_cross_entropy_with_logits
    return surprise(judged, target).item(), surprise(judged, result).item()


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--rows", nargs="+", required=True)
    parser.add_argument("--out", required=True)
    parser.add_argument("--start", help="a network to start from")
    parser.add_argument("--width", type=int, default=64)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--batch", type=int, default=16384)
    parser.add_argument("--step", type=float, default=2e-3)
    parser.add_argument("--results", type=float, default=0.3, help="how much results count beside values")
    parser.add_argument("--factor", type=int, default=0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--made", default="")
    args = parser.parse_args()
    torch.manual_seed(args.seed)
    device = "cuda" if torch.cuda.is_available() else "cpu"
    (design, inputs, most, kinds), parts = read_rows(args.rows)
    # Games lie one after the other: the last fiftieth of each file shares no game with the rest, but one.
    parts = [torch.from_numpy(part.copy()).to(device) for part in parts]
    ends = [max(1, len(part) - len(part) // 50 - 1) for part in parts]
    split = [(part[:end], part[end:]) for part, end in zip(parts, ends)]
    fitted = [fit_scale(known[:, -3], known[:, -2].float() / 2) for known, _ in split]
    for (known, _), scale in zip(split, fitted):
        print(f"{len(known)} rows, scale {scale}", flush=True)
    with_scales = lambda which: (
        torch.cat([pair[which] for pair in split]),
        torch.cat([torch.full((len(pair[which]),), float(s), device=device) for pair, s in zip(split, fitted)]),
    )
    (train, scales), (test, test_scales) = with_scales(0), with_scales(1)

    def batch(rows, scales, chosen):
        rows, scales = rows[chosen], scales[chosen]
        own, enemy = rows[:, :most].int(), rows[:, most : 2 * most].int()
        result = rows[:, -2].float() / 2
        said = torch.sigmoid(rows[:, -3].float() / scales)
        return (own, enemy, rows[:, -4].long()), said + args.results * (result - said), result

    net = Net(inputs, kinds, args.width, args.factor).to(device)
    if args.start:
        net.load(args.start, design)
    optimiser = torch.optim.AdamW(net.parameters(), lr=args.step, weight_decay=1e-4, fused=device == "cuda")
    held = torch.arange(min(len(test), 200_000), device=device)
    start, steps, next_report = time.time(), 0, 10.0
    while (gone := time.time() - start) < args.seconds:
        share = gone / args.seconds
        rate = args.step * (0.01 + 0.99 * (1 + math.cos(math.pi * share)) / 2)
        rate *= min(1.0, (steps + 1) / 200)
        for group in optimiser.param_groups:
            group["lr"] = rate
        chosen = torch.randint(len(train), (args.batch,), device=device)
        seen, target, _ = batch(train, scales, chosen)
        loss = F.binary_cross_entropy_with_logits(net(*seen), target)
        optimiser.zero_grad(set_to_none=True)
        loss.backward()
        optimiser.step()
        net.clip()
        steps += 1
        if gone > next_report or steps == 1:
            next_report += 10
            to_target, to_result = judge(net, batch(test, test_scales, held))
            print(
                f"{gone:.0f} s, {steps} steps, {loss.item():.4f}, "
                f"held out {to_target:.4f}, results {to_result:.4f}",
                flush=True,
            )
    to_target, to_result = judge(net, batch(test, test_scales, held))
    said = torch.sigmoid(test[held, -3].float() / test_scales[held]).clamp(1e-4, 1 - 1e-4)
    by_search = F.binary_cross_entropy(said, test[held, -2].float() / 2).item()
    print(
        f"{args.out}: {len(train)} rows, {steps} steps, held out {to_target:.4f}; "
        f"results {to_result:.4f}, by the search {by_search:.4f}; scale {fitted[-1]}",
        flush=True,
    )
    net.write(args.out, design, fitted[-1], args.made)


if __name__ == "__main__":
    main()
