package code

import (
	"reflect"
	"sync"

	"github.com/alecthomas/chroma/v2"
	"github.com/alecthomas/chroma/v2/lexers"
)

// newRegistry returns chroma's lexers for embedded languages, limited by windows.
func newRegistry() *chroma.LexerRegistry {
	registry := chroma.NewLexerRegistry()
	for _, lexer := range lexers.GlobalLexerRegistry.Lexers {
		registry.Register(&embedded{Lexer: lexer, registry: registry})
	}
	return registry
}

// embedded is a lexer that creates its window when it first reads text. Most of these lexers
// are never used.
type embedded struct {
	chroma.Lexer // chroma's own

	registry *chroma.LexerRegistry
	once     sync.Once
	view     chroma.Lexer
}

// SetRegistry implements chroma.Lexer. It does not change chroma's own lexer.
func (e *embedded) SetRegistry(*chroma.LexerRegistry) chroma.Lexer { return e }

// The name of this method is that of chroma.Lexer.
func (e *embedded) Tokenise(options *chroma.TokeniseOptions, text string) (chroma.Iterator, error) {
	e.once.Do(func() { e.view = withWindow(e.Lexer, e.registry, (*chroma.RegexLexer).MustRules) })
	return e.view.Tokenise(options, text)
}

// withWindow returns a windowed lexer with rules made of those of another lexer, or that lexer itself if
// its rules are not accessible.
func withWindow(lexer chroma.Lexer, registry *chroma.LexerRegistry, rules func(*chroma.RegexLexer) chroma.Rules) chroma.Lexer {
	holder := rulesOf(lexer)
	if holder == nil {
		return lexer
	}
	windowed, err := newWindowed(holder.Config(), registry, func() chroma.Rules { return rules(holder) })
	if err != nil {
		return lexer
	}
	return windowed
}

// rulesOf returns the lexer that holds the rules of a language. It is nil for languages that
// chroma reads with two lexers, or without rules.
func rulesOf(lexer chroma.Lexer) *chroma.RegexLexer {
	if lexer != nil && lexer.Config().Name == "markdown" { // wrapped in a lexer that removes front matter
		lexer, _ = reflect.ValueOf(lexer).Elem().FieldByName("Lexer").Interface().(chroma.Lexer)
	}
	rules, _ := lexer.(*chroma.RegexLexer)
	return rules
}
