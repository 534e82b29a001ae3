package code

import (
	"fmt"
	"maps"
	"slices"
	"strings"

	"github.com/yuin/goldmark/ast"

	"docgen/internal/markdown/input"
)

// checkOptions reports words behind the language that look like misspelled options,
// and options that are not closed. Other words may mean something to other programs.
func (r Reader) checkOptions(fence *ast.FencedCodeBlock, options Options) {
	for _, name := range options.unknown {
		if name != "" && !slices.Contains(foreignOptions(), name) {
			r.report(fence, name, input.Finding{Text: fmt.Sprintf("unknown option %q of a code block", name), Name: name, Known: OptionNames()})
		}
	}
	for _, rest := range options.unclosed {
		closing := strings.Replace(rest[:1], "{", "}", 1)
		r.report(fence, rest, input.Finding{Text: fmt.Sprintf("%q has no end", rest), Hint: fmt.Sprintf("close it by %q", closing)})
	}
}

// checkMarks reports marked lines and words that the code does not have: it may have
// changed since they were marked.
func (r Reader) checkMarks(fence *ast.FencedCodeBlock, block *Block) {
	if block.Text == "" { // the file does not exist
		return
	}
	count := strings.Count(block.Text, "\n") + 1
	for _, line := range slices.Sorted(maps.Keys(block.Options.highlighted)) {
		if line < 1 || line > count {
			r.report(fence, "{", input.Finding{Text: fmt.Sprintf("line %d is marked, and the code has %d", line, count), Hint: "lines are counted from 1"})
			break
		}
	}
	for _, word := range block.Options.words {
		if !strings.Contains(block.Text, word) {
			r.report(fence, "/"+word+"/", input.Finding{Text: fmt.Sprintf("the word %q is marked, and is not in the code", word), Hint: "write it as it stands there"})
		}
	}
}

// report reports a finding at a part of the info behind the fence.
func (r Reader) report(fence *ast.FencedCodeBlock, part string, finding input.Finding) {
	start, stop := fence.Info.Segment.Start, fence.Info.Segment.Stop
	if at := strings.Index(string(fence.Info.Segment.Value(r.State.Text.Bytes)), part); at >= 0 {
		start, stop = start+at, start+at+len(part)
	}
	finding.Code = input.CodeCode
	r.State.Text.Report(start, stop, finding)
}
