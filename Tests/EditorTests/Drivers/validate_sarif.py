"""validate_sarif.py LOG.sarif

Holds a log to the types that fluidattacks-core-sarif has generated from the schema of SARIF 2.1.0, which allow no member that
the schema does not name, and to what the schema cannot say: that indices, regions and base URIs fit each other. Prints what is
wrong, or the number of results; the exit status is 1 when anything was.
"""

import json
import sys
from urllib.parse import unquote

from fluidattacks_core.sarif import SarifLog


def regions(value):
    """All regions below a JSON value."""
    if isinstance(value, dict):
        for key, inner in value.items():
            if key in ("region", "deletedRegion"):
                yield inner
            yield from regions(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from regions(inner)


def artifacts(value):
    """All artifact locations below a JSON value."""
    if isinstance(value, dict):
        for key, inner in value.items():
            if key == "artifactLocation":
                yield inner
            yield from artifacts(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from artifacts(inner)


def faults(log):
    for run in log["runs"]:
        rules = run["tool"]["driver"]["rules"]
        for result in run["results"]:
            if rules[result["ruleIndex"]]["id"] != result["ruleId"]:
                yield f"ruleIndex {result['ruleIndex']} is not {result['ruleId']}"
            if "\n" in result["message"]["text"]:
                yield f"a message of several lines: {result['message']['text']}"
        for region in regions(run):
            start = (region["startLine"], region["startColumn"])
            if min(start) < 1 or start > (region["endLine"], region["endColumn"]):
                yield f"a region that ends before it starts: {region}"
        for artifact in artifacts(run):
            base = artifact.get("uriBaseId")
            if base is not None and base not in run["originalUriBaseIds"]:
                yield f"an unknown base {base}"
            uri = artifact["uri"]
            if not uri.isascii() or (base is None) != uri.startswith("file:///") or uri.startswith("/"):
                yield f"not a URI of its base: {artifact}"
            unquote(uri, errors="strict")


text = open(sys.argv[1], encoding="utf-8").read()
log = SarifLog.model_validate_json(text)
found = list(faults(json.loads(text)))
print("\n".join(found) or sum(len(run.results) for run in log.runs))
sys.exit(1 if found else 0)
