package syntax

import (
	"bytes"
	"sort"

	"github.com/yuin/goldmark/ast"
	"github.com/yuin/goldmark/parser"
	"github.com/yuin/goldmark/text"
	"github.com/yuin/goldmark/util"
)

// takes counts the "[" of a block without a matching "]". It reports false if there are too
// many.
func (c *counter) takes(block ast.Node, line []byte) bool {
	if c.block != block {
		c.block, c.count = block, 0
	}
	switch {
	case line[0] == ']':
		c.count = max(0, c.count-1)
	case c.count == maxBrackets:
		return false
	case line[0] == '[' || bytes.HasPrefix(line, []byte("![")):
		c.count++
	}
	return true
}

// isBeyond reports whether the text after "](" is a link target that CommonMark does not allow
// and that goldmark is slow to reject: it has more nested parentheses than maxParens, or a "<"
// between "<" and ">".
func isBeyond(line []byte) bool {
	line = bytes.TrimLeft(line, " \t")
	if len(line) > 0 && line[0] == '<' {
		return hasInnerAngle(line)
	}
	depth := 0
	for i := 0; i < len(line); i++ {
		switch char := line[i]; {
		case char == '\\':
			i++
		case char == '(':
			if depth++; depth > maxParens {
				return true
			}
		case char == ')':
			if depth--; depth < 0 {
				return false
			}
		case util.IsSpace(char):
			return false
		}
	}
	return false
}

func hasInnerAngle(line []byte) bool {
	for i := 1; i < len(line); i++ {
		switch line[i] {
		case '\\':
			i++
		case '>':
			return false
		case '<':
			return true
		}
	}
	return false
}

// boundedReferences is goldmark's parser of "[label]: target". It gets the lines of a
// paragraph in parts, because it moves all remaining lines after each definition.
type boundedReferences struct{}

// Transform implements parser.ParagraphTransformer.
func (boundedReferences) Transform(node *ast.Paragraph, reader text.Reader, context parser.Context) {
	all, done := node.Lines(), 0
	for all.Len()-done > maxReferences {
		cut := done + maxReferences
		for cut < all.Len() && !bytes.HasPrefix(reader.Source()[all.At(cut).Start:], []byte("[")) {
			cut++
		}
		if cut == all.Len() {
			break
		}
		part := ast.NewParagraph()
		part.SetPos(node.Pos())
		part.Lines().AppendAll(all.Sliced(done, cut))
		node.Parent().InsertBefore(node.Parent(), node, part)
		parser.LinkReferenceParagraphTransformer.Transform(part, reader, context)
		if part.Parent() != nil { // the part contains more than definitions
			left := text.NewSegments()
			left.AppendAll(part.Lines().Sliced(0, part.Lines().Len()))
			left.AppendAll(all.Sliced(cut, all.Len()))
			node.SetLines(left)
			node.Parent().RemoveChild(node.Parent(), part)
			return
		}
		done = cut
	}
	if done > 0 {
		rest := text.NewSegments()
		rest.AppendAll(all.Sliced(done, all.Len()))
		node.SetLines(rest)
	}
	parser.LinkReferenceParagraphTransformer.Transform(node, reader, context)
}

// direct is a parser that reads many values from the source.
type direct struct{ parser.InlineParser }

// Parse implements parser.InlineParser.
func (p direct) Parse(parent ast.Node, block text.Reader, context parser.Context) ast.Node {
	return p.InlineParser.Parse(parent, directReader{block, parent.Lines()}, context)
}

// directReader finds the line of a value by binary search. goldmark's block reader tries all
// lines in turn.
type directReader struct {
	text.Reader
	lines *text.Segments
}

// Value implements text.Reader. If a value is on one line, or too long for a label, Value
// returns a slice of the source.
func (r directReader) Value(segment text.Segment) []byte {
	stop := max(segment.Start, segment.Stop)
	if whole := r.Source()[segment.Start:stop:stop]; len(whole) > maxLabel || !bytes.Contains(whole, []byte("\n")) {
		return whole
	}
	line := sort.Search(r.lines.Len(), func(i int) bool { return r.lines.At(i).Start > segment.Start }) - 1
	var value []byte
	for at := segment.Start; line >= 0 && line < r.lines.Len() && at < segment.Stop; line++ {
		part := r.lines.At(line)
		at = max(at, part.Start)
		value = part.ConcatPadding(value)
		value = append(value, r.Source()[at:max(at, min(part.Stop, segment.Stop))]...)
		at = part.Stop
	}
	return value
}
