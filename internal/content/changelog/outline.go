package changelog

import (
	"bytes"
	"regexp"
	"sort"
	"strings"

	"github.com/yuin/goldmark/ast"
	"github.com/yuin/goldmark/parser"
	"github.com/yuin/goldmark/text"
	"github.com/yuin/goldmark/util"

	"github.com/docgen-cli/docgen/internal/markdown/slug"
)

// heading is a heading that is in no list, quote, comment or code block.
type heading struct {
	line, last int // 0-based; the second one is the underline, if it has one
	level      int
	plain      string   // its text without markup, except for brackets
	anchors    []string // its ids on GitHub, and the one that the author gave it
}

// definition is the definition of a link, as in "[1.2.0]: https://example.com".
type definition struct {
	first, last int // 0-based lines
	label       string
}

// outline returns the headings and the definitions of links in a text.
func outline(source []byte, lines []int) ([]heading, []definition) {
	definitions := &definitionParser{lines: lines}
	blocks := parser.NewParser(
		parser.WithBlockParsers(parser.DefaultBlockParsers()...),
		parser.WithParagraphTransformers(util.Prioritized(definitions, 100)),
	)
	reader := text.NewReader(source)
	if line := frontMatter(source, lines); line > 0 {
		reader.SetPosition(-1, text.NewSegment(startOf(source, lines, line), startOf(source, lines, line)))
		reader.AdvanceLine()
	}
	root := blocks.Parse(reader)
	var headings []heading
	slugs := slug.New()
	for node := root.FirstChild(); node != nil; node = node.NextSibling() {
		found, isHeading := node.(*ast.Heading)
		if !isHeading || found.Lines().Len() == 0 {
			continue
		}
		headings = append(headings, read(found, source, lines, slugs))
	}
	return headings, definitions.found
}

// read reads a heading.
func read(node *ast.Heading, source []byte, lines []int, slugs *slug.Slugger) heading {
	var written []string
	for i := range node.Lines().Len() {
		segment := node.Lines().At(i)
		written = append(written, strings.TrimSpace(string(segment.Value(source))))
	}
	raw := strings.Join(written, " ")
	first := lineOf(lines, node.Lines().At(0).Start)
	last := lineOf(lines, node.Lines().At(node.Lines().Len()-1).Start)
	found := heading{line: first, last: last, level: node.Level}
	if !strings.HasPrefix(strings.TrimLeft(lineText(source, lines, first), " "), "#") {
		found.last++
	}
	raw, id := ownID(raw)
	found.plain = plainText(raw)
	found.anchors = []string{slugs.Slug(found.plain)}
	if id != "" {
		found.anchors = append(found.anchors, id)
	}
	return found
}

// definitionParser finds definitions of links. It leaves the work to goldmark, and notes which
// lines of a paragraph that consumes.
type definitionParser struct {
	lines []int
	found []definition
}

// Transform implements [parser.ParagraphTransformer].
func (d *definitionParser) Transform(node *ast.Paragraph, reader text.Reader, context parser.Context) {
	before, isTop := node.Lines(), node.Parent() != nil && node.Parent().Kind() == ast.KindDocument
	starts, source := make([]int, before.Len()), reader.Source()
	for i := range starts {
		starts[i] = before.At(i).Start
	}
	parser.LinkReferenceParagraphTransformer.Transform(node, reader, context)
	if !isTop {
		return
	}
	left := 0
	if node.Parent() != nil {
		left = node.Lines().Len()
	}
	for _, start := range starts[:len(starts)-left] {
		line := lineOf(d.lines, start)
		if label := definitionStart.FindSubmatch(source[start:]); label != nil {
			d.found = append(d.found, definition{first: line, last: line, label: normal(string(label[1]))})
		} else if len(d.found) > 0 {
			d.found[len(d.found)-1].last = line
		}
	}
}

var definitionStart = regexp.MustCompile(`^ {0,3}\[((?:[^\[\]\\]|\\.)+)\]:`)

// labelUse matches what may refer to a definition.
var labelUse = regexp.MustCompile(`\[((?:[^\[\]\\]|\\.)+)\]`)

// labels returns the normalized labels that a text may refer to.
func labels(text []byte) map[string]bool {
	used := map[string]bool{}
	for _, found := range labelUse.FindAllSubmatch(text, -1) {
		used[normal(string(found[1]))] = true
	}
	return used
}

func normal(label string) string { return strings.ToLower(strings.Join(strings.Fields(label), " ")) }

var (
	ownIDEnd     = regexp.MustCompile(`[ \t]*\\?\{\\?#([^{}\s]+?)\\?\}$`)
	inlineLink   = regexp.MustCompile(`\[((?:[^\[\]\\]|\\.|\[[^\[\]]*\])*)\]\((?:[^()]|\([^()]*\))*\)`)
	fullLink     = regexp.MustCompile(`\[([^\[\]]*)\]\[([^\[\]]*)\]`)
	htmlTag      = regexp.MustCompile(`<[^<>]*>`)
	escape       = regexp.MustCompile(`\\([!-/:-@\[-` + "`" + `{-~])`)
	anchorInHTML = regexp.MustCompile(`^\s*<a (?:name|id)="([^"]+)">(?:</a>)?\s*$`)
)

// ownID returns a heading without the id that its author gave it, and this id.
func ownID(heading string) (without, id string) {
	if found := ownIDEnd.FindStringSubmatch(heading); found != nil {
		return strings.TrimSuffix(heading, found[0]), found[1]
	}
	return heading, ""
}

// plainText removes the markup of a heading. Brackets stay if they are no link.
func plainText(text string) string {
	text = inlineLink.ReplaceAllString(text, "$1")
	text = fullLink.ReplaceAllString(text, "$1")
	text = htmlTag.ReplaceAllString(text, "")
	text = strings.NewReplacer("**", "", "__", "", "`", "", "~~", "").Replace(text)
	return strings.Join(strings.Fields(escape.ReplaceAllString(text, "$1")), " ")
}

// frontMatter returns the line after the front matter of a text, or 0 if there is none.
func frontMatter(source []byte, lines []int) int {
	isFence := func(line int) bool { return strings.TrimRight(lineText(source, lines, line), " \t") == "---" }
	if !isFence(0) {
		return 0
	}
	for line := 1; line < len(lines); line++ {
		if isFence(line) {
			return line + 1
		}
	}
	return 0
}

// lineStarts returns the offset of each line.
func lineStarts(source []byte) []int {
	starts := []int{0}
	for at, char := range source {
		if char == '\n' {
			starts = append(starts, at+1)
		}
	}
	return starts
}

// startOf returns the offset of a line, or the end of the text beyond the last one.
func startOf(source []byte, lines []int, line int) int {
	if line < len(lines) {
		return lines[line]
	}
	return len(source)
}

// lineOf returns the line that contains an offset.
func lineOf(lines []int, offset int) int { return sort.SearchInts(lines, offset+1) - 1 }

// lineText returns a line without its end.
func lineText(source []byte, lines []int, line int) string {
	return string(bytes.TrimSuffix(source[lines[line]:startOf(source, lines, line+1)], []byte("\n")))
}
