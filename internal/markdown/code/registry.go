package code

import (
	"reflect"
	"sync"

	"github.com/alecthomas/chroma/v2"
	"github.com/alecthomas/chroma/v2/lexers"
)

// newRegistry returns chroma's lexers for texts inside of others, as windowed ones.
func newRegistry() *chroma.LexerRegistry {
	registry := chroma.NewLexerRegistry()
	for _, lexer := range lexers.GlobalLexerRegistry.Lexers {
		registry.Register(&embedded{Lexer: lexer, registry: registry})
	}
	return registry
}

// embedded is a lexer that gets its window with its first text: most are never used.
type embedded struct {
	chroma.Lexer // chroma's

	registry *chroma.LexerRegistry
	once     sync.Once
	view     chroma.Lexer
}

// SetRegistry implements chroma.Lexer. Chroma's own lexer stays as it is.
func (e *embedded) SetRegistry(*chroma.LexerRegistry) chroma.Lexer { return e }

// Tokenise implements chroma.Lexer.
func (e *embedded) Tokenise(options *chroma.TokeniseOptions, text string) (chroma.Iterator, error) {
	e.once.Do(func() { e.view = withWindow(e.Lexer, e.registry) })
	return e.view.Tokenise(options, text)
}

// withWindow returns a windowed lexer with the rules of another one, or that one if its rules
// cannot be known.
func withWindow(lexer chroma.Lexer, registry *chroma.LexerRegistry) chroma.Lexer {
	own := rulesOf(lexer)
	if own == nil {
		return lexer
	}
	windowed, err := newWindowed(own.Config(), registry, own.MustRules)
	if err != nil {
		return lexer
	}
	return windowed
}

// rulesOf returns the lexer that has the rules of a language. It is nil for languages that
// chroma reads by two lexers, or by other means.
func rulesOf(lexer chroma.Lexer) *chroma.RegexLexer {
	if lexer != nil && lexer.Config().Name == "markdown" { // inside of a lexer that cuts off front matter
		lexer, _ = reflect.ValueOf(lexer).Elem().FieldByName("Lexer").Interface().(chroma.Lexer)
	}
	own, _ := lexer.(*chroma.RegexLexer)
	return own
}
