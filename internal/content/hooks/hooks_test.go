package hooks_test

import (
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/docgen-cli/docgen/internal/content/hooks"
	"github.com/docgen-cli/docgen/internal/engine/fingerprint"
	"github.com/docgen-cli/docgen/internal/engine/incremental"
	"github.com/docgen-cli/docgen/internal/engine/source"
	"github.com/docgen-cli/docgen/theme"
)

// runner runs a plugin, the source of a module.
func runner(t *testing.T, plugin string, limit time.Duration) (*hooks.Runner, hooks.Chain) {
	t.Helper()
	dir := t.TempDir()
	if err := os.WriteFile(filepath.Join(dir, "plugin.js"), []byte(plugin), 0o644); err != nil {
		t.Fatal(err)
	}
	engine := incremental.New(nil, fingerprint.Hash{})
	engine = engine.Begin(source.Files{source.Site(dir, ".")}, nil, time.Now())
	made := hooks.New(hooks.Options{Dir: dir, Config: "docgen.yaml", Theme: theme.Files, Limit: limit})
	made.Begin(engine)
	t.Cleanup(func() { _ = made.End() })
	return made, hooks.Chain{Before: []hooks.Plugin{}, After: []hooks.Plugin{{Reference: "plugin.js", Options: []any{}}}, Rehype: []hooks.Plugin{}}
}

// A plugin reads a file, which somebody saves before the reading ends.
func TestFileSavedWhilePluginsRun(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	for name, text := range map[string]string{
		"data.txt":  "one",
		"plugin.js": "const fs = require('fs')\nmodule.exports = () => (tree) => { tree.children[0].children[0].value = fs.readFileSync('data.txt', 'utf8'); fs.writeFileSync('data.txt', 'two') }\n",
	} {
		if err := os.WriteFile(filepath.Join(dir, name), []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	engine, chain := incremental.New(nil, fingerprint.Hash{}),
		hooks.Chain{Before: []hooks.Plugin{}, After: []hooks.Plugin{{Reference: "plugin.js", Options: []any{}}}, Rehype: []hooks.Plugin{}}
	made := hooks.New(hooks.Options{Dir: dir, Config: "docgen.yaml", Theme: theme.Files})
	for _, want := range []string{"one\n", "two\n"} {
		made.Begin(engine.Begin(source.Files{source.Site(dir, ".")}, nil, time.Now()))
		result, err := made.Transform(t.Context(), hooks.Text{Name: "a.md", Bytes: []byte("Text\n")}, chain)
		err = errors.Join(err, made.End())
		if err != nil || string(result.Text) != want {
			t.Errorf("the text is %q, want %q; %v", result.Text, want, err)
		}
	}
}

// walk is a plugin that calls visit with each node.
const walk = "module.exports = () => (tree) => { const walk = (node) => { visit(node); (node.children || []).forEach(walk) }; walk(tree) }\n"

func TestPluginsChangeOnlyWhatTheyTouch(t *testing.T) {
	t.Parallel()
	for _, row := range []struct{ name, plugin, text, want string }{
		{"nothing", walk + "function visit() {}", "* a\n*  b\n\nText  \nmore\n***\n", "* a\n*  b\n\nText  \nmore\n***\n"},
		{"link", walk + "function visit(node) { if (node.type === 'link') node.url = 'new' }", "A *b* [x](old) __c__.\n", "A *b* [x](new) __c__.\n"},
		{"link in a quote in a list", walk + "function visit(node) { if (node.type === 'link') node.url = 'new' }",
			"*  a\n\n   > b\n   > [x](old)\n   > c\n", "*  a\n\n   > b\n   > [x](new)\n   > c\n"},
		{"code in a list", walk + "function visit(node) { if (node.type === 'code') node.value += '\\n\\nend' }",
			"1) a\n\n   ```js\n   b\n   ```\n", "1) a\n\n   ```js\n   b\n\n   end\n   ```\n"},
		{"admonition with a title", walk + "function visit(node) { if (node.type === 'strong') node.children[0].value = 'new' }",
			":::note The title\n\n**old** *b*\n\n:::\n", ":::note The title\n\n**new** *b*\n\n:::\n"},
		{"kind of an admonition", walk + "function visit(node) { if (node.data?.hName === 'admonition') node.data.hProperties.type = 'tip' }",
			":::note The title\n\n*  b\n\n:::\n", ":::tip[The title]\n*  b\n:::\n"},
		{"heading keeps its id", walk + "function visit(node) { if (node.type === 'heading') node.children[0].value += '!' }",
			"# One\n\n## Two {#own}\n", "# One! {#one}\n\n## Two! {#own}\n"},
		{"order", "module.exports = () => (tree) => { tree.children.reverse() }", "*a*\n\n*b*\n", "*b*\n\n*a*\n"},
		{"cell of a table", walk + "function visit(node) { if (node.type === 'inlineCode') node.value = 'a|b' }",
			"| a |\n|:--|\n| `x` |\n", "| a |\n|:--|\n| `a\\|b` |\n"},
		{"links in texts", `const link = (value) => ({ type: 'link', url: '/' + value, children: [{ type: 'text', value }] })` + "\n" + walk +
			"function visit(node) { if (node.type === 'link' || node.type === 'paragraph') node.children = node.children.flatMap((child) => {\n" +
			"  if (child.type !== 'text' || !child.value.includes('@me')) return [child]\n" +
			"  const [before, after] = child.value.split('@me')\n" +
			"  return [{ type: 'text', value: before }, link('me'), { type: 'text', value: after }] }) }",
			"See [old @me](x) and https://a.example by @me.\n", "See [old&#x20;me](x) and https://a.example by&#x20;[me](/me).\n"},
		{"front matter stays first", "module.exports = () => (tree) => { tree.children.unshift({ type: 'thematicBreak' }) }", "---\na: b\n---\nText\n",
			"---\na: b\n---\n\n---\n\nText\n"},
	} {
		t.Run(row.name, func(t *testing.T) {
			t.Parallel()
			runner, chain := runner(t, row.plugin, 0)
			result, err := runner.Transform(t.Context(), hooks.Text{Name: "a.md", Bytes: []byte(row.text)}, chain)
			if err != nil || len(result.Findings) > 0 || string(result.Text) != row.want {
				t.Errorf("the text is\n%s\nwant\n%s\n%v %v", result.Text, row.want, result.Findings, err)
			}
			checkPieces(t, row.text, result)
		})
	}
}

func TestPluginsForHTMLChangeOnlyWhatTheyTouch(t *testing.T) {
	t.Parallel()
	away := walk + "function visit(node) { if (node.tagName === 'a') node.properties.target = '_top' }"
	for _, row := range []struct{ name, plugin, text, want string }{
		{"nothing", walk + "function visit() {}", "---\na: b\n---\n* a\n*  b\n\nText [^1] [x]  \nmore\n***\n\n[x]: y.md\n\n[^1]: Foot\n",
			"---\na: b\n---\n* a\n*  b\n\nText [^1] [x]  \nmore\n***\n\n[x]: y.md\n\n[^1]: Foot\n"},
		{"attribute", away, "A *b* [x `y`](old) __c__.\n\n*  d\n", "A *b* <a href=\"old\" target=\"_top\">x `y`</a> __c__.\n\n*  d\n"},
		{"in a list", away, "*  a\n*  b [x](old)\n\n   > c\n", "*  a\n*  b <a href=\"old\" target=\"_top\">x</a>\n\n   > c\n"},
		{"in a tight list", away, "1. a\n2. [x](old) b\n   - c\n", "1. a\n2. <a href=\"old\" target=\"_top\">x</a> b\n   - c\n"},
		{"in an admonition", away, ":::note The title\n\n**a** [x](old)\n\n:::\n", ":::note The title\n\n**a** <a href=\"old\" target=\"_top\">x</a>\n\n:::\n"},
		{"in a cell", away, "| a |\n|---|\n| [x](old) *b* |\n", "| a |\n|---|\n| <a href=\"old\" target=\"_top\">x</a> *b* |\n"},
		{"in JSX", away, "<Card>\n\n[x](old)\n\n</Card>\n", "<Card>\n\n<a href=\"old\" target=\"_top\">x</a>\n\n</Card>\n"},
		{"heading", walk + "function visit(node) { if (node.tagName === 'h2') node.children.push({ type: 'element', tagName: 'i', properties: { className: ['a', 'b'] }, children: [] }) }",
			"## Two\n", "## Two<i className=\"a b\" /> {#two}\n"},
		{"heading with an escaped id", walk + "function visit(node) { if (node.tagName === 'h2') node.properties.title = node.properties.id }",
			"## Two \\{#own\\}\n", "<h2 id=\"own\" title=\"own\">Two</h2>\n"},
		{"table without a head", walk + "function visit(node) { if (node.tagName === 'table') node.children = node.children.filter(({ tagName }) => tagName !== 'thead') }",
			"|  |\n|---|\n| [x](a.md) {1} |\n\n*b*\n", "<table>\n  <tbody>\n    <tr>\n      <td>[x](a.md) {1}</td>\n    </tr>\n  </tbody>\n</table>\n\n*b*\n"},
		{"style", walk + "function visit(node) { if (node.tagName === 'p') node.properties = { style: 'margin-top: 1px; --a: b', hidden: true, tabIndex: 0, ariaLabel: 'c', dataFoo: 'd' } }",
			"a\n", "<p style={{\"marginTop\":\"1px\",\"--a\":\"b\"}} hidden tabIndex=\"0\" aria-label=\"c\" data-foo=\"d\">a</p>\n"},
		{"code", walk + "function visit(node) { if (node.tagName === 'code') node.children = [{ type: 'element', tagName: 'b', properties: {}, children: [{ type: 'text', value: 'x {\\n' }] }] }",
			"```js\nx\n```\n", "<pre><code className=\"language-js\"><b>{\"x {\\n\"}</b></code></pre>\n"},
	} {
		t.Run(row.name, func(t *testing.T) {
			t.Parallel()
			runner, chain := runner(t, row.plugin, 0)
			chain.After, chain.Rehype = chain.Rehype, chain.After
			result, err := runner.Transform(t.Context(), hooks.Text{Name: "a.mdx", Bytes: []byte(row.text), IsMDX: true}, chain)
			if err != nil || len(result.Findings) > 0 || string(result.Text) != row.want {
				t.Errorf("the text is\n%s\nwant\n%s\n%v %v", result.Text, row.want, result.Findings, err)
			}
			checkPieces(t, row.text, result)
		})
	}
}

// checkPieces checks that pieces cover a text and that copies are copies.
func checkPieces(t *testing.T, old string, result hooks.Result) {
	t.Helper()
	for i, piece := range result.Pieces {
		end := len(result.Text)
		if i+1 < len(result.Pieces) {
			end = result.Pieces[i+1].Start
		}
		if written := string(result.Text[piece.Start:end]); piece.Copied && old[piece.From:piece.To] != written {
			t.Errorf("%v is a copy of %q, but the text is %q", piece, old[piece.From:piece.To], written)
		}
	}
}

func TestPagesWithNewJSXAreMDX(t *testing.T) {
	t.Parallel()
	runner, chain := runner(t, "module.exports = () => (tree) => { tree.children.push({ type: 'mdxJsxFlowElement', name: 'Card', attributes: [], children: [] }) }", 0)
	result, err := runner.Transform(t.Context(), hooks.Text{Name: "a.md", Bytes: []byte("A {brace} and a < b.\n\n<!-- note -->\n")}, chain)
	const want = "A \\{brace} and a \\< b.\n\n{/* note */}\n\n<Card />\n"
	if err != nil || !result.IsMDX || string(result.Text) != want {
		t.Errorf("the text is %q, MDX: %v (%v), want %q", result.Text, result.IsMDX, err, want)
	}
}

func TestCommentsOfHTMLAreReadInMDX(t *testing.T) {
	t.Parallel()
	runner, chain := runner(t, walk+"function visit(node) { if (node.type === 'strong') node.children[0].value = 'new' }", 0)
	const text = "<!-- **a**\n\n```js */\n-->\n\n**old** <!-- b --> `<!--` **old**\n\n```html\n<!-- c -->\n```\n"
	result, err := runner.Transform(t.Context(), hooks.Text{Name: "a.mdx", Bytes: []byte(text), IsMDX: true}, chain)
	if want := strings.ReplaceAll(text, "old", "new"); err != nil || len(result.Findings) > 0 || string(result.Text) != want {
		t.Errorf("the text is %q (%v, %v), want %q", result.Text, result.Findings, err, want)
	}
	checkPieces(t, text, result)
}

func TestPluginsSeeTheContentOfMDXCodeBlocks(t *testing.T) {
	t.Parallel()
	runner, chain := runner(t, walk+"function visit(node) { if (node.type === 'strong' || node.type === 'code') node.type = 'emphasis' }", 0)
	const text = "```mdx-code-block\nexport const A = 1\n```\n\n**a**\n"
	result, err := runner.Transform(t.Context(), hooks.Text{Name: "a.mdx", Bytes: []byte(text), IsMDX: true}, chain)
	if want := "                 \nexport const A = 1\n   \n\n_a_\n"; err != nil || len(result.Findings) > 0 || string(result.Text) != want {
		t.Errorf("the text is %q (%v, %v), want %q", result.Text, result.Findings, err, want)
	}
}

func TestTextThatMDXCannotReadIsReported(t *testing.T) {
	t.Parallel()
	runner, chain := runner(t, "module.exports = () => () => {}", 0)
	result, err := runner.Transform(t.Context(), hooks.Text{Name: "a.mdx", Bytes: []byte("# A\n\nb <br> c\n"), IsMDX: true}, chain)
	if err != nil || result.HasFailed || len(result.Findings) != 1 || result.Findings[0].Line != 3 ||
		!strings.HasPrefix(result.Findings[0].Text, "the plugins did not run on this page: Expected a closing tag for `<br>`") {
		t.Errorf("got %+v (%v)", result, err)
	}
}

func TestPluginThatNeverEndsStopsOnce(t *testing.T) {
	t.Parallel()
	runner, chain := runner(t, "module.exports = () => () => { Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0) }", 3*time.Second)
	for i, want := range []int{1, 0, 0} {
		result, err := runner.Transform(t.Context(), hooks.Text{Name: string(rune('a'+i)) + ".md", Bytes: []byte("# A\n")}, chain)
		if err != nil || !result.HasFailed || len(result.Findings) != want {
			t.Fatalf("page %d: %v (%v), want %d findings", i, result.Findings, err, want)
		}
		if want > 0 && !strings.Contains(result.Findings[0].Text, `"plugin.js" fails: it did not end within 3s`) {
			t.Errorf("the finding is %q", result.Findings[0].Text)
		}
	}
}
