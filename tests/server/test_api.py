"""The API as its own description says: every answer fits the schema, and nothing makes a 500."""

from __future__ import annotations

import os
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import content_type_conformance, response_schema_conformance
from tests.server.house import House

EXAMPLES = int(os.environ.get("VOLIERE_API_EXAMPLES", "12"))
CHECKS = [not_a_server_error, content_type_conformance, response_schema_conformance]


@pytest.fixture(scope="module")
def schema(house: House) -> schemathesis.schemas.BaseSchema:
    return schemathesis.openapi.from_url(f"{house.url}/api/schema/openapi.json")


def test_the_description_has_every_route(house: House) -> None:
    paths = httpx.get(f"{house.url}/api/schema/openapi.json").json()["paths"]
    assert len(paths) >= 22
    assert "/api/tables/{table}/play" in paths
    assert not any("socket" in path for path in paths)


@pytest.mark.slow
def test_nothing_breaks_the_api(house: House, schema: schemathesis.schemas.BaseSchema) -> None:
    ada = house.player("Ada")
    table = ada.table("songbirds", ["me", "open"], watch=True)
    headers = {"Authorization": f"Bearer {ada.token}"}
    tried = 0
    for result in schema.get_all_operations():
        assert isinstance(result, Ok)
        operation = result.ok()
        if operation.path.endswith("/wait"):
            continue  # answers after 25 seconds

        @settings(
            max_examples=EXAMPLES,
            deadline=None,
            database=None,
            phases=[Phase.explicit, Phase.generate],
            suppress_health_check=list(HealthCheck),
            derandomize=True,
        )
        def attempt(case: Any) -> None:
            nonlocal tried
            if "table" in case.path_parameters and tried % 2:
                case.path_parameters["table"] = table["id"]
            case.call_and_validate(headers=headers if case.method != "DELETE" else {}, checks=CHECKS)
            tried += 1

        given(case=operation.as_strategy())(attempt)()
    assert tried > EXAMPLES * 10
