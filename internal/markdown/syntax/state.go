package syntax

import (
	"github.com/yuin/goldmark/parser"

	"github.com/docgen-cli/docgen/internal/frontend/message"
	"github.com/docgen-cli/docgen/internal/markdown/input"
)

// State is shared by all parsers of one document.
type State struct {
	Text *input.Text

	Labels      message.Catalog // in the language of the document
	NoEmoji     bool            // codes of emoji are text
	Admonitions []string        // names of admonitions besides those of docgen
	Glossary    string          // target of the page with the glossary
	Values      Values          // that readers fill in

	Extensions []Extension // of the site's plugins
	IsCalling  bool        // extensions have a meaning; otherwise only messages name them
	Calls      []Call      // of extensions, so far

	Abbreviations map[string]string // what abbreviations mean; the document adds to them

	Used []UsedVariable // so far, perhaps some twice

	common    map[string]string // variables of the site
	variables map[string]string // variables of the document; nil until they are read
	emojiEnd  int               // end of the last emoji
	dollars   [3]int            // by length of the delimiter ("$" or "$$"), the offset before which no formula is closed
	delimiter counter           // emphasis delimiters in one block
	brackets  counter           // brackets in one block
	footnotes int
	notes     []footnoteAt // in the part of the text that is being parsed
}

// NewState returns the state of a document that has not been parsed. variables are those of
// the site; the document may define others.
func NewState(text *input.Text, variables map[string]string) *State {
	return &State{Text: text, common: variables}
}

// Begin prepares for parsing a part of the text with a context.
func (s *State) Begin(context parser.Context) {
	s.notes, s.emojiEnd, s.dollars = nil, 0, [3]int{}
	context.Set(stateKey, s)
}

var stateKey = parser.NewContextKey()

// StateOf returns the state of a document that is being parsed with a context.
func StateOf(context parser.Context) *State { return context.Get(stateKey).(*State) }
