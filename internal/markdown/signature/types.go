package signature

import "strings"

// parameters reads the parameters between brackets.
func (p parser) parameters(span Span, depth int) []Member {
	var members []Member
	for _, part := range split(p.text, span, ",") {
		_, at := p.modifiers(part.Start)
		if strings.HasPrefix(p.text[at:part.Stop], "...") {
			at += len("...")
		}
		end := min(p.nameEnd(at), part.Stop)
		member := Member{Name: p.text[at:end], Line: p.line}
		if at < part.Stop && (p.text[at] == '{' || p.text[at] == '[') { // a pattern
			member.Name, end = "", min(closing(p.text, at)+1, part.Stop)
		}
		members = append(members, p.typed(member, Span{end, part.Stop}, depth))
	}
	return members
}

// properties reads the members of an object type.
func (p parser) properties(span Span, depth int) []Member {
	var members []Member
	for _, part := range split(p.text, span, ";,") {
		_, at := p.modifiers(part.Start)
		end := min(p.nameEnd(at), part.Stop)
		members = append(members, p.typed(Member{Name: strings.Trim(p.text[at:end], `'"`), Line: p.line}, Span{end, part.Stop}, depth))
	}
	return members
}

// typed reads what follows the name of a member: "?", a type and a value, or the brackets of a method.
func (p parser) typed(member Member, rest Span, depth int) Member {
	rest = trim(p.text, rest)
	if !rest.Empty() && (p.text[rest.Start] == '?' || p.text[rest.Start] == '!') {
		member.Optional = p.text[rest.Start] == '?'
		rest = trim(p.text, Span{rest.Start + 1, rest.Stop})
	}
	if !rest.Empty() && (p.text[rest.Start] == '(' || p.text[rest.Start] == '<') {
		member.Type = rest
		return p.function(member, rest, depth)
	}
	equals := find(p.text, rest.Start, rest.Stop, "=")
	if equals < rest.Stop {
		member.Default, member.Optional = trim(p.text, Span{equals + 1, rest.Stop}), true
	}
	if equals > rest.Start && p.text[rest.Start] == ':' {
		member.Type = trim(p.text, Span{rest.Start + 1, equals})
		return p.parts(member, member.Type, depth)
	}
	return member
}

// parts reads the properties of an object type, or the parameters of a function type, in each
// alternative of a type.
func (p parser) parts(member Member, span Span, depth int) Member {
	if depth > maxDepth {
		return member
	}
	for _, part := range split(p.text, span, "|&") {
		switch p.text[part.Start] {
		case '{':
			if end := closing(p.text, part.Start); end > 0 {
				member.Members = append(member.Members, p.properties(Span{part.Start + 1, end}, depth+1)...)
			}
		case '(', '<':
			member = p.function(member, part, depth)
		}
	}
	return member
}

// function reads the parameters and the result of a function type, or of a type in brackets.
func (p parser) function(member Member, span Span, depth int) Member {
	open := span.Start
	if p.text[open] == '<' {
		open = p.skipGenerics(open)
	}
	if depth > maxDepth || open >= span.Stop || p.text[open] != '(' {
		return member
	}
	end := closing(p.text, open)
	if end < 0 || end >= span.Stop {
		return member
	}
	if result := p.resultAfter(end+1, span.Stop); !result.Empty() {
		member.IsFunction, member.Result = true, result
		member.Members = append(member.Members, p.parameters(Span{open + 1, end}, depth+1)...)
		return member
	}
	return p.parts(member, Span{open + 1, end}, depth+1)
}
