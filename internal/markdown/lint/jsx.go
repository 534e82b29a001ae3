package lint

import (
	"bytes"
	"path"
	"regexp"
	"slices"
	"strings"

	"github.com/yuin/goldmark/ast"

	"github.com/docgen-cli/docgen/internal/markdown/input"
	"github.com/docgen-cli/docgen/internal/markdown/syntax"
)

var (
	// declaration matches the first line of an import or export.
	declaration = regexp.MustCompile(`^(?:` +
		`import\s+(?:type\s+)?(?:[\w$]+|\*\s+as\s+[\w$]+)?\s*,?\s*(?:\{[^}\n]*\})?\s*(?:\bfrom\s*)?["'][^"'\n]+["']\s*;?\s*(?://.*)?$` +
		`|import\s+(?:[\w$]+\s*,\s*)?\{[^}"'\n]*,?\s*$` + // continues on the next line
		`|export\s+(?:const|let|var)\s+[\w$\[{][^=\n]*=` +
		`|export\s+(?:default\s+)?(?:async\s+)?(?:function\*?(?:\s+[\w$]+)?\s*\(|class\s+[\w$]+[^.\n]*\{)` +
		`|export\s+default\s+(?:\(|\{|[\w$]+\s*;?\s*$)` +
		`|export\s+(?:\{[^}\n]*\}|\*)\s*(?:from\s*["'][^"'\n]+["']\s*)?;?\s*$` +
		`)`)
	tag       = regexp.MustCompile(`^</?([A-Za-z][A-Za-z0-9-]*(?:\.[A-Za-z][A-Za-z0-9]*)*)([\s/][^<>]*|>)`)
	attribute = regexp.MustCompile(`\s(?:[a-zA-Z][\w-]*=\{|className=|\{\s*\.\.\.)`)
	variable  = regexp.MustCompile(`=\{\{[ \t]*[A-Za-z_][\w.-]*[ \t]*\}\}`)
)

// paragraph records imports, exports and MDX comments at the start of a paragraph.
func (f *finder) paragraph(node ast.Node) {
	if f.MDX || node.Lines().Len() == 0 {
		return
	}
	if _, isEnd := node.FirstChild().(*syntax.SummaryEnd); isEnd {
		return
	}
	start := node.Lines().At(0).Start
	line := f.line(start)
	isDeclaration := bytes.HasPrefix(line, []byte("import")) || bytes.HasPrefix(line, []byte("export"))
	switch {
	case bytes.HasPrefix(line, []byte("{/*")):
		f.comment(start, line)
	case isDeclaration && node.Parent() == f.root && declaration.Match(line):
		f.note(start, start+len(bytes.TrimRight(line, " \t")))
	}
}

// comment records an MDX comment.
func (f *finder) comment(start int, line []byte) {
	const word = "docgen-ignore"
	text, _, _ := bytes.Cut(line[len("{/*"):], []byte("*/"))
	text = bytes.TrimSpace(text)
	if !bytes.HasPrefix(text, []byte(word)) {
		f.note(start, start+len(bytes.TrimRight(line, " \t")))
		return
	}
	f.text.Report(start, start+len(bytes.TrimRight(line, " \t")), input.Finding{Code: input.IgnoreCode,
		Text: "this comment works only in MDX, and the page is Markdown", Hint: `write "<!-- ` + string(text) + ` -->"`})
}

// component records a tag that is valid only in JSX, and reports whether it is one.
func (f *finder) component(at int) bool {
	match := tag.FindSubmatch(f.line(at))
	if match == nil || f.MDX || isJoined(f.before(at)) {
		return false
	}
	name, rest := string(match[1]), variable.ReplaceAll(match[2], nil)
	isPlaceholder := words.Match(rest) && f.source[at+1] != '/' && !f.has("/"+name)
	if !attribute.Match(rest) && (!isComponent(name) || isPlaceholder) {
		return false
	}
	stop := len(match[0])
	if whole := f.line(at); stop < len(whole) && whole[stop] == '>' {
		stop++
	}
	f.note(at, at+stop)
	return true
}

// words matches what follows the first word of "<Your name>".
var words = regexp.MustCompile(`^(?:\s[\w\s-]*)?>?$`)

// isJoined reports whether text after a character belongs to it, as in "List<String>" or
// "--out=<Folder>".
func isJoined(char byte) bool {
	return char != 0 && (isWord(char) || strings.IndexByte(`.-/=:@$#&`, char) >= 0)
}

// isComponent reports whether the name of a tag is that of a component. HTML elements and
// placeholders in upper case are not components.
func isComponent(name string) bool {
	if strings.Contains(name, ".") {
		return true
	}
	isCapital := 'A' <= name[0] && name[0] <= 'Z'
	return isCapital && strings.ToUpper(name) != name && !strings.Contains(name, "-") && !slices.Contains(capitalizable(), strings.ToLower(name))
}

// capitalizable lists the HTML elements that authors may capitalize.
func capitalizable() []string {
	return []string{"abbr", "body", "br", "center", "details", "div", "font", "hr", "html", "img", "li", "ol", "pre", "script", "small", "span", "strong",
		"style", "sub", "summary", "sup", "table", "td", "th", "tr", "ul"}
}

// note records the first JSX in the document.
func (f *finder) note(start, stop int) {
	if f.jsx == (input.Span{}) || start < f.jsx.Start {
		f.jsx = input.At(start, stop)
	}
}

// reportJSX reports once that a page uses JSX. Its fix sets the format MDX in the front
// matter.
func (f *finder) reportJSX() {
	finding := input.Finding{Code: input.JSXCode, Text: "the page uses JSX, but docgen reads it as Markdown",
		Hint: `rename it to .mdx, add "mdx: {format: mdx}" to its front matter, or set markdown.format to mdx for all pages`}
	if format, _ := syntax.Fields(f.source)["mdx"].(map[string]any); format["format"] == "md" {
		return // the author chose Markdown
	}
	lines := f.text.Lines()
	if place := lines.Place(f.jsx.Start, f.jsx.Stop); place.File != "" {
		finding.Text = "the included file uses JSX, but docgen reads it as Markdown"
		finding.Hint = `import it into an MDX page with "import Text from './` + path.Base(place.File) + `'", and write <Text />`
		f.text.Report(f.jsx.Start, f.jsx.Stop, finding)
		return
	}
	const field = "mdx: {format: mdx}\n"
	switch head, found := input.FrontMatter(f.source); {
	case !found:
		finding.Edit = input.Edit{Place: lines.Place(0, 0), Text: "---\n" + field + "---\n\n"}
	case !bytes.Contains(head, []byte("mdx")):
		at := bytes.IndexByte(f.source, '\n') + 1
		finding.Edit = input.Edit{Place: lines.Place(at, at), Text: field}
	}
	f.text.Report(f.jsx.Start, f.jsx.Stop, finding)
}

// unclosedComment reports a comment that hides the rest of the text.
func (f *finder) unclosedComment(node *ast.HTMLBlock, start, stop int) {
	if node.HasClosure() || bytes.Contains(f.source[start:stop], []byte("-->")) {
		return
	}
	f.text.Report(start, start+len("<!--"), input.Finding{Code: input.UnclosedCode,
		Text: "the comment is never closed, so it hides the rest of the text", Hint: `close it with "-->"`})
}
