"""Trains the policy of the Dominion players.

    python3 train_policy.py --out policy.json --decisions PREFIX... [--from policy.json]

Decisions come from decisions.ts, each with what its answers are worth in imagined games. The network gives every option a number; an
answer has the sum of its options, and the answers of a decision learn the shares of a softmax over what they are worth. What a card
is comes from its features alone; whole kingdoms are kept back to see what was learnt.
"""
import argparse, json, time
import numpy as np
import torch
import torch.nn as nn
import torch.nn.functional as F
from packing import kept_back, load, packed, unpack

KINDS, PROGRAMS, OPTIONS, ANSWERS = 64, 96, 24, 16  # as in decisions.ts
SCALARS, ASKED, DEEDS, OPTION_NUMBERS = 29, 13, 54, 16  # as in moment.ts
WEIGHT = 32  # as in decisions.ts
WAYS = 12  # mine, theirs and the supply, three ways to count each; hand, play, and the card that asks
WISHED = [3, 6]  # numbers of an option that tell what the menu wishes
NAMES = ['over', 'action', 'buy', 'pick', 'gain', 'may', 'choose', 'name', 'trigger', 'order', 'position', 'night', 'amount']

parser = argparse.ArgumentParser()
parser.add_argument('--out')
parser.add_argument('--from', dest='start')
parser.add_argument('--decisions', nargs='*', default=[])
parser.add_argument('--features', type=int, default=207)
parser.add_argument('--sizes', type=int, nargs=5, default=[96, 48, 128, 64, 32])
parser.add_argument('--passes', type=float, default=10)
parser.add_argument('--seconds', type=float, default=150)
parser.add_argument('--rate', type=float, default=2e-3)
parser.add_argument('--batch', type=int, default=4096)
parser.add_argument('--decay', type=float, default=1e-3)
parser.add_argument('--sharpness', type=float, default=0.03, help='the difference in worth by which an answer is e times as likely')
parser.add_argument('--hidden-features', type=float, default=0.1, help='share of features of a card that are hidden in a step')
parser.add_argument('--hidden-wishes', type=float, default=0.2, help='share of decisions in which it is not told what the menu wishes')
parser.add_argument('--seed', type=int, default=1)
parser.add_argument('--check', help='writes moments and what the weights of --from say of them, for policy.test.ts')
asked = parser.parse_args()
torch.manual_seed(asked.seed)
np.random.seed(asked.seed)
device = 'cuda' if torch.cuda.is_available() else 'cpu'


class Policy(nn.Module):
    def __init__(self, sizes):
        super().__init__()
        inner, card, first, hidden, second = sizes
        self.card1 = nn.Linear(asked.features, inner)
        self.card2 = nn.Linear(inner, card)
        self.ways = nn.Linear(WAYS * card, first, bias=False)
        self.numbers = nn.Linear(SCALARS + ASKED + DEEDS, first)
        self.state = nn.Linear(first, hidden, bias=False)
        self.does = nn.Linear(card, hidden, bias=False)
        self.option = nn.Linear(OPTION_NUMBERS, hidden)
        self.second = nn.Linear(hidden, second)
        self.score = nn.Linear(second, 1)

    def layers(self):
        return [self.card1, self.card2, self.ways, self.numbers, self.state, self.does, self.option, self.second, self.score]

    def forward(self, programs, moment, hide=0.0):
        """programs: kingdoms × rows × (features and whether it is in the supply); the score of every option."""
        features, offered = programs[..., :-1], programs[..., -1]
        if hide:
            features = features * (torch.rand(features.shape[:1] + (1,) + features.shape[2:], device=features.device) > hide)
        said = F.relu(self.card2(F.relu(self.card1(features))))[moment['kingdom']]
        offered = offered[moment['kingdom']][:, :KINDS]
        mine, theirs, left, hand, play = moment['counts'].unbind(1)
        ways = []
        for owned in (mine, theirs):
            ways += [owned / 5, owned / owned.sum(1, keepdim=True).clamp(min=1), owned.clamp(max=1)]
        ways += [left / 10, offered * (left == 0), offered, hand / 3, play / 3]
        pooled = torch.bmm(torch.stack(ways, 1), said[:, :KINDS])
        asker = gathered(said, moment['asker'][:, None])
        pooled = torch.cat([pooled, asker], 1).flatten(1)
        numbers = torch.cat([moment['numbers'], one_hot(moment['asked'], ASKED), one_hot(moment['deed'], DEEDS)], 1)
        first = F.relu(self.ways(pooled) + self.numbers(numbers))
        inner = self.state(first)[:, None] + self.does(gathered(said, moment['does'])) + self.option(moment['options'])
        return self.score(F.relu(self.second(F.relu(inner))))[..., 0]


def gathered(said, rows):
    """The rows of a kingdom by their numbers; zeros where there is none (255)."""
    there = rows < said.shape[1]
    found = said.gather(1, (rows * there)[..., None].expand(-1, -1, said.shape[2]))
    return found * there[..., None]


def one_hot(numbers, size):
    return F.one_hot(numbers.clamp(max=size), size + 1)[:, :size].float()


def report_of(net, about):
    return {'features': asked.features, 'sizes': asked.sizes, 'made': about, **packed(net.layers())}


record = np.dtype([('counts', 'u1', (5, KINDS)), ('asked', 'u1'), ('asker', 'u1'), ('options', 'u1'), ('answers', 'u1'), ('deed', 'u1'),
                   ('rest', 'u1', 3), ('does', 'u1', OPTIONS), ('numbers', '<f4', SCALARS), ('features', '<f4', (OPTIONS, OPTION_NUMBERS)),
                   ('weights', 'u1', (ANSWERS, OPTIONS)), ('worth', '<f4', (2, ANSWERS)), ('kingdom', '<u4')])


def read(prefixes):
    rows, programs, before = [], [], 0
    for prefix in prefixes:
        mine = np.fromfile(prefix + '.decisions', dtype=record)
        raw = np.fromfile(prefix + '.programs', dtype='<f4').reshape(-1, PROGRAMS * (asked.features + 1))
        mine['kingdom'] += before
        features = raw[:, :PROGRAMS * asked.features].reshape(-1, PROGRAMS, asked.features)
        programs.append(np.concatenate([features, raw[:, PROGRAMS * asked.features:].reshape(-1, PROGRAMS, 1)], 2))
        rows.append(mine)
        before += len(raw)
    return np.concatenate(rows), np.concatenate(programs)


net = Policy(load(asked.start)['sizes'] if asked.start else asked.sizes)
if asked.start:
    unpack(load(asked.start), net.layers())
net = net.to(device)
rows, programs = read(asked.decisions)
P = torch.from_numpy(programs).to(device)
D = {name: torch.from_numpy(np.ascontiguousarray(rows[name])).to(device) for name in record.names if name not in ('rest', 'kingdom')}
D['kingdom'] = torch.from_numpy(rows['kingdom'].astype(np.int64)).to(device)


def moments(pick, hide_wishes=0.0):
    counts = D['counts'][pick].float()
    counts[:, 2] /= 2  # halves, since piles of several kinds are shared
    options = D['features'][pick].clone()
    if hide_wishes:
        hidden = torch.rand(len(pick), device=device) < hide_wishes
        for number in WISHED:
            options[..., number] *= ~hidden[:, None]
    return {'counts': counts, 'options': options, 'numbers': D['numbers'][pick], 'kingdom': D['kingdom'][pick],
            **{name: D[name][pick].long() for name in ('asked', 'asker', 'deed', 'does')}}


def answers(pick, scores):
    """The number of every answer; far below all others where there is none."""
    sums = torch.bmm(D['weights'][pick].float() / WEIGHT, scores[..., None])[..., 0]
    there = torch.arange(ANSWERS, device=device)[None] < D['answers'][pick].long()[:, None]
    return sums.masked_fill(~there, -1e9), there


if asked.check:
    cases = []
    for i in np.random.choice(len(rows), 6, replace=False):
        with torch.no_grad():
            pick = torch.tensor([i], device=device)
            scores = net(P, moments(pick))[0].cpu()
        row, cards = rows[i], programs[rows[i]['kingdom']]
        sparse = [[[int(j), round(float(card[j]), 4)] for j in np.nonzero(card[:-1])[0]] for card in cards]
        while not sparse[-1]:
            sparse.pop()
        count = int(row['options'])
        cases.append({'cards': sparse, 'supply': np.nonzero(cards[:, -1])[0].tolist(), 'counts': row['counts'].tolist(), 'asked': int(row['asked']),
                      'deed': int(row['deed']), 'asker': int(row['asker']), 'numbers': row['numbers'].tolist(), 'does': row['does'][:count].tolist(),
                      'options': row['features'][:count].tolist(), 'scores': scores[:count].tolist()})
    json.dump(cases, open(asked.check, 'w'))
    raise SystemExit

held = kept_back(programs).to(device)[D['kingdom']]
test, train = held.nonzero().squeeze(1), (~held).nonzero().squeeze(1)


def found():
    """Of kingdoms kept back, by question: what is gained over the menu's answer (the first) by the best of the policy, by the best of half of the
    imagined games, and by the best of those among the four that the policy thinks most of; measured by the games of the other half."""
    net.eval()
    with torch.no_grad():
        said = torch.cat([answers(pick, net(P, moments(pick)))[0] for pick in test.split(4096)])
    there = said > -1e8
    half = D['worth'][test, 1].masked_fill(~there, -1e9)
    rest = 2 * D['worth'][test, 0] - D['worth'][test, 1]
    gain = rest - rest[:, :1]
    at = lambda choice: gain.gather(1, choice[:, None])[:, 0]
    four = said.topk(4, 1).indices
    few = torch.full_like(half, -1e9).scatter(1, four, half.gather(1, four))
    few[:, 0] = half[:, 0]
    margin = said.max(1).values - said[:, 0]
    beyond = lambda least: at(torch.where(margin > least, said.argmax(1), 0))
    columns = {'policy': at(said.argmax(1)), 'clearly': beyond(0.5), 'sure': beyond(1), 'surest': beyond(2), 'tried': at(half.argmax(1)), 'fourTried': at(few.argmax(1)),
               'differs': (said.argmax(1) != 0).float(), 'isSure': (margin > 1).float()}
    report = {}
    for number, name in enumerate(['all', *NAMES]):
        these = (D['asked'][test].long() == number - 1) if number else torch.ones_like(held[test])
        if int(these.sum()) < 20:
            continue
        report[name] = {'decisions': int(these.sum()), **{column: round(float(values[these].mean()), 5) for column, values in columns.items()}}
    net.train()
    return report


def loss_of(pick):
    said, there = answers(pick, net(P, moments(pick, asked.hidden_wishes), hide=asked.hidden_features))
    worth = (D['worth'][pick, 0] / asked.sharpness).masked_fill(~there, -1e9)
    return -(F.softmax(worth, 1) * F.log_softmax(said, 1).masked_fill(~there, 0)).sum(1).mean()


optimizer = torch.optim.AdamW(net.parameters(), lr=asked.rate, weight_decay=asked.decay)
began = time.time()
steps = max(1, int(asked.passes * len(train) / asked.batch))
step = 0
print(len(rows), 'decisions,', len(programs), 'kingdoms,', steps, 'steps', flush=True)
if asked.start:
    print('before', json.dumps(found()), flush=True)
while True:
    share = max(step / steps, (time.time() - began) / asked.seconds)
    if share >= 1:
        break
    for group in optimizer.param_groups:
        group['lr'] = asked.rate * min(1, 0.05 + 30 * share) * (0.5 + 0.5 * np.cos(np.pi * share))
    loss = loss_of(train[torch.randint(len(train), (asked.batch,), device=device)])
    optimizer.zero_grad()
    loss.backward()
    optimizer.step()
    step += 1
    if step % 500 == 0:
        print(step, round(time.time() - began), round(float(loss), 4), json.dumps(found()['all']), flush=True)

report = {'steps': step, 'decisions': len(rows), 'kingdoms': len(programs), 'gains': found()}
json.dump(report_of(net, {'command': 'training/dominion/run.sh policy', **report}), open(asked.out, 'w'))
print(json.dumps(report, indent=1))
