"""validate_log.py [--sent] LOG.jsonl ...

Holds every message of a recorded session to the types of the protocol (lsprotocol). A log has one
{"dir": "send" or "recv", "msg": ...} a line, as the server saw it. Answers are matched with their requests by id. Reported are
unknown methods, wrong shapes, keys of the server's messages that the protocol does not name, answers without a request, and
requests without an answer. The exit status is 1 when anything was. With --sent only what the server has sent is looked at, for
sessions whose clients make mistakes on purpose, or end before they are answered.
"""

import json
import sys
import typing

import attrs
from lsprotocol import converters, types

CONVERTER = converters.get_converter()


def command_or_action(raw, _):
    """lsprotocol takes every code action that has a command for a command; in a command it is a string."""
    kind = types.Command if isinstance(raw.get("command"), str) else types.CodeAction
    return CONVERTER.structure(raw, kind)


CONVERTER.register_structure_hook(typing.Union[types.Command, types.CodeAction], command_or_action)


def wire_name(attribute):
    """The name that an attribute of an lsprotocol class has in JSON."""
    first, *rest = attribute.name.rstrip("_").split("_")
    return first + "".join(word.title() for word in rest)


def unnamed_keys(value, raw, place):
    """Paths of keys in `raw`, the JSON of `value`, that its type has no attribute for."""
    if attrs.has(type(value)) and isinstance(raw, dict):
        named = {wire_name(attribute): attribute.name for attribute in attrs.fields(type(value))}
        for key, inner in raw.items():
            if key in named:
                yield from unnamed_keys(getattr(value, named[key]), inner, f"{place}.{key}")
            else:
                yield f"{place}.{key}"
    elif isinstance(raw, list) and isinstance(value, (list, tuple)):
        for index, (element, inner) in enumerate(zip(value, raw)):
            yield from unnamed_keys(element, inner, f"{place}[{index}]")


def expected_type(message, direction, pending):
    """The class that a message has to be an instance of; None for `$/` messages that may be ignored."""
    opposite = "recv" if direction == "send" else "send"
    if "method" in message:
        method = message["method"]
        if "id" in message:
            pending[direction].setdefault(message["id"], []).append(method)
        if method in types.METHOD_TO_TYPES:
            return types.METHOD_TO_TYPES[method][0]
        if method.startswith("$/"):
            return None
        raise ValueError(f"unknown method {method}")
    methods = pending[opposite].get(message.get("id"), [])
    method = methods.pop(0) if methods else None
    if "error" in message:
        return types.ResponseErrorMessage
    if method is None:
        raise ValueError(f"answer without a request, id {message.get('id')!r}")
    if "result" not in message:
        raise ValueError("answer with neither result nor error")
    return types.METHOD_TO_TYPES[method][1]


def faults(path, sent_only):
    """Faults of one log, as text, with the number of the line."""
    pending = {"send": {}, "recv": {}}
    count = 0
    with open(path, encoding="utf-8") as log:
        for number, line in enumerate(log, 1):
            entry = json.loads(line)
            direction, message = entry["dir"], entry["msg"]
            count += 1
            try:
                expected = expected_type(message, direction, pending)
                if expected is None or sent_only and direction != "send":
                    continue
                value = CONVERTER.structure(message, expected)
                unnamed = list(unnamed_keys(value, message, "")) if direction == "send" else []
                if unnamed:
                    raise ValueError("keys that the protocol does not name: " + ", ".join(unnamed[:6]))
            except Exception as fault:  # cattrs raises several kinds of exception
                if sent_only and direction != "send":
                    continue
                yield f"{path}:{number}: {direction} {message.get('method', 'answer')}: {fault}"
    for number, methods in pending["recv"].items():
        if methods and not sent_only:
            yield f"{path}: request {number!r} {methods[0]} was never answered"
    if count == 0 and not sent_only:
        yield f"{path}: no message at all"


arguments = [argument for argument in sys.argv[1:] if argument != "--sent"]
found = [fault for path in arguments for fault in faults(path, "--sent" in sys.argv)]
print("\n".join(found[:50]) or f"no faults in {len(arguments)} sessions")
sys.exit(1 if found else 0)
