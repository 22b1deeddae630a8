"""Learns an evaluation from positions that `npm run bench -- learn --positions` has written, on an accelerator where there is one.

    python3 bench/learn.py --positions 'positions-*.f32' --inner 32 --outer 32 --results learnt.json

Needs PyTorch and numpy. It prints how well the winner is told in games kept back, beside the hand-made evaluation, and can be
stopped: it goes on with the epoch it was in. `bench learn --games 0 --results learnt.json --weights FILE` then writes the module.
"""

import argparse
import glob
import json
import os

import numpy
import torch
from torch.nn.functional import binary_cross_entropy_with_logits as loss_of

SEED = 13
# Games kept back: one in so many. All positions of a game go the same way, since they are much alike.
KEPT_BACK = 20
BATCH = 8192
# What the end says of a position, where it was foreseen what comes next: that says the rest.
BY_THE_END = 0.3
PACE, LEAST_PACE = 3e-3, 0.02


def read(pattern, device):
    """All positions of the files that match, those of games kept back apart, and how they are laid out."""
    laid_out, rows = None, []
    for file in sorted(glob.glob(pattern)):
        with open(file, "rb") as stream:
            header = json.loads(stream.readline())
            if laid_out not in (None, header):
                raise SystemExit(f"{file} is laid out otherwise than the others")
            laid_out = header
            width = header["before"] + header["whole"] + header["things"] * header["thing"]
            rows.append(numpy.frombuffer(stream.read(), dtype=numpy.float32).reshape(-1, width))
    if not rows:
        raise SystemExit(f"no file is called {pattern}")
    every = torch.tensor(numpy.concatenate(rows)).to(device)
    is_kept_back = every[:, 0] % KEPT_BACK == 0
    return every[~is_kept_back], every[is_kept_back], laid_out


class Net(torch.nn.Module):
    """The net of `packages/games/src/learnt.ts`."""

    def __init__(self, laid_out, inner, outer):
        super().__init__()
        self.laid_out = laid_out
        self.inner = torch.nn.Linear(laid_out["thing"], inner)
        self.outer = torch.nn.Linear(laid_out["whole"] + inner, outer)
        self.last = torch.nn.Linear(outer, 1)

    def forward(self, rows):
        before, whole, things = (self.laid_out[part] for part in ("before", "whole", "things"))
        seen = rows[:, before : before + whole]
        each = torch.relu(self.inner(rows[:, before + whole :].reshape(len(rows), things, -1)))
        # What is not there is all zeros, and yet moves neurons by what they do without it.
        is_there = torch.arange(things, device=rows.device) < rows[:, 3:4]
        together = (each * is_there.unsqueeze(2)).sum(1)
        return self.last(torch.relu(self.outer(torch.cat([seen, together], 1)))).squeeze(1)

    def parts(self):
        """In the order of `layoutOf`."""
        return [part for layer in (self.inner, self.outer, self.last) for part in (layer.weight, layer.bias)]

    def weights(self):
        return torch.cat([part.detach().flatten() for part in self.parts()]).tolist()

    def take(self, weights):
        """Begins with these."""
        torch.nn.utils.vector_to_parameters(torch.tensor(weights, device=self.last.bias.device), self.parts())


def loss_on(net, rows, told):
    with torch.no_grad():
        return loss_of(torch.cat([net(some) for some in rows.split(65536)]), told).item()


def main():
    words = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    words.add_argument("--positions", required=True)
    words.add_argument("--results", required=True)
    words.add_argument("--inner", type=int, default=32)
    words.add_argument("--outer", type=int, default=32)
    words.add_argument("--epochs", type=int, default=80)
    words.add_argument("--begin", help="the results of an earlier run with as many neurons, to go on from")
    words.add_argument("--pace", type=float, default=PACE)
    words.add_argument("--by-the-end", type=float, default=BY_THE_END, help="what the end says, where it was foreseen what comes next")
    said = words.parse_args()

    device = "cuda" if torch.cuda.is_available() else "cpu"
    rows, kept_back, laid_out = read(said.positions, device)
    ended = kept_back[:, 1].clone()
    # Positions written before there was foresight have no column for it: their end says all.
    if laid_out["before"] > 4:
        for some in (rows, kept_back):
            some[:, 1] = said.by_the_end * some[:, 1] + (1 - said.by_the_end) * some[:, 4]
    torch.manual_seed(SEED)
    net = Net(laid_out, said.inner, said.outer).to(device)
    steps = torch.optim.AdamW(net.parameters(), said.pace, weight_decay=1e-3)
    if said.begin:
        with open(said.begin, encoding="utf-8") as stream:
            net.take(json.load(stream)["weights"])
    progress, epoch = f"{said.results}.progress", 0
    if os.path.exists(progress):
        kept = torch.load(progress)
        net.load_state_dict(kept["net"])
        steps.load_state_dict(kept["steps"])
        epoch = kept["epoch"]

    hand_made = kept_back[:, 2].clamp(1e-6, 1 - 1e-6)
    told = torch.nn.functional.binary_cross_entropy(hand_made, kept_back[:, 1]).item()
    print(f"{len(rows)} positions, and {len(kept_back)} kept back, of which the hand-made evaluation loses {told:.4f}")
    for epoch in range(epoch, said.epochs):
        torch.manual_seed(SEED + epoch)
        for some in torch.randperm(len(rows), device=device).split(BATCH):
            for group in steps.param_groups:
                group["lr"] = said.pace * max(LEAST_PACE, 1 - epoch / said.epochs)
            steps.zero_grad(set_to_none=True)
            loss_of(net(rows[some]), rows[some, 1]).backward()
            steps.step()
        kept = {"net": net.state_dict(), "steps": steps.state_dict(), "epoch": epoch + 1}
        torch.save(kept, f"{progress}.new")
        os.replace(f"{progress}.new", progress)
        learnt, of_ends = loss_on(net, kept_back, kept_back[:, 1]), loss_on(net, kept_back, ended)
        print(f"epoch {epoch + 1} of {said.epochs}: log-loss {learnt:.4f}, of ends alone {of_ends:.4f}", flush=True)

    weights = net.weights()
    still = [0] * len(weights)
    with open(said.results, "w", encoding="utf-8") as stream:
        json.dump({"games": 0, "steps": 0, "weights": weights, "slope": still, "square": still}, stream)


if __name__ == "__main__":
    main()
