#!/usr/bin/env python3
"""A player of Dominion in Python: Big Money over JSON lines.

    freehold match --player "python3 examples/bots/big_money.py" --player big-money

Freehold writes one JSON object a line to our standard input; to each "choose" we answer one line. docs/bots.md tells
all of it.
"""
import json
import sys

WISHES = ["play treasures", "buy Province", "buy Gold", "buy Silver", "end"]
USELESS = ["Curse", "Estate", "Duchy", "Province"]


def choose(decision):
    keys = [option["key"] for option in decision["options"]]
    kind = decision["question"]["kind"]
    if kind in ("action", "buy"):
        return [next(keys.index(wish) for wish in WISHES if wish in keys)]
    # Asked by a card: give up what is of no use, and no more than we must.
    order = sorted(range(len(keys)), key=lambda i: keys[i] not in USELESS)
    return order[: decision["min"]]


for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "choose":
        print(json.dumps({"id": message["id"], "move": choose(message["decision"])}), flush=True)
    elif message["type"] == "end":
        break
