"""A bot as a program: reads lines of JSON, answers with lines of JSON. Tell stderr what helps you."""

import json
import random
import sys

chance = random.Random()
met = {}  # verbs heard of at this table, and how often: an example of a memory

for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "start":  # a game begins: game, rules, seats, seat, options, seed
        chance.seed(message["seed"])  # the same seed, the same game
        met.clear()
    elif message["type"] == "choose":  # view, question, actors, choices, heard
        for event in message["heard"]:  # since the last question
            met[event["name"]] = met.get(event["name"], 0) + 1
        choices = message["choices"]  # never empty: {"action": 12, "text": "place r4 c2"}
        verbs = sorted({choice["text"].split()[0] for choice in choices})
        verb = chance.choice(verbs)  # a verb first, then one of its ways: many ways do not make it better
        choice = chance.choice([c for c in choices if c["text"].split()[0] == verb])
        print(json.dumps({"action": choice["action"]}), flush=True)
    elif message["type"] == "end":  # scores, returns
        print("points:", message["scores"], "heard:", met, file=sys.stderr)
