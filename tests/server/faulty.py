"""A process for bots that goes wrong in the way its environment asks for."""

from __future__ import annotations

import os
import subprocess
import sys
import time

from voliere.server.live import thinker
from voliere.server.live.workers import Job


class Faulty(thinker.Thinker):
    def choose(self, job: Job) -> int:
        fault = os.environ.get("VOLIERE_FAULT", "")
        if job.bot != "greedy":  # the other bots stay well
            return super().choose(job)
        if fault == "heir":  # holds the pipes of who is gone, and goes by itself
            subprocess.Popen(["sleep", "20"], start_new_session=True)
        if fault in ("hang", "heir"):
            time.sleep(3600)
        if fault == "die":
            os._exit(3)
        if fault == "raise":
            raise ValueError("no idea")
        if fault == "nonsense":
            return 10**9
        if fault == "print":
            print("thinking aloud")
            sys.stdout.flush()
        if fault == "garble":
            os.write(1, b"not json\n")
        if fault == "flood":
            os.write(1, b"x" * (1 << 22))
        if fault == "memory":
            return len(bytearray(8 * 1024**3))
        return super().choose(job)


if __name__ == "__main__":
    thinker.Thinker = Faulty  # type: ignore[misc]
    thinker.main()
