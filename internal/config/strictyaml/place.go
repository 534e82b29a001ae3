package strictyaml

import (
	"strings"
	"unicode/utf8"

	"github.com/goccy/go-yaml/token"
)

// valuePlace returns the place to show for a value. It is the place of the key if the value is
// absent or begins on a later line.
func (s source) valuePlace(n *node) Place {
	switch {
	case n.first == nil && n.key == nil:
		return Place{Line: 1}
	case n.first == nil:
		return s.place(n.key)
	}
	place := s.place(n.first)
	if n.key != nil {
		if key := s.place(n.key); key.Line != place.Line {
			return key
		}
	}
	if n.last != nil {
		if end := s.place(n.last); end.Line == place.Line {
			place.Length = max(end.Column-place.Column+1, 1)
		}
	}
	return place
}

// name returns the place of a key without its quotes, or line 1 for a key that has no position.
func (s source) name(key *token.Token) Place {
	if key == nil {
		return Place{Line: 1}
	}
	place := s.place(key)
	if key.Type == token.SingleQuoteType || key.Type == token.DoubleQuoteType {
		place.Column, place.Length = place.Column+1, max(place.Length-2, 1)
	}
	return place
}

// place returns the place of a token. After some constructs the parser's positions are a few
// characters off, so it searches for the token's text near the position.
func (s source) place(tk *token.Token) Place {
	number := min(max(tk.Position.Line, 1), len(s.lines))
	line, probe := s.line(number), probe(tk)
	offset := nearest(line, probe, s.byteOffset(number, tk.Position.Column-1))
	return Place{
		Line:   number,
		Column: s.characters(number, offset) + 1,
		Length: max(utf8.RuneCountInString(written(line[offset:], probe)), 1),
	}
}

// probe returns the start of the token's first line, as written.
func probe(tk *token.Token) string {
	switch tk.Type {
	case token.SingleQuoteType:
		return "'"
	case token.DoubleQuoteType:
		return `"`
	case token.LiteralType:
		return "|"
	case token.FoldedType:
		return ">"
	case token.TagType, token.MergeKeyType:
		return tk.Value
	}
	text := strings.TrimLeft(tk.Origin, " \t\n")
	text, _, _ = strings.Cut(text, "\n")
	return strings.TrimRight(text, " \t")
}

// nearest returns the offset of probe in line that is nearest to want, or want if line does not
// contain probe.
func nearest(line, probe string, want int) int {
	if strings.HasPrefix(line[want:], probe) {
		return want
	}
	after := strings.Index(line[want:], probe)
	before := strings.LastIndex(line[:want], probe)
	switch {
	case after < 0 && before < 0:
		return want
	case before < 0, after >= 0 && after <= want-before:
		return want + after
	}
	return before
}

// written returns the part of rest that the token covers: a quoted string with its quotes, an
// anchor or alias with its name, or else probe.
func written(rest, probe string) string {
	if !strings.HasPrefix(rest, probe) {
		return ""
	}
	switch probe {
	case "'", `"`:
		if end := closingQuote(rest); end > 0 {
			return rest[:end]
		}
		return strings.TrimRight(rest, " \t")
	case "*", "&":
		if end := strings.IndexAny(rest, " \t,]}"); end > 0 {
			return rest[:end]
		}
		return rest
	}
	return probe
}

// closingQuote returns the offset after the quote that closes the quoted string at the start of
// text, or 0.
func closingQuote(text string) int {
	quote := text[0]
	for i := 1; i < len(text); i++ {
		switch {
		case text[i] == '\\' && quote == '"':
			i++
		case text[i] == quote && quote == '\'' && i+1 < len(text) && text[i+1] == quote:
			i++
		case text[i] == quote:
			return i + 1
		}
	}
	return 0
}
