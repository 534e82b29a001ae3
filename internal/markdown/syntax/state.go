package syntax

import (
	"github.com/yuin/goldmark/parser"

	"docgen/internal/markdown/input"
)

// State is what the parsers of one document share.
type State struct {
	Text       *input.Text
	Inclusions []*Inclusion // in the part of the text that is being parsed

	common    map[string]string // variables of the site
	own       map[string]string // variables of the document; nil until they are read
	emojiEnd  int               // where the last emoji ended
	dollars   [3]int            // offsets up to which no "$", and no "$$", closes a formula
	delimiter counter           // of emphasis in one block
	brackets  counter           // of links in one block
	footnotes int
}

// NewState returns the state of a document that has not been parsed. The variables are
// those of the site; the document may define more of its own.
func NewState(text *input.Text, variables map[string]string) *State {
	return &State{Text: text, common: variables}
}

// Begin prepares for parsing a part of the text with a context.
func (s *State) Begin(context parser.Context) {
	s.Inclusions, s.emojiEnd, s.dollars = nil, 0, [3]int{}
	context.Set(stateKey, s)
}

var stateKey = parser.NewContextKey()

func stateOf(context parser.Context) *State { return context.Get(stateKey).(*State) }
