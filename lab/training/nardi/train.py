"""Trains a network of Nardi on labelled positions while more of them are being made.

    python3 train.py --kind contact --rows FOLDER --networks FOLDER --hidden 512,32 --seconds 540

The labeller (`nardi_lab label`) writes chunks `KIND-NNNNN.rows` into one folder and reads the networks
from the other before each chunk; this trainer takes in chunks as they come, learns from them all the
time and writes the network every few seconds. So labels get better while the network does. In the last
part of the time the step size falls to zero: that network is the result.

A row is 2 bytes a number: the inputs as half floats, then five chances as parts of 65535. Half of the
examples of each batch come from the newest third of the chunks; the oldest are dropped one by one.
"""

import argparse
import copy
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

OUTPUTS = 5
VERSION, DESIGN = 2, 2
ACTIVATIONS = {"softsign": (0, nn.Softsign), "relu": (1, nn.ReLU)}
# What the five chances count in the equity: win, gammons and backgammons won and lost.
EQUITY = (2.0, 1.0, 1.0, -1.0, -1.0)


def linear_layers(model):
    return [layer for layer in model if isinstance(layer, nn.Linear)]


def write_network(model, activation, made, path):
    """Writes the file that `Network::read` reads; a reader never sees half of one."""
    layers = linear_layers(model)
    sizes = [layers[0].in_features] + [layer.out_features for layer in layers]
    line = made.encode()
    head = [VERSION, DESIGN, ACTIVATIONS[activation][0], len(sizes), *sizes, len(line)]
    data = b"galdsnet" + struct.pack(f"<{len(head)}I", *head) + line
    for layer in layers:
        weights = layer.weight.detach().float().t().contiguous().cpu().numpy()
        data += weights.astype("<f4").tobytes()
        data += layer.bias.detach().float().cpu().numpy().astype("<f4").tobytes()
    data += struct.pack("<Q", checksum(data))
    with open(path + ".part", "wb") as file:
        file.write(data)
    os.replace(path + ".part", path)


def read_network(path):
    """The sizes, activation and weights of a network file."""
    with open(path, "rb") as file:
        data = file.read()
    version, design, activation, count = struct.unpack_from("<4I", data, 8)
    if data[:8] != b"galdsnet" or (version, design) != (VERSION, DESIGN):
        raise ValueError(f"{path} is no network of this version")
    sizes = struct.unpack_from(f"<{count}I", data, 24)
    (line,) = struct.unpack_from("<I", data, 24 + 4 * count)
    numbers = np.frombuffer(data, "<f4", offset=28 + 4 * count + line, count=sum(
        (a + 1) * b for a, b in zip(sizes, sizes[1:])))
    name = next(name for name, (code, _) in ACTIVATIONS.items() if code == activation)
    return list(sizes), name, numbers


def make_model(sizes, activation):
    layers = []
    for inputs, outputs in zip(sizes, sizes[1:]):
        layers += [nn.Linear(inputs, outputs), ACTIVATIONS[activation][1]()]
    return nn.Sequential(*layers[:-1])


def load_weights(model, numbers):
    place = 0
    with torch.no_grad():
        for layer in linear_layers(model):
            for tensor in (layer.weight.t(), layer.bias):
                part = numbers[place:place + tensor.numel()].reshape(tensor.shape)
                tensor.copy_(torch.from_numpy(part.copy()))
                place += tensor.numel()


class Store:
    """The chunks that have come so far, on the device."""

    def __init__(self, pattern, device, most):
        self.pattern, self.device, self.most = pattern, device, most
        self.taken, self.chunks, self.held = set(), [], None
        self.total = 0

    def take_in(self):
        """Takes in chunks that were not there before; the first one's last rows are held out."""
        came = False
        for path in sorted(glob.glob(self.pattern)):
            if path in self.taken:
                continue
            self.taken.add(path)
            rows = np.fromfile(path, "<u2")
            if rows.size == 0:
                continue
            rows = rows.reshape(-1, self.inputs + OUTPUTS)
            rows = torch.from_numpy(rows.view("<i2")).to(self.device)
            self.total += len(rows)
            # The newest chunk has the best labels: the error is measured on a part of it that is
            # learnt from only later.
            cut = max(len(rows) // 50, 1)
            self.held = rows[:cut]
            self.chunks.append(rows)
            came = True
        while sum(map(len, self.chunks)) > self.most and len(self.chunks) > 3:
            self.chunks.pop(0)
        if came:
            self.all = torch.cat(self.chunks)
            newest = self.chunks[-max(1, len(self.chunks) // 3):]
            self.fresh = sum(map(len, newest))
        return came

    def batch(self, size):
        """Half from all rows, half from the newest third of the chunks."""
        count = len(self.all)
        old = torch.randint(0, count, (size // 2,), device=self.device)
        new = torch.randint(count - self.fresh, count, (size - size // 2,), device=self.device)
        return self.split(self.all[torch.cat([old, new])])

    def split(self, rows):
        inputs = rows[:, :self.inputs].view(torch.float16).float()
        chances = (rows[:, self.inputs:].int() & 0xFFFF).float() / 65535.0
        return inputs, chances


def loss_of(model, inputs, chances, equity):
    """The error of the equity, and of each chance by itself, squared."""
    wrong = torch.sigmoid(model(inputs)) - chances
    error = (wrong @ equity).square().mean()
    return error + 0.5 * wrong.square().sum(1).mean(), error


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--kind", required=True)
    parser.add_argument("--rows", required=True)
    parser.add_argument("--networks", required=True)
    parser.add_argument("--start", help="a network to go on from")
    parser.add_argument("--hidden", default="512,32")
    parser.add_argument("--activation", default="relu", choices=ACTIVATIONS)
    parser.add_argument("--inputs", type=int, default=292)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--anneal", type=float, default=0.3, help="part of the time in which the step falls")
    parser.add_argument("--every", type=float, default=10, help="seconds between networks")
    parser.add_argument("--first", type=float, default=0, help="seconds before the first network is handed out")
    parser.add_argument("--batch", type=int, default=16384)
    parser.add_argument("--step", type=float, default=1e-3)
    parser.add_argument("--most", type=int, default=60_000_000)
    parser.add_argument("--passes", type=float, default=100, help="wait for more rows after so many passes")
    parser.add_argument("--name", default="")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()

    torch.manual_seed(args.seed)
    device = "cuda" if torch.cuda.is_available() else "cpu"
    torch.backends.cuda.matmul.allow_tf32 = True
    if args.start:
        sizes, activation, numbers = read_network(args.start)
        model = make_model(sizes, activation)
        load_weights(model, numbers)
    else:
        sizes = [args.inputs, *map(int, args.hidden.split(",")), OUTPUTS]
        activation = args.activation
        model = make_model(sizes, activation)
    model = model.to(device)
    mean = copy.deepcopy(model)
    equity = torch.tensor(EQUITY, device=device)
    optimizer = torch.optim.AdamW(
        model.parameters(), lr=args.step, betas=(0.9, 0.99), weight_decay=1e-4,
        fused=device == "cuda")
    store = Store(os.path.join(args.rows, args.kind + "-*.rows"), device, args.most)
    store.inputs = sizes[0]
    out = os.path.join(args.networks, args.kind + ".net")

    begun = time.time()
    written, steps, drawn = begun, 0, 0
    while not store.take_in():
        if time.time() - begun > args.seconds:
            raise SystemExit("no rows came")
        time.sleep(0.2)
    while (passed := time.time() - begun) < args.seconds:
        left = 1 - passed / args.seconds
        rate = args.step
        if left < args.anneal:
            rate *= 0.5 - 0.5 * math.cos(math.pi * left / args.anneal)
        rate *= min(1.0, (steps + 1) / 200)
        for group in optimizer.param_groups:
            group["lr"] = rate
        if drawn > args.passes * store.total and left > 0.1:
            time.sleep(0.5)
            store.take_in()
            continue
        drawn += args.batch
        inputs, chances = store.batch(args.batch)
        loss, _ = loss_of(model, inputs, chances, equity)
        optimizer.zero_grad(set_to_none=True)
        loss.backward()
        optimizer.step()
        steps += 1
        # A running mean of the weights takes the noise of the steps out.
        keep = min(0.999, steps / (steps + 10))
        with torch.no_grad():
            torch._foreach_lerp_(list(mean.parameters()), list(model.parameters()), 1 - keep)
        if time.time() - written > args.every:
            written = time.time()
            store.take_in()
            report(args, store, mean, equity, passed, steps, rate)
            if passed > args.first:
                write_network(mean, activation, args.name, out)
    report(args, store, mean, equity, args.seconds, steps, 0.0)
    if activation == "relu":
        pair_units(mean, store.batch(32768)[0])
        report(args, store, mean, equity, args.seconds, steps, 0.0)
    write_network(mean, activation, args.name, out)


def pair_units(model, inputs):
    """Puts units of the first layer that are mostly active together side by side.

    The network computes the same as before, but the engine, which leaves out pairs of units that are zero, leaves out more.
    """
    first, second = linear_layers(model)[:2]
    with torch.no_grad():
        active = (first(inputs) > 0).float()
        alone = active.sum(0)
        apart = alone[:, None] + alone[None, :] - 2 * (active.t() @ active)
        apart.fill_diagonal_(math.inf)
        order = []
        for unit in torch.argsort(alone, descending=True).tolist():
            if unit in order:
                continue
            other = apart[unit].argmin().item()
            order += [unit, other]
            apart[:, [unit, other]] = math.inf
        first.weight.copy_(first.weight[order])
        first.bias.copy_(first.bias[order])
        second.weight.copy_(second.weight[:, order])


def report(args, store, mean, equity, passed, steps, rate):
    with torch.no_grad():
        error = loss_of(mean, *store.split(store.held), equity)[1].item()
        known = store.all[torch.randint(0, len(store.all), (50000,), device=store.all.device)]
        seen = loss_of(mean, *store.split(known), equity)[1].item()
    print(f"{args.kind} {passed:6.0f} s, {steps} steps of {args.batch}, {store.total} rows, step {rate:.2e}: "
          f"error of equity {math.sqrt(error):.5f} newest, {math.sqrt(seen):.5f} all", flush=True)


if __name__ == "__main__":
    main()
