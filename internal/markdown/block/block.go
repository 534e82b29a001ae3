// Package block finds where the blocks of a text begin and end, for editors: sections, containers, code, lists and tables.
//
// [Of] walks the tree of a parsed text, and [Align] lines up the columns of a table. The package knows lines only, and neither what
// blocks mean nor how they look.
package block

import (
	"bytes"
	"slices"

	"github.com/yuin/goldmark/ast"
	east "github.com/yuin/goldmark/extension/ast"

	"github.com/docgen-cli/docgen/internal/markdown/directive"
	"github.com/docgen-cli/docgen/internal/markdown/input"
)

// Kind is the kind of a block.
type Kind int

// The kinds of blocks.
const (
	Text Kind = iota // a paragraph, a heading, HTML
	Section
	Container // a directive
	Code
	List
	Item
	Quote
	Table
	FrontMatter
)

// Block is a range of lines. A section reaches from its heading to the next one of its level or above.
type Block struct {
	Kind        Kind
	First, Last int // lines, which count from 1
	Blocks      []Block
}

// Of returns the outermost blocks of a text. Included texts, which follow it in the source, are no part of it.
func Of(root ast.Node, source []byte, lines input.Lines) []Block {
	r := reader{source[:min(lines.Own(), len(source))], lines}
	blocks := r.sections(r.children(root))
	if end := r.frontMatter(); end > 0 {
		blocks = append([]Block{{Kind: FrontMatter, First: 1, Last: end}}, blocks...)
	}
	return blocks
}

type reader struct {
	source []byte
	lines  input.Lines
}

// leveled is a block, and the level if it is a heading.
type leveled struct {
	Block
	level int // 0 for other blocks
}

// line returns the number of the line with an offset.
func (r reader) line(at int) int { return r.lines.Number(min(max(at, 0), len(r.source))) + 1 }

// frontMatter returns the line that closes the front matter, or 0.
func (r reader) frontMatter() int {
	for i, line := range bytes.Split(r.source, []byte("\n")) {
		isFence := string(bytes.TrimRight(line, " \t")) == "---"
		switch {
		case i == 0 && !isFence:
			return 0
		case i > 0 && isFence:
			return i + 1
		}
	}
	return 0
}

func (r reader) children(node ast.Node) []leveled {
	var blocks []leveled
	for child := node.FirstChild(); child != nil; child = child.NextSibling() {
		if child.Type() != ast.TypeBlock {
			continue
		}
		if found, isThere := r.block(child); isThere {
			blocks = append(blocks, found)
		}
	}
	return blocks
}

// kinds are those of nodes; others are text.
var kinds = map[ast.NodeKind]Kind{
	ast.KindFencedCodeBlock: Code, ast.KindCodeBlock: Code, ast.KindList: List, ast.KindListItem: Item, ast.KindBlockquote: Quote,
	east.KindTable: Table, directive.ContainerKind: Container,
}

// block returns the block of a node; false for one without a line of its own, or in an included text.
func (r reader) block(node ast.Node) (leveled, bool) {
	inner := r.children(node)
	found := leveled{Block: Block{Kind: kinds[node.Kind()]}}
	found.Blocks = r.sections(inner)
	grow := func(first, last int) {
		if found.First == 0 || first < found.First {
			found.First = first
		}
		found.Last = max(found.Last, last)
	}
	if lines := node.Lines(); lines != nil && lines.Len() > 0 && lines.At(0).Start < len(r.source) {
		grow(r.line(lines.At(0).Start), r.line(lines.At(lines.Len()-1).Stop-1))
	}
	for _, each := range found.Blocks {
		grow(each.First, each.Last)
	}
	switch node := node.(type) {
	case *ast.Heading:
		found.level = node.Level
	case *ast.FencedCodeBlock:
		if at := node.Pos(); at >= 0 && at < len(r.source) {
			grow(r.line(at), r.line(at))
			grow(found.First, found.Last+1)
		}
	case *directive.Container:
		if at := node.MarkAt().Start; at < len(r.source) {
			grow(r.line(at), r.line(max(at, node.EndAt())))
		}
	}
	found.Last = min(found.Last, r.line(len(r.source)))
	return found, found.First > 0
}

// sections puts what follows a heading into its section.
func (r reader) sections(blocks []leveled) []Block {
	var result []Block
	for i := 0; i < len(blocks); i++ {
		first := blocks[i]
		if first.level == 0 {
			result = append(result, first.Block)
			continue
		}
		end := i + 1
		for end < len(blocks) && (blocks[end].level == 0 || blocks[end].level > first.level) {
			end++
		}
		inner := append([]Block{first.Block}, r.sections(blocks[i+1:end])...)
		last := slices.MaxFunc(inner, func(a, b Block) int { return a.Last - b.Last }).Last
		result = append(result, Block{Kind: Section, First: first.First, Last: last, Blocks: inner})
		i = end - 1
	}
	return result
}
