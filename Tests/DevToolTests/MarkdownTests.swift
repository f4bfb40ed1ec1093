import Testing

@testable import DevTool

@Suite("Markdown as HTML")
struct MarkdownTests {
  private func html(_ markdown: String) -> String { HTML(markdown: markdown, linkingTo: { "page.html#\($0)" }).text }

  @Test(
    "has what the handbook uses",
    arguments: [
      ("One\nline.\n\nTwo.", "<p>One\nline.</p>\n<p>Two.</p>"),
      ("**Why:** *not* 2 * 3 `a < b`", "<p><strong>Why:</strong> <em>not</em> 2 * 3 <code>a &lt; b</code></p>"),
      (
        "See [the `x`](#y) & [z](https://a.b).",
        "<p>See <a href=\"page.html#y\">the <code>x</code></a> &amp; <a href=\"https://a.b\">z</a>.</p>"
      ),
      (
        "Before:\n- one\n  more\n- **two**\n\nAfter",
        "<p>Before:</p>\n<ul>\n<li>one\nmore</li>\n<li><strong>two</strong></li>\n</ul>\n<p>After</p>"
      ),
      ("**bold\nover lines**", "<p><strong>bold\nover lines</strong></p>"),
      ("[no link] and `open", "<p>[no link] and `open</p>"),
      ("**open", "<p><strong>open</strong></p>"),
    ])
  func blocks(markdown: String, expected: String) {
    #expect(html(markdown) == expected)
  }

  @Test("has tables with empty cells and a head")
  func table() {
    let table = html("| | Old |\n|---|---|\n| `a` | |\nEnd")
    #expect(table.contains("<thead><tr><th scope=\"col\"></th><th scope=\"col\">Old</th></tr></thead>"))
    #expect(table.contains("<tr><td><code>a</code></td><td></td></tr>") && table.hasSuffix("<p>End</p>"))
  }

  @Test("has code with its blank lines and its parts of speech")
  func code() {
    #expect(
      html("```swift\nlet a: Int = 1 // \"x\"\n\n@State var b = \"<\\\"\" + .init\n```") == """
        <pre tabindex="0"><code><span class="keyword">let</span> a: <span class="type">Int</span> = <span class="number">1</span> \
        <span class="comment">// &quot;x&quot;</span>

        <span class="attribute">@State</span> <span class="keyword">var</span> b = <span class="string">&quot;&lt;\\&quot;&quot;</span> \
        + .<span class="keyword">init</span></code></pre>
        """)
  }

  @Test("escapes what is put into it")
  func escaping() {
    let text = "<b> & \"c\""
    #expect(("<a title=\"\(text)\">" as HTML).text == "<a title=\"&lt;b&gt; &amp; &quot;c&quot;\">")
  }
}
