"""A session of each kind of client, whose every received message is read with the types of the protocol."""

import asyncio
import json
import os
import pathlib

import pytest
import pytest_lsp
from lsprotocol import converters, types
from pytest_lsp import ClientServerConfig, LanguageClient, client_capabilities

APP = pathlib.Path(os.environ["APP"])
FILE = APP / "Sources/TrailGuide/TrailList.swift"
EXPECTED = pathlib.Path(os.environ["EXPECTED"]).read_text(encoding="utf-8")
FIX_ALL = "source.fixAll.swiftuiPatterns"
LOG = pathlib.Path(os.environ["LOG"])


def start_of_session(name):
    """What a client says in `initialize`."""
    if name == "helix":
        # pytest-lsp does not know this one. Outside a project it names no folder.
        params = json.loads(pathlib.Path(__file__).with_name("helix.json").read_text(encoding="utf-8"))
        return converters.get_converter().structure(params, types.InitializeParams)
    return types.InitializeParams(
        capabilities=client_capabilities(name),
        process_id=os.getpid(),
        root_uri=APP.as_uri(),
        workspace_folders=[types.WorkspaceFolder(uri=APP.as_uri(), name="SampleApp")],
    )


@pytest_lsp.fixture(
    config=ClientServerConfig(server_command=[os.environ["SERVER"], "lsp", "--log-messages", str(LOG)]),
    params=["visual_studio_code", "neovim", "emacs", "helix"],
)
async def client(request, lsp_client: LanguageClient):
    # pytest-lsp says that it can do this, and leaves the answer to the tests.
    @lsp_client.feature(types.CLIENT_REGISTER_CAPABILITY)
    def register_capability(params: types.RegistrationParams):
        return None

    lsp_client.answer = await lsp_client.initialize_session(start_of_session(request.param))
    yield
    if request.param == "helix":
        # It ends its servers without a word.
        server = lsp_client._server
        server.stdin.close()
        assert await asyncio.wait_for(server.wait(), 30) == 1
    else:
        await lsp_client.shutdown_session()
    # Each session has a log of its own, which nothing writes to any more.
    LOG.rename(LOG.with_name(f"session-{request.node.name}.jsonl"))


def open_file(client, text=None):
    client.text_document_did_open(
        types.DidOpenTextDocumentParams(
            text_document=types.TextDocumentItem(
                uri=FILE.as_uri(), language_id="swift", version=1, text=text or FILE.read_text(encoding="utf-8")
            )
        )
    )


async def findings(client, condition):
    """The findings that the server has pushed, once they meet the condition."""
    for _ in range(600):
        pushed = client.diagnostics.get(FILE.as_uri())
        if pushed is not None and condition(pushed):
            return pushed
        await asyncio.sleep(0.05)
    raise AssertionError(f"findings never met the condition: {client.diagnostics.get(FILE.as_uri())}")


def named(found, code):
    return [finding for finding in found if finding.code == code]


def apply(text, edits):
    """The text after edits whose columns count UTF-16 units."""
    lines = text.split("\n")
    starts = [0]
    for line in lines:
        starts.append(starts[-1] + len(line) + 1)

    def offset(position):
        line = lines[position.line].encode("utf-16-le")
        return starts[position.line] + len(line[: position.character * 2].decode("utf-16-le"))

    for edit in sorted(edits, key=lambda edit: offset(edit.range.start), reverse=True):
        text = text[: offset(edit.range.start)] + edit.new_text + text[offset(edit.range.end) :]
    return text


def edits_of(edit):
    if edit.document_changes is not None:
        (change,) = edit.document_changes
        assert change.text_document.uri == FILE.as_uri()
        return change.edits
    return edit.changes[FILE.as_uri()]


async def actions(client, finding, only=None):
    context = types.CodeActionContext(
        diagnostics=[finding], only=only, trigger_kind=types.CodeActionTriggerKind.Invoked
    )
    answer = await client.text_document_code_action_async(
        types.CodeActionParams(
            text_document=types.TextDocumentIdentifier(uri=FILE.as_uri()), range=finding.range, context=context
        )
    )
    # lsprotocol takes an action that has a command, such as the explanation, for a bare command.
    return [action for action in answer or [] if isinstance(action, types.CodeAction)]


@pytest.mark.asyncio
async def test_server_says_what_it_can(client: LanguageClient):
    capabilities = client.answer.capabilities
    assert client.answer.server_info.name == "swiftui-patterns"
    assert capabilities.position_encoding in (None, types.PositionEncodingKind.Utf16)
    assert capabilities.hover_provider
    assert FIX_ALL in capabilities.code_action_provider.code_action_kinds
    # sourcekit-lsp serves these.
    assert capabilities.completion_provider is None
    assert capabilities.definition_provider is None
    assert capabilities.rename_provider is None
    assert capabilities.document_formatting_provider is None
    # Findings are either asked for or sent.
    diagnostics = client.capabilities.workspace.diagnostics
    can_be_told = diagnostics is not None and diagnostics.refresh_support
    assert (capabilities.diagnostic_provider is not None) == bool(can_be_told)


@pytest.mark.asyncio
async def test_finding_and_its_fix(client: LanguageClient):
    open_file(client)
    (finding,) = named(await findings(client, lambda all: named(all, "item-driven-sheet")), "item-driven-sheet")
    assert finding.source == "swiftui-patterns"
    assert finding.severity == types.DiagnosticSeverity.Warning
    assert finding.range.start.line == finding.range.end.line
    line = FILE.read_text(encoding="utf-8").split("\n")[finding.range.start.line].encode("utf-16-le")
    marked = line[finding.range.start.character * 2 : finding.range.end.character * 2].decode("utf-16-le")
    assert marked.startswith("sheet(isPresented:")

    offered = await actions(client, finding)
    (fix,) = [action for action in offered if action.is_preferred]
    assert fix.kind == types.CodeActionKind.QuickFix
    if fix.edit is None:
        fix = await client.code_action_resolve_async(fix)
    assert apply(FILE.read_text(encoding="utf-8"), edits_of(fix.edit)) == EXPECTED


@pytest.mark.asyncio
async def test_only_the_kinds_asked_for(client: LanguageClient):
    open_file(client)
    (finding,) = named(await findings(client, lambda all: named(all, "item-driven-sheet")), "item-driven-sheet")
    (fix_all,) = await actions(client, finding, only=[FIX_ALL])
    assert fix_all.kind == FIX_ALL
    assert await actions(client, finding, only=[types.CodeActionKind.SourceOrganizeImports]) == []
    if fix_all.edit is None:
        fix_all = await client.code_action_resolve_async(fix_all)
    assert apply(FILE.read_text(encoding="utf-8"), edits_of(fix_all.edit)) == EXPECTED


@pytest.mark.asyncio
async def test_hover_quotes_the_handbook(client: LanguageClient):
    open_file(client)
    (finding,) = named(await findings(client, lambda all: named(all, "item-driven-sheet")), "item-driven-sheet")
    hover = await client.text_document_hover_async(
        types.HoverParams(
            text_document=types.TextDocumentIdentifier(uri=FILE.as_uri()), position=finding.range.start
        )
    )
    assert "item-driven-sheet" in hover.contents.value
    assert "Let the item drive the sheet" in hover.contents.value


@pytest.mark.asyncio
async def test_changes_bring_new_findings(client: LanguageClient):
    open_file(client, EXPECTED)
    await findings(client, lambda all: not named(all, "item-driven-sheet"))
    client.text_document_did_change(
        types.DidChangeTextDocumentParams(
            text_document=types.VersionedTextDocumentIdentifier(uri=FILE.as_uri(), version=2),
            content_changes=[types.TextDocumentContentChangeWholeDocument(text=FILE.read_text(encoding="utf-8"))],
        )
    )
    await findings(client, lambda all: named(all, "item-driven-sheet"))
    client.text_document_did_close(
        types.DidCloseTextDocumentParams(text_document=types.TextDocumentIdentifier(uri=FILE.as_uri()))
    )
    await findings(client, lambda all: not all)
