"""Programs that misbehave, each in the way its argument says; otherwise they take the first choice."""

import json
import subprocess
import sys
import time

way, asked = sys.argv[1], 0
if way == "missing":
    sys.exit(3)

for line in sys.stdin:
    message = json.loads(line)
    if message["type"] != "choose":
        continue
    asked += 1
    answer = json.dumps({"action": message["choices"][0]["action"]})
    if asked == 2 or way.startswith("always-"):
        match way.removeprefix("always-"):
            case "hang":
                time.sleep(600)
            case "die":
                sys.exit(1)
            case "eat":
                hoard = [bytearray(b"x" * (1 << 24)) for _ in range(64)]
            case "babble":
                answer = "I pass"
            case "cheat":
                answer = json.dumps({"action": 10**6})
            case "list":
                answer = json.dumps([1])
            case "text":
                answer = json.dumps({"action": "1"})
            case "flood":
                answer = "x" * (1 << 20)
            case "heir":  # what it leaves behind holds its pipes and goes by itself
                subprocess.Popen(["sleep", "20"], start_new_session=True)
                sys.exit(1)
    print(answer, flush=True)
