package hooks_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/docgen-cli/docgen/internal/fingerprint"
	"github.com/docgen-cli/docgen/internal/hooks"
	"github.com/docgen-cli/docgen/internal/incremental"
	"github.com/docgen-cli/docgen/internal/source"
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
	engine.Begin(source.Files{source.Site(dir, ".")}, nil, time.Now())
	made := hooks.New(t.Context(), engine, hooks.Options{Dir: dir, Config: "docgen.yaml", Theme: theme.Files, Limit: limit})
	if err := made.Begin(); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = made.End() })
	return made, hooks.Chain{Before: []hooks.Plugin{}, After: []hooks.Plugin{{Reference: "plugin.js", Options: []any{}}}}
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
		{"front matter stays first", "module.exports = () => (tree) => { tree.children.unshift({ type: 'thematicBreak' }) }", "---\na: b\n---\nText\n", "---\na: b\n---\n\n---\n\nText\n"},
	} {
		t.Run(row.name, func(t *testing.T) {
			t.Parallel()
			runner, chain := runner(t, row.plugin, 0)
			result, err := runner.Transform(hooks.Text{Name: "a.md", Bytes: []byte(row.text)}, chain)
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
	result, err := runner.Transform(hooks.Text{Name: "a.md", Bytes: []byte("A {brace} and a < b.\n\n<!-- note -->\n")}, chain)
	const want = "A \\{brace} and a \\< b.\n\n{/* note */}\n\n<Card />\n"
	if err != nil || !result.IsMDX || string(result.Text) != want {
		t.Errorf("the text is %q, MDX: %v (%v), want %q", result.Text, result.IsMDX, err, want)
	}
}

func TestPluginThatNeverEndsStopsOnce(t *testing.T) {
	t.Parallel()
	runner, chain := runner(t, "module.exports = () => () => { for (;;) {} }", 3*time.Second)
	for i, want := range []int{1, 0, 0} {
		result, err := runner.Transform(hooks.Text{Name: string(rune('a'+i)) + ".md", Bytes: []byte("# A\n")}, chain)
		if err != nil || !result.HasFailed || len(result.Findings) != want {
			t.Fatalf("page %d: %v (%v), want %d findings", i, result.Findings, err, want)
		}
		if want > 0 && !strings.Contains(result.Findings[0].Text, `"plugin.js" fails: it did not end within 3s`) {
			t.Errorf("the finding is %q", result.Findings[0].Text)
		}
	}
}
