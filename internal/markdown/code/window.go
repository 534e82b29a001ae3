package code

import (
	"sync"
	"time"

	"github.com/alecthomas/chroma/v2"
)

// Lexer rules look ahead without a limit, often from every character of a text. A window
// limits the text that a lexer sees at a time, so that the time grows only linearly with the
// length. Texts of up to about 6,000 characters are seen as a whole; longer texts have smaller
// windows. The budget counts characters and not seconds, so that a text has the same tokens on
// every machine.
const (
	budget         = 10_000_000 // total characters that the lexer of a block may see
	embeddedBudget = 400        // the same for each character of an embedded text
	averageToken   = 4          // characters in an average token
	minAhead       = 400
	maxBehind      = 400
)

// startState is the state in which a windowed lexer starts.
const startState = "docgen-beginning"

// windowed is a lexer whose rules see only part of the text at a time.
type windowed struct {
	chroma.Lexer // pauses in startState

	mutex   sync.Mutex
	begun   *chroma.LexerState // state of the text that the lexer started last
	limited bool               // matches have the time limit of this package
	sieve   *sieve             // nil unless the lexer is for JavaScript
}

// newWindowed returns a windowed lexer. Its rules find the lexers of embedded languages in a
// registry.
func newWindowed(config *chroma.Config, registry *chroma.LexerRegistry, rules func() chroma.Rules) (*windowed, error) {
	w := &windowed{}
	lexer, err := chroma.NewLexer(config, func() chroma.Rules {
		return rules().Merge(chroma.Rules{startState: {{Type: chroma.EmitterFunc(w.begin)}}})
	})
	if err != nil {
		return nil, err
	}
	w.Lexer = lexer.SetRegistry(registry)
	return w, nil
}

// begin stores the state of a lexer and emits a token, so that the lexer pauses.
func (w *windowed) begin(_ []string, state *chroma.LexerState) chroma.Iterator {
	w.begun, state.Stack = state, []string{"root"}
	return chroma.Literator(chroma.Token{Type: chroma.Text})
}

// This method of chroma.Lexer splits an embedded text into tokens.
func (w *windowed) Tokenise(options *chroma.TokeniseOptions, text string) (chroma.Iterator, error) {
	return w.tokenize(options, text, embeddedBudget*len(text))
}

// tokenize returns the tokens of a text.
func (w *windowed) tokenize(options *chroma.TokeniseOptions, text string, budget int) (chroma.Iterator, error) {
	settings := chroma.TokeniseOptions{State: "root", EnsureLF: true}
	if options != nil {
		settings = *options
	}
	if settings.State != "root" || text == "" {
		return w.Lexer.Tokenise(&settings, text)
	}
	settings.State = startState
	next, err := w.Lexer.Tokenise(&settings, text)
	if err != nil {
		return nil, err
	}
	w.mutex.Lock()
	next()
	state := w.begun
	w.begun = nil
	if !w.limited {
		setLimit(state.Rules, maxTime)
		w.limited = true
		if w.Config().Name == scriptLexer {
			w.sieve = newSieve(state.Rules)
		}
	}
	sieve := w.sieve
	w.mutex.Unlock()
	settings.State = "root" // the state in which a lexer continues after text that it cannot read
	view := window{state: state, text: state.Text, next: next, budget: budget, sieve: sieve, isPlain: true}
	return view.token, nil
}

// setLimit limits the time for a match. Chroma's own limit is short, and a match that exceeds
// it counts as no match, so a slow machine would get different tokens.
func setLimit(rules chroma.CompiledRules, limit time.Duration) {
	for _, state := range rules {
		for _, rule := range state {
			rule.Regexp.MatchTimeout = limit
		}
	}
}

// window is the part of a text that a lexer sees.
type window struct {
	state  *chroma.LexerState
	text   []rune
	start  int
	budget int
	next   chroma.Iterator

	sieve   *sieve // nil if all rules of the lexer may match everywhere
	isPlain bool   // the last rule emitted one token, so the lexer has no other token left
}

// token returns the next token.
func (w *window) token() chroma.Token {
	for {
		w.move()
		if token, found := w.sifted(); found {
			return token
		}
		before, isLast := w.state.Pos, w.start+len(w.state.Text) == len(w.text)
		token := w.next()
		w.isPlain = (w.isPlain || w.state.Pos != before) && w.matchedPlain()
		if token != chroma.EOF || isLast || w.state.Pos == before {
			return token
		}
	}
}

// move moves the window to the position of the lexer.
func (w *window) move() {
	at := w.start + w.state.Pos
	end := at + w.ahead(len(w.text)-at)
	w.budget -= end - at
	w.start = max(0, at-maxBehind)
	w.state.Text, w.state.Pos = w.text[w.start:end], at-w.start
}

// ahead returns how much of the remaining text the lexer sees. It is a share of the remaining
// budget, because most tokens are longer than one character.
func (w *window) ahead(rest int) int {
	return min(rest, max(minAhead, averageToken*w.budget/max(1, rest)))
}
