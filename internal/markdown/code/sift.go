package code

import "github.com/alecthomas/chroma/v2"

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
