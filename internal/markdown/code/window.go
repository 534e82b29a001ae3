package code

import (
	"sync"
	"time"

	"github.com/alecthomas/chroma/v2"
)

// Rules look ahead as far as they can see, often from each character of a text. Lexers see
// a part of it at a time, so that a text of twice the length costs twice as much and no more:
// up to about 6,000 characters the whole, and less in longer texts. What is spent counts
// characters, not seconds: the same text has the same tokens on any machine.
const (
	budget         = 10_000_000 // characters that the lexer of a block may see in all
	embeddedBudget = 400        // the same for each character of a text inside of another one
	averageToken   = 4          // characters of an average token
	minAhead       = 400
	maxBehind      = 400
)

// startState is the state in which a windowed lexer starts.
const startState = "docgen-beginning"

// windowed is a lexer whose rules see a part of the text at a time.
type windowed struct {
	chroma.Lexer // pauses in the state beginning

	mutex   sync.Mutex
	begun   *chroma.LexerState // of the text that the lexer began with last
	limited bool               // matches have the limit of this package
}

// newWindowed returns a lexer with rules, which find the lexers of other languages in a registry.
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

// begin keeps the state of a lexer and emits a token, so that the lexer pauses.
func (w *windowed) begin(_ []string, state *chroma.LexerState) chroma.Iterator {
	w.begun, state.Stack = state, []string{"root"}
	return chroma.Literator(chroma.Token{Type: chroma.Text})
}

// Tokenise implements chroma.Lexer for a text inside of one in another language.
func (w *windowed) Tokenise(options *chroma.TokeniseOptions, text string) (chroma.Iterator, error) {
	return w.tokenise(options, text, embeddedBudget*len(text))
}

// tokenise returns the tokens of a text.
func (w *windowed) tokenise(options *chroma.TokeniseOptions, text string, budget int) (chroma.Iterator, error) {
	own := chroma.TokeniseOptions{State: "root", EnsureLF: true}
	if options != nil {
		own = *options
	}
	if own.State != "root" || text == "" {
		return w.Lexer.Tokenise(&own, text)
	}
	own.State = startState
	next, err := w.Lexer.Tokenise(&own, text)
	if err != nil {
		return nil, err
	}
	w.mutex.Lock()
	next()
	state := w.begun
	if w.begun = nil; !w.limited {
		setLimit(state.Rules, maxTime)
		w.limited = true
	}
	w.mutex.Unlock()
	own.State = "root" // where a lexer goes after what it cannot read
	view := window{state: state, text: state.Text, next: next, budget: budget}
	return view.token, nil
}

// setLimit limits the time of a match. Chroma's own limit is short, and what takes longer
// counts as no match: a slow machine would get other tokens.
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
}

// token returns the next token.
func (w *window) token() chroma.Token {
	for {
		w.move()
		before, isLast := w.state.Pos, w.start+len(w.state.Text) == len(w.text)
		if token := w.next(); token != chroma.EOF || isLast || w.state.Pos == before {
			return token
		}
	}
}

// move shows the lexer the text around its position.
func (w *window) move() {
	at := w.start + w.state.Pos
	end := at + w.ahead(len(w.text)-at)
	w.budget -= end - at
	w.start = max(0, at-maxBehind)
	w.state.Text, w.state.Pos = w.text[w.start:end], at-w.start
}

// ahead returns how much of the rest of a text the lexer sees: a share of what is left of
// the budget, since most tokens are longer than a character.
func (w *window) ahead(rest int) int {
	return min(rest, max(minAhead, averageToken*w.budget/max(1, rest)))
}
