package code

import "github.com/alecthomas/chroma/v2"

// span is a range of signs, without the one at stop.
type span struct{ start, stop int }

// mostScanned is how many signs in the bodies of functions are compared with parameters. Functions in
// functions without end would take forever.
const mostScanned = 1_000_000

// markParameters marks the parameters of functions where they are declared and, in the body, used.
func (s *script) markParameters() {
	left := mostScanned
	for at := range s.signs {
		list, body, found := s.function(at)
		if !found {
			continue
		}
		left -= list.stop - list.start + body.stop - body.start
		if left < 0 {
			return
		}
		names := map[string]bool{}
		for _, name := range s.declaredIn(list) {
			names[s.text(name)] = true
			s.mark(name)
		}
		for use := body.start; use < body.stop; use++ {
			if s.nameAt(use) && names[s.text(use)] && s.isVariable(use) {
				s.mark(use)
			}
		}
	}
}

func (s *script) mark(at int) { s.tokens[s.signs[at].token].Type = chroma.NameVariable }

// isVariable reports whether a name is neither a member nor a key.
func (s *script) isVariable(at int) bool {
	return !isOneOf(s.text(at-1), ".", "?.") && (!s.isKey(at) || s.text(at-1) == "?")
}

// function finds the parameters and the body of a function whose parameters start at a position.
func (s *script) function(at int) (list, body span, found bool) {
	if s.nameAt(at) && s.text(at+1) == "=>" { // x => …
		return span{at, at + 1}, s.body(at + 2), true
	}
	if s.text(at) != "(" {
		return span{}, span{}, false
	}
	end := s.closing(at)
	list = span{at + 1, end}
	arrow := s.afterType(end + 1)
	switch {
	case s.text(arrow) == "=>":
		return list, s.body(arrow + 1), true
	case s.text(arrow) == "{" && s.isNamedFunction(at):
		return list, s.body(arrow), true
	case s.hasType(at + 1): // a signature: setFrame(frame: Rectangle): boolean
		return list, span{}, true
	}
	return span{}, span{}, false
}

// hasType reports whether a type follows the first name in parentheses, which only parameters have.
func (s *script) hasType(at int) bool {
	if s.text(at) == "..." {
		at++
	}
	if !s.nameAt(at) && s.text(at) != "this" {
		return false
	}
	return s.text(at+1) == ":" || s.text(at+1) == "?" && s.text(at+2) == ":"
}

// isNamedFunction reports whether the parenthesis at a position follows the name of a function or method.
func (s *script) isNamedFunction(at int) bool {
	if s.text(at-1) == "function" || s.text(at-1) == "*" {
		return true
	}
	return s.nameAt(at-1) || s.text(at-1) == "constructor"
}

// isArrowAfter reports whether an arrow follows a position, perhaps after a type.
func (s *script) isArrowAfter(at int) bool { return s.text(s.afterType(at+1)) == "=>" }

// afterType skips a type after a colon.
func (s *script) afterType(at int) int {
	if s.text(at) != ":" {
		return at
	}
	for at++; at < len(s.signs); at++ {
		switch text := s.text(at); {
		case isOneOf(text, "=>", ";", ",", ")", "=", "]", "}"), text == "{" && s.text(at-1) != ":":
			return at
		case isOneOf(text, "(", "[", "{"):
			at = s.closing(at)
		}
	}
	return at
}

// body returns the block at a position, or the expression up to the end of the brackets around it.
func (s *script) body(at int) span {
	if s.text(at) == "{" {
		return span{at + 1, s.closing(at)}
	}
	for end := at; ; end++ {
		switch text := s.text(end); {
		case isOneOf(text, "(", "[", "{"):
			end = s.closing(end)
		case isOneOf(text, "", ")", "]", "}", ",", ";"):
			return span{at, end}
		}
	}
}

// declaredIn returns the names that a list of parameters declares. Patterns declare those inside them.
func (s *script) declaredIn(list span) []int {
	var names []int
	isDeclaration := true
	for at := list.start; at < list.stop; at++ {
		switch text := s.text(at); {
		case text == "{" || text == "[":
			if end := s.closing(at); isDeclaration {
				names = append(names, s.declaredIn(span{at + 1, min(end, list.stop)})...)
				at = end
			} else {
				at = end
			}
			isDeclaration = false
		case text == "(":
			at = s.closing(at)
		case text == ",":
			isDeclaration = true
		case s.nameAt(at) && isDeclaration && s.tokens[s.signs[at].token].Type != chroma.KeywordReserved:
			if s.text(at+1) == ":" && isOneOf(s.text(list.start-1), "{") { // { key: name }
				continue
			}
			names = append(names, at)
			isDeclaration = false
		}
		if isOneOf(s.text(at), "=", ":") && !isOneOf(s.text(list.start-1), "{", "[") {
			isDeclaration = false
		}
	}
	return names
}

// closing returns the position of the bracket that closes the one at a position; the end if none does.
func (s *script) closing(at int) int { return s.closes[at] }

// match finds the closing brackets.
func (s *script) match() {
	s.closes = make([]int, len(s.signs))
	var open []int
	for at, sign := range s.signs {
		s.closes[at] = len(s.signs)
		switch sign.text {
		case "(", "[", "{", "${":
			open = append(open, at)
		case ")", "]", "}":
			if last := len(open) - 1; last >= 0 {
				s.closes[open[last]], open = at, open[:last]
			}
		}
	}
}
