package markdown

import (
	"fmt"
	"maps"
	"path"
	"slices"
	"strings"

	"github.com/yuin/goldmark/ast"
)

// codeAttribute holds the *codeBlock of a fence.
const codeAttribute = "docgen-code"

// codeBlock is a fence as it is shown.
type codeBlock struct {
	language string // lower case; "text" when there is none
	meta     codeMeta
	text     string           // without its last line end and without magic comments
	lines    map[int][]string // classes of 1-based lines
}

// The classes of lines.
const (
	highlightedClass = "highlighted"
	insertedClass    = "inserted"
	deletedClass     = "deleted"
)

// plainLanguage is the language of code in none.
const plainLanguage = "text"

// code reads a fence, once.
func (c *collector) code(fence *ast.FencedCodeBlock) *codeBlock {
	if known, found := fence.AttributeString(codeAttribute); found {
		return known.(*codeBlock)
	}
	source := c.document.source
	language, metaText := fenceInfo(fence, source)
	code := &codeBlock{meta: parseCodeMeta(metaText), text: string(fence.Lines().Value(source)), lines: map[int][]string{}}
	fence.SetAttributeString(codeAttribute, code)
	c.checkMeta(fence, code.meta)
	origin := fenceOrigin(fence)
	switch {
	case code.meta.file != "":
		code.text = c.include(fence, code.meta)
		origin.lines = nil
		if language == "" {
			file, _, _ := strings.Cut(code.meta.file, "#")
			language = strings.TrimPrefix(path.Ext(file), ".")
		}
	case code.meta.variables:
		code.text = c.expandLines(fence)
	}
	if code.meta.file != "" && code.meta.variables {
		code.text = string(c.state.expand([]byte(code.text), expansion{at: origin.start, whole: origin.stop - origin.start, bare: true}))
	}
	code.language = strings.ToLower(language)
	if code.language == "" {
		code.language = plainLanguage
	}
	code.text = strings.TrimSuffix(code.text, "\n")
	for line := range code.meta.highlighted {
		code.lines[line] = append(code.lines[line], highlightedClass)
	}
	c.magic(code, origin)
	c.checkMarks(fence, code)
	return code
}

// expandLines replaces the variables of a fence's own text.
func (c *collector) expandLines(fence *ast.FencedCodeBlock) string {
	var out strings.Builder
	for i := range fence.Lines().Len() {
		line := fence.Lines().At(i)
		out.Write(c.state.expand(line.Value(c.document.source), expansion{at: line.Start - line.Padding, bare: true}))
	}
	return out.String()
}

// origin is where code comes from: places for findings.
type origin struct {
	span        // of the fence's info
	lines []int // where each line begins in the source; nil for code of another file
}

// line is the place of a 0-based line.
func (o origin) line(number, length int) span {
	if number >= len(o.lines) {
		return o.span
	}
	return span{o.lines[number], o.lines[number] + length}
}

func fenceOrigin(fence *ast.FencedCodeBlock) origin {
	found := origin{span: span{max(0, fence.Pos()), max(0, fence.Pos()) + 3}}
	if fence.Info != nil {
		found.span = span{fence.Info.Segment.Start, fence.Info.Segment.Stop}
	}
	for i := range fence.Lines().Len() {
		line := fence.Lines().At(i)
		found.lines = append(found.lines, line.Start)
	}
	return found
}

// checkMeta reports words behind the language that look like slips of known
// ones, and what has no end. Other words may mean something to another program.
func (c *collector) checkMeta(fence *ast.FencedCodeBlock, meta codeMeta) {
	for _, name := range meta.unknown {
		if name != "" && !slices.Contains(metaNames(), name) {
			c.reportMeta(fence, name, Finding{Text: fmt.Sprintf("unknown option %q of a code block", name), Name: name, Known: CodeOptions()})
		}
	}
	for _, rest := range meta.unclosed {
		closing := strings.Replace(rest[:1], "{", "}", 1)
		c.reportMeta(fence, rest, Finding{Text: fmt.Sprintf("%q has no end", rest), Hint: fmt.Sprintf("close it by %q", closing)})
	}
}

// checkMarks reports marks that mark nothing: the code may have changed since.
func (c *collector) checkMarks(fence *ast.FencedCodeBlock, code *codeBlock) {
	if code.text == "" { // of a file that is not there
		return
	}
	count := strings.Count(code.text, "\n") + 1
	for _, line := range slices.Sorted(maps.Keys(code.meta.highlighted)) {
		if line < 1 || line > count {
			c.reportMeta(fence, "{", Finding{Text: fmt.Sprintf("line %d is marked, and the code has %d", line, count), Hint: "lines are counted from 1"})
			break
		}
	}
	for _, word := range code.meta.words {
		if !strings.Contains(code.text, word) {
			c.reportMeta(fence, "/"+word+"/", Finding{Text: fmt.Sprintf("the word %q is marked, and is not in the code", word), Hint: "write it as it stands there"})
		}
	}
}

// reportMeta reports what stands behind a fence, at a part of it.
func (c *collector) reportMeta(fence *ast.FencedCodeBlock, part string, finding Finding) {
	start, stop := fence.Info.Segment.Start, fence.Info.Segment.Stop
	if at := strings.Index(string(fence.Info.Segment.Value(c.document.source)), part); at >= 0 {
		start, stop = start+at, start+at+len(part)
	}
	finding.Code = CodeCode
	c.state.report(start, stop, finding)
}

// classes are the classes of a line, each once, sorted.
func (b *codeBlock) classes(line int) string {
	unique := map[string]bool{}
	for _, class := range b.lines[line] {
		unique[class] = true
	}
	return strings.Join(append([]string{"line"}, slices.Sorted(maps.Keys(unique))...), " ")
}
