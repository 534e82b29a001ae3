package lint

import (
	"bytes"
	_ "embed" // for elements
	"fmt"
	"regexp"
	"strings"
	"sync"

	"github.com/yuin/goldmark/ast"

	"github.com/docgen-cli/docgen/internal/diag/othertools"
	"github.com/docgen-cli/docgen/internal/markdown/input"
)

var (
	// noTags matches parts of HTML that contain no tags.
	noTags = regexp.MustCompile(`(?is)<!--.*?(?:-->|$)|<(?:script|style|textarea)\b.*?(?:</(?:script|style|textarea)\s*>|$)`)
	// htmlTag matches a tag as browsers read it; the groups are "/", its name and its attributes.
	htmlTag = regexp.MustCompile(`^<(/?)([A-Za-z][^\s/<>]*)((?:[^<>"']|"[^"]*"|'[^']*')*)>`)
	// tagStart matches the start of a tag; the group is its name, with "/" in end tags.
	tagStart = regexp.MustCompile(`<(/?[A-Za-z][\w.-]*)`)
)

func (f *finder) htmlBlock(node *ast.HTMLBlock) {
	if node.Lines().Len() == 0 {
		return
	}
	start, stop := node.Lines().At(0).Start, node.Lines().At(node.Lines().Len()-1).Stop
	if node.HasClosure() {
		stop = max(stop, node.ClosureLine.Stop)
	}
	switch node.HTMLBlockType {
	case ast.HTMLBlockType3, ast.HTMLBlockType4, ast.HTMLBlockType5:
		f.pairs.unknown = true
		return
	case ast.HTMLBlockType2:
		f.unclosedComment(node, start, stop)
		f.foreign(othertools.Line, start)
	}
	f.tags(start, stop)
}

// tags checks the tags in a block of HTML, up to the first JSX.
func (f *finder) tags(start, stop int) {
	html := WithTagsOnly(f.source[start:stop])
	less := `\<`
	for at := 0; at < len(html) && f.jsx == (input.Span{}); less = "&lt;" { // Markdown does not read what follows
		step := bytes.IndexByte(html[at:], '<')
		if step < 0 {
			return
		}
		at += step
		at += f.tag(start+at, less)
	}
}

// WithTagsOnly blanks the parts of HTML that contain no tags: comments, scripts and styles.
func WithTagsOnly(html []byte) []byte {
	return noTags.ReplaceAllFunc(html, func(text []byte) []byte { return bytes.Repeat([]byte(" "), len(text)) })
}

// tag checks a tag in HTML and returns its length. It records JSX, and reports a placeholder
// that looks like a tag. less is how to write "<" for readers.
func (f *finder) tag(at int, less string) int {
	if f.MDX || f.jsx != (input.Span{}) || f.component(at) {
		return 1
	}
	match := htmlTag.FindSubmatch(f.source[at:min(at+window, len(f.source))])
	if match == nil {
		f.pairs.unknown = f.pairs.unknown || tagStart.Match(f.line(at))
		return 1
	}
	if name := string(match[2]); f.isReal(name, match) {
		f.pairs.pair(name, match, input.At(at, at+len(match[0])))
	} else {
		f.reportPlaceholder(at, strings.ToLower(name), string(match[0]), less)
	}
	return len(match[0])
}

// isReal reports whether a tag belongs to an element. A name with a hyphen may be that of a
// custom element, which has attributes or an end tag.
func (f *finder) isReal(name string, match [][]byte) bool {
	isEnd, attributes := len(match[1]) > 0, match[3]
	isMeant := isEnd || bytes.IndexByte(attributes, '=') >= 0 || bytes.HasSuffix(attributes, []byte("/"))
	if strings.Contains(name, "-") {
		return isMeant || f.has("/"+name)
	}
	return f.isElement(strings.ToLower(name), isMeant)
}

// reportPlaceholder reports a placeholder that browsers treat as an element.
func (f *finder) reportPlaceholder(at int, name, written, less string) {
	text := fmt.Sprintf("%q is not an HTML element, so readers do not see it", written)
	if isOf("empty", name) || isOf("option", name) {
		text = fmt.Sprintf("browsers read %q as an HTML element, so readers do not see it", written)
	}
	fix := less + written[len("<"):]
	f.text.Report(at, at+len(written), input.Finding{Code: input.JSXCode, Text: text,
		Hint: fmt.Sprintf("write \"%s\", or format it as code", fix), Fix: fix})
}

// has reports whether the text has a tag that begins with a name, or with "/" and a name.
func (f *finder) has(name string) bool {
	if f.written == nil {
		f.written = map[string]bool{}
		for _, match := range tagStart.FindAllSubmatch(f.source, -1) {
			f.written[string(match[1])] = true
		}
	}
	return f.written[name]
}

// elements has a line for each element: its kind, and its name in lower case. HTML includes elements that
// are obsolete but still work. Names that HTML shares with SVG or MathML, such as "a", are only in HTML. An
// "empty" element has no content, and no meaning without attributes; an "option" only has one in a list.
//
//go:embed elements.txt
var elements string

// isOf reports whether an element is of a kind.
func isOf(kind, name string) bool { return kinds()[kind+" "+name] }

// kinds is the set of the lines of elements.
var kinds = sync.OnceValue(func() map[string]bool {
	found := map[string]bool{}
	for line := range strings.Lines(elements) {
		found[strings.TrimSuffix(line, "\n")] = true
	}
	return found
})

// isElement reports whether browsers know a name as that of an element. A tag that nothing but
// its name tells from a placeholder is not meant: it counts only where the element makes sense.
func (f *finder) isElement(name string, isMeant bool) bool {
	switch {
	case isOf("html", name):
		return true
	case isOf("empty", name):
		return isMeant
	case isOf("option", name):
		return isMeant || f.has("select") || f.has("datalist")
	case isOf("svg", name):
		return isMeant || f.has("svg")
	case isOf("math", name):
		return isMeant || f.has("math")
	}
	return false
}
