package code

import (
	"bytes"
	"strings"

	"github.com/yuin/goldmark/ast"

	"github.com/docgen-cli/docgen/internal/markdown/input"
	"github.com/docgen-cli/docgen/internal/markdown/syntax"
)

// Calls returns the code blocks whose language is an extension.
func Calls(root ast.Node, state *syntax.State) []syntax.Call {
	var calls []syntax.Call
	source := state.Text.Bytes
	_ = ast.Walk(root, func(node ast.Node, isEntering bool) (ast.WalkStatus, error) {
		block, isFence := node.(*ast.FencedCodeBlock)
		if !isFence || !isEntering || !syntax.IsClosed(block) {
			return ast.WalkContinue, nil
		}
		language, meta := FenceInfo(block, source)
		extension, isExtension := state.Extension(syntax.FenceExtension, language)
		if !isExtension {
			return ast.WalkContinue, nil
		}
		open := syntax.FenceAt(block)
		call := syntax.Call{
			Extension: extension, Content: strings.TrimSuffix(string(block.Lines().Value(source)), "\n"), Mark: open, Attributes: map[string]string{},
		}
		options := []byte("{" + meta + "}")
		written, _, _ := syntax.ParseAttributes(options, 0)
		call.ID, call.Classes = written.ID, written.Classes
		for _, value := range written.Values {
			call.Attributes[value.Name] = value.Value.In(options)
		}
		stop := lineEndAt(source, open.Start)
		if lines := block.Lines(); lines.Len() > 0 {
			stop = lines.At(lines.Len() - 1).Stop
		}
		if stop > 0 && source[stop-1] != '\n' {
			stop = lineEndAt(source, stop)
		}
		call.At = input.At(open.Start, len(bytes.TrimRight(source[:lineEndAt(source, stop)], "\r\n")))
		call.Prefix, call.InList = syntax.PrefixAt(source, open.Start)
		calls = append(calls, call)
		return ast.WalkContinue, nil
	})
	return calls
}

// lineEndAt returns the offset after the line that contains an offset.
func lineEndAt(source []byte, at int) int {
	if end := bytes.IndexByte(source[at:], '\n'); end >= 0 {
		return at + end + 1
	}
	return len(source)
}

// Fence is a code block as its author wrote it.
type Fence struct {
	Language, Meta, Text string
	Place                input.Place // of the marks that open it
}

// Fences returns all code blocks with fences, in order.
func Fences(root ast.Node, source []byte, lines input.Lines) []Fence {
	var fences []Fence
	_ = ast.Walk(root, func(node ast.Node, isEntering bool) (ast.WalkStatus, error) {
		block, isFence := node.(*ast.FencedCodeBlock)
		if isFence && isEntering {
			at := syntax.FenceAt(block)
			fence := Fence{Text: strings.TrimSuffix(string(block.Lines().Value(source)), "\n"), Place: lines.Place(at.Start, at.Stop)}
			fence.Language, fence.Meta = FenceInfo(block, source)
			fences = append(fences, fence)
		}
		return ast.WalkContinue, nil
	})
	return fences
}
