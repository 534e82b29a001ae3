package code

import (
	"fmt"
	"path"
	"strings"

	"github.com/yuin/goldmark/ast"

	"github.com/docgen-cli/docgen/internal/markdown/input"
	"github.com/docgen-cli/docgen/internal/markdown/syntax"
)

// Reader reads the code blocks of a document and reports problems with them.
type Reader struct {
	State       *syntax.State
	Comments    []MagicComment
	Highlighter *Highlighter
	NoFiles     bool // file="x" has no meaning, and the text of the block is shown
	Playground  bool // the site has a module that runs code of readers
}

// Read returns the code block of a fence. Call it once for each fence.
func (r Reader) Read(fence *ast.FencedCodeBlock) *Block {
	if known := Of(fence); known != nil {
		return known
	}
	source := r.State.Text.Bytes
	language, written := FenceInfo(fence, source)
	block := &Block{Options: parseOptions(written), Text: string(fence.Lines().Value(source)), lines: map[int][]string{}}
	fence.SetAttributeString(codeAttribute, block)
	if r.NoFiles {
		block.Options.file = ""
	}
	r.checkOptions(fence, block.Options)
	r.checkForeign(fence)
	r.checkFences(fence)
	r.checkBook(fence, language)
	origin := originOf(fence)
	switch {
	case block.Options.file != "":
		block.Text = r.include(fence, block.Options)
		origin.lines = nil
		if language == "" {
			file, _, _ := strings.Cut(block.Options.file, "#")
			language = strings.TrimPrefix(path.Ext(file), ".")
		}
		if block.Options.variables {
			block.Text = string(r.State.Expand([]byte(block.Text), syntax.Expansion{At: origin.Start, Whole: origin.Stop - origin.Start, Bare: true}))
		}
	case block.Options.variables:
		block.Text = r.expandLines(fence)
	}
	block.Language = strings.ToLower(language)
	if block.Language == "" {
		block.Language = Plain
	}
	block.Text = strings.TrimSuffix(block.Text, "\n")
	for line := range block.Options.highlighted {
		block.lines[line] = append(block.lines[line], highlightedClass)
	}
	r.readMagicComments(block, origin)
	r.readValues(block, origin)
	r.checkMarks(fence, block)
	r.checkPlayground(fence, block)
	r.checkSize(fence, block)
	return block
}

// FenceInfo splits the text after an opening fence into the language and the options. If the
// first word contains "=", it is an option and there is no language. Commas separate words
// like spaces.
func FenceInfo(fence *ast.FencedCodeBlock, source []byte) (language, options string) {
	if fence.Info == nil {
		return "", ""
	}
	info := strings.TrimSpace(syntax.Unescape(string(fence.Info.Segment.Value(source))))
	end := strings.IndexAny(info, " \t{,") // also handles "js{1,3}", and "rust,ignore" of rustdoc and mdBook
	if end < 0 {
		end = len(info)
	}
	if strings.Contains(info[:end], "=") {
		end = 0
	}
	return info[:end], strings.TrimSpace(info[end:])
}

// expandLines replaces the variables in the text of a fence.
func (r Reader) expandLines(fence *ast.FencedCodeBlock) string {
	var out strings.Builder
	for i := range fence.Lines().Len() {
		line := fence.Lines().At(i)
		out.Write(r.State.Expand(line.Value(r.State.Text.Bytes), syntax.Expansion{At: line.Start - line.Padding, Bare: true}))
	}
	return out.String()
}

// include returns the text for file="name#region". If there is none, it reports why and
// returns the text of the fence.
func (r Reader) include(fence *ast.FencedCodeBlock, options Options) string {
	text, info := r.State.Text, fence.Info.Segment
	target := options.file
	if below, found := strings.CutPrefix(target, "<rootDir>"); found {
		target = "/" + strings.TrimPrefix(below, "/")
	}
	_, region, _ := strings.Cut(target, "#")
	report := func(finding input.Finding) string {
		finding.Code = input.IncludeCode
		r.report(fence, options.file, finding)
		return string(fence.Lines().Value(text.Bytes))
	}
	if fence.Lines().Len() > 0 {
		report(input.Finding{Text: fmt.Sprintf("the code block has both its own code and file=%q", options.file), Hint: "remove one of them"})
	}
	name, content, finding := text.Load(target, info.Start)
	switch {
	case finding.Text != "":
		return report(finding)
	case region == "":
		return content
	}
	if lines, isRange := readLineRange(region); isRange {
		code, finding := lines.cut(content, name)
		if finding.Text != "" {
			return report(finding)
		}
		return code
	}
	code, found, known := input.Region(content, region)
	if !found {
		return report(input.NoRegion(name, region, known))
	}
	return code
}

// origin is the place of the code in the source.
type origin struct {
	input.Span       // of the text after the fence
	lines      []int // offset of each line; nil for code from another file
}

// line returns the span of a 0-based line.
func (o origin) line(number, length int) input.Span {
	if number >= len(o.lines) {
		return o.Span
	}
	return input.At(o.lines[number], o.lines[number]+length)
}

func originOf(fence *ast.FencedCodeBlock) origin {
	found := origin{Span: input.At(max(0, fence.Pos()), max(0, fence.Pos())+3)}
	if fence.Info != nil {
		found.Span = input.At(fence.Info.Segment.Start, fence.Info.Segment.Stop)
	}
	for i := range fence.Lines().Len() {
		line := fence.Lines().At(i)
		found.lines = append(found.lines, line.Start)
	}
	return found
}
