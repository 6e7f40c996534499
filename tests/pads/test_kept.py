"""Every version of every pad is kept, and comes to the same."""

from __future__ import annotations

import json
from typing import Any

import pytest
from tests.pads.kept import FOLDER, VERSIONS, file_of, outcome

import voliere
from voliere.core.pad.pad import Pad


@pytest.mark.parametrize(("pad", "rules"), VERSIONS, ids=lambda one: getattr(one, "id", str(one)))
def test_a_pad_that_was_begun_is_counted_alike_for_ever(pad: Pad, rules: int) -> None:
    for line in file_of(pad, rules).read_text("utf-8").splitlines():
        kept = json.loads(line)
        s: Any = voliere.record(json.dumps(kept["record"])).replay()
        assert json.loads(json.dumps(outcome(s))) == kept["outcome"], (
            "a pad that goes on would be bent: add a version to it, and keep what was under the old one"
        )


def test_no_version_is_forgotten() -> None:
    assert {file.name for file in FOLDER.iterdir()} == {file_of(pad, rules).name for pad, rules in VERSIONS}
