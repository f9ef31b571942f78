"""Trains the network of the Terra Mystica players.

    python3 train.py --out weights.json [--from weights.json] [--recorded PREFIX] [--rows PREFIX...]

Rows come from self-play.ts and recorded.ts. Of self-play the network learns what is still to come and the place; of
recorded games also that the turn people played is better than those they left out.
"""
import argparse, base64, json
import numpy as np
import torch
import torch.nn as nn
import torch.nn.functional as F

POINTS = 40  # one unit of the first output, as in network.ts
RANK_WARMTH = 1.5  # points: how sure people are taken to be of their turn

parser = argparse.ArgumentParser()
parser.add_argument('--out')
parser.add_argument('--from', dest='start')
parser.add_argument('--recorded')
parser.add_argument('--rows', nargs='*', default=[])
parser.add_argument('--features', type=int, required=True)
parser.add_argument('--hidden', type=int, nargs=2, default=[192, 32])
parser.add_argument('--passes', type=float, default=10)  # over the rows of self-play
parser.add_argument('--steps', type=int, default=1500)  # where there are recorded games only
parser.add_argument('--dropout', type=float, default=0.15)
parser.add_argument('--rate', type=float, default=1e-3)
parser.add_argument('--batch', type=int, default=4096)
parser.add_argument('--rank', type=float, default=0.05)
parser.add_argument('--decay', type=float, default=1e-4)
parser.add_argument('--seed', type=int, default=1)
parser.add_argument('--check', help='writes rows and what the weights of --from say of them, for network.test.ts')
asked = parser.parse_args()
torch.manual_seed(asked.seed)
np.random.seed(asked.seed)
device = 'cuda' if torch.cuda.is_available() else 'cpu'


def read(prefix):
    rows = np.fromfile(prefix + '.rows', dtype=np.float16).reshape(-1, asked.features)
    ends = np.fromfile(prefix + '.ends', dtype=np.float32).reshape(-1, 4)
    count = min(len(rows), len(ends))
    return torch.from_numpy(rows[:count]), torch.from_numpy(ends[:count])


class Value(nn.Module):
    def __init__(self, hidden):
        super().__init__()
        self.first = nn.Linear(asked.features, hidden[0])
        self.second = nn.Linear(hidden[0], hidden[1])
        self.third = nn.Linear(hidden[1], 2)

    def forward(self, x):
        first = F.dropout(F.relu(self.first(x)), asked.dropout, self.training)
        return self.third(F.relu(self.second(first)))


def unpack(text):
    weights = json.loads(text)
    hidden = weights['hidden']
    net = Value(hidden)
    known = weights['features']  # what was added since counts for nothing at first
    numbers = np.frombuffer(base64.b64decode(weights['data']), dtype='<i2').astype(np.float32)
    at = 0
    for layer, (linear, size_in) in enumerate([(net.first, known), (net.second, hidden[0]), (net.third, hidden[1])]):
        size_out = linear.out_features
        part = numbers[at:at + size_in * size_out] * weights['scales'][2 * layer]
        shape = part.reshape(size_out, size_in) if layer == 2 else part.reshape(size_in, size_out).T
        if layer == 0:
            shape = np.pad(shape, [(0, 0), (0, asked.features - known)])
        linear.weight.data = torch.from_numpy(np.ascontiguousarray(shape))
        at += size_in * size_out
        linear.bias.data = torch.from_numpy(numbers[at:at + size_out] * weights['scales'][2 * layer + 1])
        at += size_out
    return net


def pack(net, about):
    parts, scales = [], []
    for layer, linear in enumerate([net.first, net.second, net.third]):
        weight = linear.weight.detach().cpu().numpy()
        for numbers in [weight.reshape(-1) if layer == 2 else np.ascontiguousarray(weight.T).reshape(-1), linear.bias.detach().cpu().numpy()]:
            scale = max(float(np.abs(numbers).max()), 1e-6) / 32767
            scales.append(scale)
            parts.append(np.round(numbers / scale).astype('<i2').tobytes())
    return {
        'features': asked.features,
        'hidden': [net.first.out_features, net.second.out_features],
        'made': about,
        'scales': scales,
        'data': base64.b64encode(b''.join(parts)).decode(),
    }


net = (unpack(open(asked.start).read()) if asked.start else Value(asked.hidden)).to(device)
if asked.check:
    net.eval()
    cases = []
    for _ in range(24):
        row = torch.zeros(asked.features)
        on = sorted(np.random.choice(asked.features, 120, replace=False).tolist())
        row[on] = torch.from_numpy(np.random.choice([0.125, 0.25, 0.5, 0.75, 1.0, 1.25, -0.5], len(on)).astype(np.float32))
        with torch.no_grad():
            points, place = net(row[None].to(device))[0].cpu()
        cases.append({'on': [[k, float(row[k])] for k in on], 'points': float(points) * POINTS, 'place': float(torch.sigmoid(place))})
    json.dump(cases, open(asked.check, 'w'))
    raise SystemExit
sets = [read(prefix) for prefix in asked.rows]
X = torch.cat([rows for rows, _ in sets]).to(device) if sets else None
Y = torch.cat([ends for _, ends in sets]).to(device) if sets else None
test = None
if sets:
    # whole games are kept back, by their number
    held = (Y[:, 2].long() % 20) == 0
    test = held.nonzero().squeeze(1)
    train = (~held).nonzero().squeeze(1)

groups = None
if asked.recorded:
    RX, RY = read(asked.recorded)
    RX, RY = RX.to(device), RY.to(device)
    turn = RY[:, 2].long()
    first = torch.nonzero(RY[:, 3] == 1).squeeze(1)
    sizes = torch.diff(torch.cat([first, torch.tensor([len(RX)], device=device)]))
    many = sizes > 1
    first, sizes = first[many], sizes[many]
    most = int(sizes.max())
    held_turns = torch.arange(len(first), device=device) > len(first) * 0.95
    groups = (first[~held_turns], sizes[~held_turns])
    held_groups = (first[held_turns], sizes[held_turns])


def rank_loss(first, sizes, shown=None):
    # the played turn, and all of the others or some drawn by lot
    if shown is None:
        columns = torch.arange(most, device=device)[None, :].expand(len(first), most)
    else:
        lots = torch.rand(len(first), shown, device=device) * (sizes[:, None] - 1)
        columns = torch.cat([torch.zeros(len(first), 1, dtype=torch.long, device=device), 1 + lots.long()], 1)
    mask = columns < sizes[:, None]
    index = torch.where(mask, first[:, None] + columns, first[:, None])
    said = net(RX[index.reshape(-1)].float()).reshape(len(first), -1, 2)
    ends = RY[index]
    logits = (said[:, :, 0] - ends[:, :, 0]) * (POINTS / RANK_WARMTH)
    logits = logits.masked_fill(~mask, -1e9)
    rank = F.cross_entropy(logits, torch.zeros(len(first), dtype=torch.long, device=device))
    value = F.smooth_l1_loss(said[:, 0, 0], ends[:, 0, 0], beta=0.3)
    right = (logits.argmax(1) == 0).float().mean()
    return rank, value, right


optimizer = torch.optim.AdamW(net.parameters(), lr=asked.rate, weight_decay=asked.decay)
steps = int(asked.passes * len(train) / asked.batch) if sets else asked.steps
for step in range(steps):
    share = step / steps
    for group in optimizer.param_groups:
        group['lr'] = asked.rate * min(1, 0.05 + 30 * share) * (0.5 + 0.5 * np.cos(np.pi * share))
    loss = 0
    if sets:
        pick = train[torch.randint(len(train), (asked.batch,), device=device)]
        said, ends = net(X[pick].float()), Y[pick]
        loss = F.smooth_l1_loss(said[:, 0], ends[:, 0], beta=0.3) + 0.2 * F.binary_cross_entropy_with_logits(said[:, 1], ends[:, 1])
    if groups and (asked.rank > 0 or not sets):
        first, sizes = groups
        pick = torch.randint(len(first), (asked.batch // 16,), device=device)
        rank, value, _ = rank_loss(first[pick], sizes[pick], 15)
        loss = loss + asked.rank * rank + (0 if sets else 1.0) * value
    optimizer.zero_grad()
    loss.backward()
    optimizer.step()

report = {'steps': steps, 'device': device}
net.eval()
with torch.no_grad():
    if sets:
        said = torch.cat([net(X[part].float()) for part in test.split(65536)])
        report['rows'] = len(X)
        report['error'] = round(float((said[:, 0] - Y[test][:, 0]).abs().mean() * POINTS), 3)
        report['spread'] = round(float((Y[test][:, 0] - Y[test][:, 0].mean()).abs().mean() * POINTS), 3)
    if groups:
        rank, value, right = rank_loss(*held_groups)
        report['people'] = {'rank': round(float(rank), 3), 'first': round(float(right), 3)}
about = {'command': 'training/terra-mystica/run.sh', **report}
json.dump(pack(net, about), open(asked.out, 'w'))
print(json.dumps(report))
