package signature

import "strings"

// maxDepth limits the nesting of types that are read. Deeper ones are shown, but their parts have no
// rows.
const maxDepth = 6

// maxText limits the size of a signature in bytes.
const maxText = 4_000

// Parse reads the signatures in TypeScript or JavaScript. It reports false if one cannot be read.
func Parse(text string) ([]Line, bool) {
	if len(text) > maxText || !isBalanced(text) {
		return nil, false
	}
	var lines []Line
	for i, joined := range join(text) {
		p := parser{text: joined, line: i}
		line, ok := p.declaration()
		if !ok {
			return nil, false
		}
		lines = append(lines, line)
	}
	return lines, len(lines) > 0
}

// parser reads one signature.
type parser struct {
	text string
	line int
}

// declaration reads the whole text.
func (p parser) declaration() (Line, bool) {
	words, at := p.modifiers(0)
	line := Line{Text: p.text, Kind: kindOf(words)}
	name := p.text[at:p.nameEnd(at)]
	if name == "" {
		return line, false
	}
	at = p.skip(at+len(name), "?!")
	if line.Kind == Class || line.Kind == Type {
		return p.body(line, at), true
	}
	at = p.skipGenerics(at)
	if value := p.skip(at, "="); value > at && p.isArrow(value) { // const f = (x) => …
		at = p.skipGenerics(value)
	}
	if at < len(p.text) && p.text[at] == '(' {
		return p.call(line, name, at), true
	}
	if rest := p.skip(at, ""); rest < len(p.text) && p.text[rest] != ':' && p.text[rest] != '=' {
		return line, false
	}
	return p.property(line, at), true
}

// nameEnd returns the end of a name, which may be in quotes or brackets.
func (p parser) nameEnd(at int) int {
	if at >= len(p.text) {
		return at
	}
	switch p.text[at] {
	case '[':
		return closing(p.text, at) + 1
	case '\'', '"':
		return quoteEnd(p.text, at) + 1
	}
	return nameEnd(p.text, at)
}

// skip returns the offset after white space and at most one of some characters.
func (p parser) skip(at int, chars string) int {
	for at < len(p.text) && isSpace(p.text[at]) {
		at++
	}
	if at < len(p.text) && chars != "" && strings.IndexByte(chars, p.text[at]) >= 0 {
		return p.skip(at+1, "")
	}
	return at
}

func (p parser) skipGenerics(at int) int {
	at = p.skip(at, "")
	if at < len(p.text) && p.text[at] == '<' {
		if end := closing(p.text, at); end > 0 {
			return p.skip(end+1, "")
		}
	}
	return at
}

// isArrow reports whether a function begins at an offset: (x) => …
func (p parser) isArrow(at int) bool {
	at = p.skipGenerics(at)
	if at >= len(p.text) || p.text[at] != '(' {
		return false
	}
	end := closing(p.text, at)
	return end > 0 && strings.Contains(p.text[end:], "=>")
}

// call reads the parameters and the result of a function.
func (p parser) call(line Line, name string, open int) Line {
	end := closing(p.text, open)
	line.Group = Span{open + 1, end}
	line.Members = p.parameters(line.Group, 0)
	for _, part := range split(p.text, line.Group, ",") {
		line.Breaks = append(line.Breaks, part.Start)
	}
	line.Result = p.resultAfter(end+1, len(p.text))
	if line.Kind == "" {
		line.Kind = p.kindOfCall(name, open)
	}
	if line.Kind == Constructor {
		line.Result = Span{}
	}
	return line
}

// resultAfter returns the type after a colon or an arrow.
func (p parser) resultAfter(from, end int) Span {
	at := p.skip(from, "")
	switch {
	case at >= end:
		return Span{}
	case p.text[at] == ':':
		at++
	case strings.HasPrefix(p.text[at:end], "=>"):
		at += len("=>")
	default:
		return Span{}
	}
	return trim(p.text, Span{at, end})
}

// property reads the type and the value of a property.
func (p parser) property(line Line, at int) Line {
	line.Kind = Property
	member := p.typed(Member{Line: p.line}, Span{at, len(p.text)}, 0)
	line.Members = member.Members
	if member.IsFunction {
		line.Result = member.Result
	}
	return line
}

// body reads the members of a class or a type.
func (p parser) body(line Line, at int) Line {
	open := find(p.text, p.skipGenerics(at), len(p.text), "{")
	if open == len(p.text) {
		return line
	}
	if end := closing(p.text, open); end > 0 {
		line.Group = Span{open + 1, end}
		line.Members = p.properties(line.Group, 0)
		for _, part := range split(p.text, line.Group, ";,") {
			line.Breaks = append(line.Breaks, part.Start)
		}
	}
	return line
}
