package agents

import (
	"strings"

	"github.com/yuin/goldmark"
	"github.com/yuin/goldmark/ast"
	"github.com/yuin/goldmark/extension"
	"github.com/yuin/goldmark/parser"
	"github.com/yuin/goldmark/text"
	"github.com/yuin/goldmark/util"
)

// parse parses Markdown as any reader of it does. It records the code blocks that are never closed.
func parse(source []byte) (ast.Node, *fences) {
	found := &fences{BlockParser: parser.NewFencedCodeBlockParser(), open: map[ast.Node]text.Segment{}}
	with := goldmark.New(goldmark.WithExtensions(extension.GFM, extension.Footnote), goldmark.WithParserOptions(
		parser.WithBlockParsers(util.Prioritized(found, 0)),
	))
	return with.Parser().Parse(text.NewReader(source)), found
}

// fences parses fenced code blocks, and knows the offsets of those that are open.
type fences struct {
	parser.BlockParser
	open  map[ast.Node]text.Segment
	first text.Segment // of the line that begins the first block that is never closed; empty for none
}

// Open implements parser.BlockParser.
func (f *fences) Open(parent ast.Node, reader text.Reader, context parser.Context) (ast.Node, parser.State) {
	_, line := reader.PeekLine()
	node, state := f.BlockParser.Open(parent, reader, context)
	if node != nil {
		f.open[node] = line
	}
	return node, state
}

// Continue implements parser.BlockParser.
func (f *fences) Continue(node ast.Node, reader text.Reader, context parser.Context) parser.State {
	state := f.BlockParser.Continue(node, reader, context)
	if state == parser.Close {
		delete(f.open, node)
	}
	return state
}

// Close implements parser.BlockParser.
func (f *fences) Close(node ast.Node, reader text.Reader, context parser.Context) {
	f.BlockParser.Close(node, reader, context)
	if line, isOpen := f.open[node]; isOpen && (f.first.IsEmpty() || line.Start < f.first.Start) {
		f.first = line
	}
}

// Fence is the start of a code block. The zero Fence is no code block.
type Fence struct {
	Line, Column int // from 1, in characters
	Length       int // in characters
}

// OpenFence returns the first code block that is never closed.
func OpenFence(markdown string) Fence {
	source := []byte(markdown)
	_, found := parse(source)
	if found.first.IsEmpty() {
		return Fence{}
	}
	before := markdown[:found.first.Start]
	line := markdown[strings.LastIndexByte(before, '\n')+1 : found.first.Stop]
	start := strings.IndexAny(line, "`~")
	rest := strings.TrimLeft(line[start:], line[start:start+1])
	return Fence{1 + strings.Count(before, "\n"), 1 + Size(line[:start]), len(line) - start - len(rest)}
}

// plain returns the text of Markdown without its syntax.
func plain(markdown string) string {
	source := []byte(markdown)
	root, _ := parse(source)
	var out strings.Builder
	_ = ast.Walk(root, func(node ast.Node, entering bool) (ast.WalkStatus, error) {
		if !entering {
			if node.Type() == ast.TypeBlock {
				out.WriteByte('\n')
			}
			return ast.WalkContinue, nil
		}
		switch node := node.(type) {
		case *ast.Text:
			out.Write(node.Value(source))
			if node.SoftLineBreak() || node.HardLineBreak() {
				out.WriteByte('\n')
			}
		case *ast.String:
			out.Write(node.Value)
		case *ast.AutoLink:
			out.Write(node.Label(source))
		case *ast.RawHTML:
			out.WriteByte('\n')
		case *ast.FencedCodeBlock:
			if node.Info != nil {
				out.Write(node.Info.Value(source))
				out.WriteByte('\n')
			}
			out.Write(node.Lines().Value(source))
		case *ast.CodeBlock, *ast.HTMLBlock:
			out.Write(node.Lines().Value(source))
		}
		return ast.WalkContinue, nil
	})
	return out.String()
}
