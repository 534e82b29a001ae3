package syntax

import (
	"bytes"
	"slices"
	"unicode"
	"unicode/utf8"

	"github.com/yuin/goldmark/ast"
	"github.com/yuin/goldmark/extension"
	"github.com/yuin/goldmark/parser"
	"github.com/yuin/goldmark/text"
)

// singleQuotes is goldmark's typographer with rules of its own for a "'" before a word. goldmark
// takes every "'" before "e", "l", "n" and "t" for an apostrophe, as in "'em".
type singleQuotes struct{ closing }

// Parse implements parser.InlineParser.
func (p singleQuotes) Parse(parent ast.Node, block text.Reader, context parser.Context) ast.Node {
	line, _ := block.PeekLine()
	word := wordAt(line[1:])
	before := block.PrecendingCharacter()
	if line[0] != '\'' || len(word) == 0 || unicode.IsLetter(before) || unicode.IsDigit(before) {
		return p.InlineParser.Parse(parent, block, context)
	}
	after := line[1+len(word):]
	switch isQuoted := bytes.HasPrefix(after, []byte("'")); {
	case !unicode.IsSpace(before) && !isQuoted && slices.Contains([]string{"d", "ll", "m", "re", "s", "t", "ve"}, string(word)):
		return p.InlineParser.Parse(parent, block, context) // "(the site)'s"
	case !isQuoted && isShortened(string(bytes.ToLower(word)), after):
		apostrophe := ast.NewString([]byte("’"))
		apostrophe.SetCode(true)
		block.Advance(1)
		return apostrophe
	}
	return p.InlineParser.Parse(parent, plainWord{block}, context)
}

// plainWord reads a word after a quote as one for which goldmark has no rule.
type plainWord struct{ text.Reader }

// PeekLine implements text.Reader.
func (r plainWord) PeekLine() ([]byte, text.Segment) {
	_, segment := r.Reader.PeekLine()
	return []byte("'xx"), segment
}

// wordAt returns the letters and digits at the start of a text.
func wordAt(text []byte) []byte {
	end := bytes.IndexFunc(text, func(char rune) bool { return !unicode.IsLetter(char) && !unicode.IsDigit(char) })
	if end < 0 {
		return text
	}
	return text[:end]
}

// isShortened reports whether a word after "'" lacks its beginning, as in "'til" and "'24". For words
// that also begin quotations, as in "'em dash'", it looks for a quote that closes one.
func isShortened(word string, after []byte) bool {
	switch word {
	case "til", "tis", "twas", "twere", "twill":
		return true
	case "bout", "cause", "em", "n", "net", "round":
		return !closesQuote(after)
	}
	return unicode.IsDigit(rune(word[0])) && !closesQuote(after)
}

// closesQuote reports whether the next "'" that is not within a word closes a quotation.
func closesQuote(text []byte) bool {
	for at := bytes.IndexByte(text, '\''); at >= 0; {
		before, _ := utf8.DecodeLastRune(text[:at])
		after, _ := utf8.DecodeRune(text[at+1:])
		isInWord := unicode.IsLetter(before) && unicode.IsLetter(after)
		if !isInWord {
			return !unicode.IsSpace(before) && !unicode.IsLetter(after) && !unicode.IsDigit(after)
		}
		text = text[at+1:]
		at = bytes.IndexByte(text, '\'')
	}
	return false
}

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
