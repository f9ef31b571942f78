"""Trains the network of the Dominion players.

    python3 train.py --out weights.json --rows PREFIX... [--from weights.json --self-play PREFIX...]

Rows come from games.ts, and from self-play.ts. Of each position the network learns the share of wins, the lead and the turns that are left. What
a card is comes from its features alone; whole kingdoms are kept back to see what was learnt.
"""
import argparse, json, time
import numpy as np
import torch
import torch.nn as nn
import torch.nn.functional as F
from packing import kept_back, load, packed, unpack

KINDS, SCALARS, ENDS = 64, 17, 3  # as in games.ts
LEAD, TURNS = 12, 10  # one unit of the second and third output, as in network.ts
CHANNELS = 9  # mine, theirs and the supply, three ways to count each

parser = argparse.ArgumentParser()
parser.add_argument('--out')
parser.add_argument('--from', dest='start')
parser.add_argument('--rows', nargs='*', default=[])
parser.add_argument('--self-play', nargs='*', default=[])
parser.add_argument('--share', type=float, default=0.15, help='how much of what is learnt comes from self-play')
parser.add_argument('--features', type=int, required=True)
parser.add_argument('--sizes', type=int, nargs=4, default=[64, 32, 96, 32])
parser.add_argument('--passes', type=float, default=12)
parser.add_argument('--seconds', type=float, default=500)
parser.add_argument('--rate', type=float, default=2e-3)
parser.add_argument('--batch', type=int, default=4096)
parser.add_argument('--decay', type=float, default=1e-3)
parser.add_argument('--hidden-features', type=float, default=0.1, help='share of features of a card that are hidden in a step')
parser.add_argument('--seed', type=int, default=1)
parser.add_argument('--check', help='writes positions and what the weights of --from say of them, for network.test.ts')
asked = parser.parse_args()
torch.manual_seed(asked.seed)
np.random.seed(asked.seed)
device = 'cuda' if torch.cuda.is_available() else 'cpu'


class Value(nn.Module):
    def __init__(self, sizes):
        super().__init__()
        inner, card, first, second = sizes
        self.card1 = nn.Linear(asked.features, inner)
        self.card2 = nn.Linear(inner, card)
        self.channels = nn.Linear(CHANNELS * card, first, bias=False)
        self.scalars = nn.Linear(SCALARS, first)
        self.second = nn.Linear(first, second)
        self.third = nn.Linear(second, 3)

    def layers(self):
        return [self.card1, self.card2, self.channels, self.scalars, self.second, self.third]

    def forward(self, cards, kingdom, counts, scalars, hide=0.0):
        """cards: kingdoms × kinds × (features and whether it is in the supply); counts: rows × 3 × kinds."""
        features, offered = cards[..., :-1], cards[..., -1]
        if hide:
            features = features * (torch.rand(features.shape[:1] + (1,) + features.shape[2:], device=features.device) > hide)
        said = F.relu(self.card2(F.relu(self.card1(features))))[kingdom]
        offered = offered[kingdom]
        mine, theirs, left = counts[:, 0], counts[:, 1], counts[:, 2]
        ways = []
        for owned in (mine, theirs):
            ways += [owned / 5, owned / owned.sum(1, keepdim=True).clamp(min=1), owned.clamp(max=1)]
        ways += [left / 10, offered * (left == 0), offered]
        pooled = torch.bmm(torch.stack(ways, 1), said).flatten(1)
        first = F.relu(self.channels(pooled) + self.scalars(scalars))
        return self.third(F.relu(self.second(first)))


record = np.dtype([('counts', 'u1', (3, KINDS)), ('scalars', '<f4', SCALARS), ('ends', '<f4', ENDS), ('kingdom', '<u4')])


def read(prefixes):
    rows, cards, before = [], [], 0
    for prefix in prefixes:
        mine = np.fromfile(prefix + '.rows', dtype=record)
        raw = np.fromfile(prefix + '.cards', dtype='<f4').reshape(-1, KINDS * (asked.features + 1))
        mine['kingdom'] += before
        features = raw[:, :KINDS * asked.features].reshape(-1, KINDS, asked.features)
        cards.append(np.concatenate([features, raw[:, KINDS * asked.features:].reshape(-1, KINDS, 1)], 2))
        rows.append(mine)
        before += len(raw)
    return np.concatenate(rows), np.concatenate(cards)


net = Value(load(asked.start)['sizes'] if asked.start else asked.sizes)
if asked.start:
    unpack(load(asked.start), net.layers())
net = net.to(device)
if asked.check:
    cases = []
    net.eval()
    for _ in range(4):
        kinds = 20
        features = np.round(np.random.rand(kinds, asked.features) * (np.random.rand(kinds, asked.features) < 0.06) * 8) / 8
        counts = np.zeros((3, kinds))
        counts[:2] = np.random.randint(0, 6, (2, kinds)) * (np.random.rand(2, kinds) < 0.5)
        counts[2] = np.random.randint(0, 11, kinds)
        scalars = np.round(np.random.rand(SCALARS) * 16) / 16
        cards = torch.tensor(np.concatenate([features, np.ones((kinds, 1))], 1), dtype=torch.float32)[None]
        with torch.no_grad():
            said = net(cards.to(device), torch.zeros(1, dtype=torch.long, device=device), torch.tensor(counts[None], dtype=torch.float32, device=device),
                       torch.tensor(scalars[None], dtype=torch.float32, device=device))[0].cpu()
        sparse = [[[int(i), float(row[i])] for i in np.nonzero(row)[0]] for row in features]
        cases.append({'cards': sparse, 'mine': counts[0].tolist(), 'theirs': counts[1].tolist(), 'left': counts[2].tolist(), 'scalars': scalars.tolist(),
                      'win': float(torch.sigmoid(said[0])), 'lead': float(said[1]) * LEAD, 'turns': float(said[2]) * TURNS})
    json.dump(cases, open(asked.check, 'w'))
    raise SystemExit

rows, cards = read(asked.rows + asked.self_play)
C = torch.from_numpy(cards).to(device)
counts = torch.from_numpy(rows['counts'].copy()).to(device)
scalars = torch.from_numpy(rows['scalars'].copy()).to(device)
ends = torch.from_numpy(rows['ends'].copy()).to(device)
kingdom = torch.from_numpy(rows['kingdom'].astype(np.int64)).to(device)
held = kept_back(cards).to(device)[kingdom]
searched = torch.arange(len(rows), device=device) >= sum(len(read([prefix])[0]) for prefix in asked.rows)
sources = {name: (of & ~held).nonzero().squeeze(1) for name, of in (('games', ~searched), ('self-play', searched)) if bool(of.any())}
shares = {'games': 1 - asked.share if asked.self_play else 1, 'self-play': asked.share}


def drawn():
    """Rows to learn from: as many of each source as it has a share."""
    return torch.cat([of[torch.randint(len(of), (int(asked.batch * shares[name]),), device=device)] for name, of in sources.items()])


def batch(pick):
    numbers = counts[pick].float()
    numbers[:, 2] /= 2  # halves, since piles of several kinds are shared
    return kingdom[pick], numbers, scalars[pick]


def losses(said, of):
    won = F.binary_cross_entropy_with_logits(said[:, 0], of[:, 0])
    lead = F.smooth_l1_loss(said[:, 1], of[:, 1] / LEAD)
    turns = F.smooth_l1_loss(said[:, 2], of[:, 2] / TURNS)
    return won + 0.5 * lead + 0.2 * turns


def found():
    """How far it is off in kingdoms kept back, of each source."""
    return {name: found_of((held & (searched == (name == 'self-play'))).nonzero().squeeze(1)) for name in sources}


def found_of(test):
    if len(test) < 2:
        return {}
    net.eval()
    with torch.no_grad():
        said = torch.cat([net(C, *batch(pick)) for pick in test.split(8192)])
    of = ends[test]
    win = torch.sigmoid(said[:, 0])
    net.train()
    return {
        'squared error of wins': round(float(((win - of[:, 0]) ** 2).mean()), 4),
        'spread of wins': round(float(of[:, 0].var()), 4),
        'error of leads': round(float((said[:, 1] * LEAD - of[:, 1]).abs().mean()), 2),
        'spread of leads': round(float((of[:, 1] - of[:, 1].mean()).abs().mean()), 2),
        'error of turns': round(float((said[:, 2] * TURNS - of[:, 2]).abs().mean()), 2),
    }


optimizer = torch.optim.AdamW(net.parameters(), lr=asked.rate, weight_decay=asked.decay)
began = time.time()
steps = max(1, int(asked.passes * int((~held).sum()) / asked.batch))
step = 0
if asked.start:
    print('before', json.dumps(found()), flush=True)
while True:
    share = max(step / steps, (time.time() - began) / asked.seconds)
    if share >= 1:
        break
    for group in optimizer.param_groups:
        group['lr'] = asked.rate * min(1, 0.05 + 30 * share) * (0.5 + 0.5 * np.cos(np.pi * share))
    pick = drawn()
    loss = losses(net(C, *batch(pick), hide=asked.hidden_features), ends[pick])
    optimizer.zero_grad()
    loss.backward()
    optimizer.step()
    step += 1
    if step % 2000 == 0:
        print(step, round(float(loss), 4), json.dumps(found()), flush=True)

report = {'steps': step, 'rows': len(rows), 'kingdoms': len(cards), 'found': found()}
weights = {'features': asked.features, 'scalars': SCALARS, 'sizes': asked.sizes, 'made': {'command': f"training/dominion/run.sh {'self-play' if asked.self_play else 'value'}", **report}}
json.dump({**weights, **packed(net.layers())}, open(asked.out, 'w'))
print(json.dumps(report))
