package syntax

import (
	"bytes"

	"github.com/yuin/goldmark/ast"
	"github.com/yuin/goldmark/extension"
	"github.com/yuin/goldmark/parser"
	"github.com/yuin/goldmark/text"
)

// typographer is goldmark's parser with limits. It writes characters instead of entities,
// because search and titles use the text too. It keeps "<<" and ">>", which are more often
// operators than quotes, and goldmark's rules for a "'" before a word do not apply.
func typographer() parser.InlineParser {
	return boundedQuotes{closing{singleQuotes{closing{extension.NewTypographerParser(
		extension.WithTypographicSubstitutions(map[extension.TypographicPunctuation][]byte{
			extension.LeftSingleQuote:  []byte("‘"),
			extension.RightSingleQuote: []byte("’"),
			extension.LeftDoubleQuote:  []byte("“"),
			extension.RightDoubleQuote: []byte("”"),
			extension.EnDash:           []byte("–"),
			extension.EmDash:           []byte("—"),
			extension.Ellipsis:         []byte("…"),
			extension.LeftAngleQuote:   nil,
			extension.RightAngleQuote:  nil,
			extension.Apostrophe:       []byte("’"),
		}))}}}}
}

// boundedQuotes is goldmark's parser with a limit, because goldmark reads a run of quotes to
// its end for each quote in it.
type boundedQuotes struct{ closing }

// maxQuotes is the maximum length of a run of quotes; longer runs are plain text.
const maxQuotes = 16

// Parse implements parser.InlineParser.
func (p boundedQuotes) Parse(parent ast.Node, block text.Reader, context parser.Context) ast.Node {
	line, _ := block.PeekLine()
	if isQuote := line[0] == '"' || line[0] == '\''; isQuote && len(line) > maxQuotes && len(bytes.TrimLeft(line[:maxQuotes+1], string(line[0]))) == 0 {
		return nil
	}
	return p.InlineParser.Parse(parent, block, context)
}
