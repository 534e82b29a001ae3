package code

import "github.com/alecthomas/chroma/v2"

// matcher returns how many characters a rule matches at a position, without its regular expression. It is -1 if
// the rule does not match, and unsure if only the regular expression can tell. A sieve has checked the place.
type matcher func(text []rune, at int) int

const unsure = -2

// exactly returns the matcher of a rule that matches a number of characters.
func exactly(count int) matcher { return func([]rune, int) int { return count } }

// literal returns the matcher of a rule that matches the first of some texts that is there.
func literal(options ...string) matcher {
	return func(text []rune, at int) int {
		for _, option := range options {
			if hasAt(text, at, option) {
				return len(option)
			}
		}
		return -1
	}
}

// between returns the matcher of a rule that matches a text from its start to its end.
func between(start, end string) matcher {
	return func(text []rune, at int) int {
		if !hasAt(text, at, start) {
			return -1
		}
		for i := at + len(start); i < len(text); i++ {
			if hasAt(text, i, end) {
				return i + len(end) - at
			}
		}
		return -1
	}
}

// run returns the matcher of a rule that matches a run of characters. Whether a class of a regular expression
// has a character that is not ASCII is for the expression to tell.
func run(is func(rune) bool) matcher {
	return func(text []rune, at int) int {
		end := runEnd(text, at, is)
		if end < len(text) && text[end] >= ascii {
			return unsure
		}
		return end - at
	}
}

func runEnd(text []rune, at int, is func(rune) bool) int {
	for at < len(text) && is(text[at]) {
		at++
	}
	return at
}

func hasAt(text []rune, at int, part string) bool {
	if at+len(part) > len(text) {
		return false
	}
	for i := range len(part) {
		if text[at+i] != rune(part[i]) {
			return false
		}
	}
	return true
}

// sifted leaves the lexer only the rules that may match at its position. If no regular expression is needed to find
// the next token, sifted returns it, and does what chroma does: a rule matches, changes the state, and emits one
// token. The last character is always the lexer's, because it may be a line end that chroma added.
func (w *window) sifted() (token chroma.Token, found bool) {
	state := w.state
	if w.sieve == nil {
		return token, false
	}
	rest := w.sieve.rulesAt(state.Text, state.Pos)
	state.Rules = rest.rules
	for w.isPlain && state.Pos+1 < len(state.Text) && len(state.Stack) > 0 {
		state.State = state.Stack[len(state.Stack)-1]
		rule, length := rest.match(state)
		if rule == nil {
			return token, false
		}
		kind, isPlain := rule.Type.(chroma.TokenType)
		if !isPlain && rule.Type != nil || rule.Mutator != nil && rule.Mutator.Mutate(state) != nil {
			return token, false
		}
		start := state.Pos
		state.Pos += length
		if isPlain {
			return chroma.Token{Type: kind, Value: string(state.Text[start:state.Pos])}, true
		}
	}
	return token, false
}

// match returns the rule that matches and the length of its match, or nil if that is not certain.
func (r *rest) match(state *chroma.LexerState) (*chroma.CompiledRule, int) {
	for i, length := range r.matchers[state.State] {
		switch count := length(state.Text, state.Pos); {
		case count == unsure:
			return nil, 0
		case count >= 0:
			return r.rules[state.State][i], count
		}
	}
	return nil, 0
}

// matchedPlain reports whether the rule that the lexer matched last emits one token. Rules that emit several leave
// the lexer tokens for its next calls.
func (w *window) matchedPlain() bool {
	rules := w.state.Rules[w.state.State]
	if w.sieve == nil || w.state.Rule >= len(rules) {
		return false
	}
	_, isPlain := rules[w.state.Rule].Type.(chroma.TokenType)
	return isPlain
}
