#!/usr/bin/env python3
"""Plays all seats of a game at random through `signoria referee` (see docs/referee.md).

    python3 docs/examples/random_bot.py node cli/bin/signoria.mjs referee --game card --seats 3 --seed florence
"""
import json
import random
import subprocess
import sys

command = sys.argv[1:] or ["npx", "signoria", "referee", "--game", "card", "--seats", "3"]
referee = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8")
chance = random.Random(1490)

for line in referee.stdout:
    message = json.loads(line)
    if message["type"] == "hello":
        print(f"{message['game']}, rules version {message['rulesVersion']}, {message['seats']} seats")
    elif message["type"] == "ask":
        place = chance.randrange(len(message["moves"]))  # the move itself would do as well
        answer = {"seat": message["seat"], "version": message["version"], "move": place}
        referee.stdin.write(json.dumps(answer) + "\n")
        referee.stdin.flush()
    elif message["type"] == "error":
        print(f"refused: {message['code']}: {message['message']}", file=sys.stderr)
    elif message["type"] == "over":
        for score in message["scores"]:
            print(f"seat {score['seat']}: {score['total']} points, rank {score['rank']}")

sys.exit(referee.wait())
