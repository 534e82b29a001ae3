package signature

import (
	"strings"

	"github.com/yuin/goldmark/ast"

	"github.com/docgen-cli/docgen/internal/markdown/input"
	"github.com/docgen-cli/docgen/internal/markdown/syntax"
)

// findTypes finds the types that are links. Each type is one link of the document, wherever it occurs.
func (b *builder) findTypes(fence *ast.FencedCodeBlock) {
	if len(b.Types) == 0 {
		return
	}
	numbers := map[string]int{}
	for i, line := range b.head.Signatures {
		for _, at := range Names(line.Text) {
			name := at.In(line.Text)
			target, isType := b.Types[name]
			if !isType {
				continue
			}
			if _, known := numbers[name]; !known {
				numbers[name] = b.Link(target, PlaceOf(fence, name, b.Text.Bytes))
			}
			b.head.links = append(b.head.links, typeLink{i, at, numbers[name]})
		}
	}
}

// Names returns the names in a text that may be types: not in quotes, and not declared or called there.
func Names(text string) []Span {
	var found []Span
	for at := 0; at < len(text); {
		switch char := text[at]; {
		case char == '"' || char == '\'' || char == '`':
			if end := quoteEnd(text, at); end > 0 && !strings.Contains(text[at:end], "\n") {
				at = end
			}
			at++
		case isNameByte(char):
			end := nameEnd(text, at)
			if after := strings.TrimLeft(text[end:], " ?"); after == "" || strings.IndexByte(":(", after[0]) < 0 {
				found = append(found, Span{at, end})
			}
			at = end
		default:
			at++
		}
	}
	return found
}

// PlaceOf returns the span of a name in the code of a fence, or that of the fence.
func PlaceOf(fence *ast.FencedCodeBlock, name string, source []byte) input.Span {
	for i := range fence.Lines().Len() {
		line := fence.Lines().At(i)
		text := string(line.Value(source))
		for _, at := range Names(text) {
			if at.In(text) == name {
				start := line.Start - line.Padding + at.Start
				return input.At(start, start+len(name))
			}
		}
	}
	return syntax.Extent(fence)
}
