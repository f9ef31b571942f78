#!/usr/bin/env python3
"""A player of Dominion in Python: Big Money over JSON lines.

In the lab, Freehold writes one JSON object a line to our standard input; to each "choose" we answer one line:

    freehold match --player "python3 examples/bots/big_money.py" --player big-money

At a table of people, the same lines come over HTTP, and an answer is a request:

    FREEHOLD_TOKEN=fh_… python3 examples/bots/big_money.py http://localhost:3000/api/tables/ID

docs/bots.md tells all of it.
"""
import json
import os
import sys
import urllib.error
import urllib.request

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


def play(lines, answer):
    for line in lines:
        message = json.loads(line)
        if message["type"] == "choose":
            answer(message["id"], choose(message["decision"]))
        elif message["type"] == "end":
            break


def in_the_lab():
    play(sys.stdin, lambda id, move: print(json.dumps({"id": id, "move": move}), flush=True))


def at_a_table(table, token):
    def request(path, body=None):
        headers = {"Authorization": "Bearer " + token, "Content-Type": "application/json"}
        data = None if body is None else json.dumps(body).encode()
        return urllib.request.urlopen(urllib.request.Request(table + path, data, headers))

    def send(path, body):
        try:
            request(path, body).close()
        except urllib.error.HTTPError as error:
            if error.code != 409:  # we sit there already; the table went on without us
                raise

    send("/sit", {})
    with request("/stream") as stream:
        play(stream, lambda id, move: send("/move", {"version": id, "move": move}))


if len(sys.argv) > 1:
    at_a_table(sys.argv[1], os.environ["FREEHOLD_TOKEN"])
else:
    in_the_lab()
