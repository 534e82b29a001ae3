package code

import (
	"path"
	"reflect"
	"strings"
	"sync"

	"github.com/alecthomas/chroma/v2"
	"github.com/alecthomas/chroma/v2/lexers"
)

// languages finds lexers by the names that authors write. The zero value is ready to use. It
// is safe for concurrent use.
type languages struct {
	once  sync.Once
	names map[string]bool // lower case; includes file extensions
	globs []string        // file name patterns that are more than an extension

	registry *chroma.LexerRegistry // lexers for embedded languages
	known    sync.Map              // *entry by name
}

// scriptLexer is the name of chroma's lexer for JavaScript. It also reads TypeScript and JSX.
const scriptLexer = "JavaScript"

// entry holds a lexer or nil. A sync.Map cannot hold a nil interface.
type entry struct{ lexer chroma.Lexer }

// find returns the lexer of a language, or nil if there is none.
func (l *languages) find(language string) chroma.Lexer {
	if known, isKnown := l.known.Load(language); isKnown {
		return known.(entry).lexer
	}
	name := strings.ToLower(language)
	if other := otherNames()[name]; other != "" {
		name = other
	}
	var found chroma.Lexer
	if l.once.Do(l.index); l.mayKnow(name) {
		found = lexers.Get(name)
	}
	if found != nil && isOneOf(found.Config().Name, "TypeScript", "react") {
		found = lexers.Get(scriptLexer) // one grammar, so that JavaScript and TypeScript look alike
	}
	found = withWindow(found, l.registry, repairedRules)
	l.known.Store(language, entry{found})
	return found
}

// otherNames returns the names that chroma lacks, most of them from Prism, with which Docusaurus
// highlights. The code of some looks best in a similar language.
func otherNames() map[string]string {
	return map[string]string{
		"mdx": "markdown", "flow": "javascript", "jsonld": "json", "webmanifest": "json", "conf": "ini", "config": "ini", "dotenv": "ini",
		"editorconfig": "ini", "htmlmixed": "html", "jinja2": "jinja",
		"log": "text", "kconfig": "text", "liquid": "text", "none": "text", "plain": "text",
	}
}

// index lists the names that chroma knows. For an unknown name, chroma would compare all file
// name patterns, which takes a millisecond.
func (l *languages) index() {
	l.names, l.registry = map[string]bool{}, newRegistry()
	for _, lexer := range lexers.GlobalLexerRegistry.Lexers {
		config := lexer.Config()
		l.names[strings.ToLower(config.Name)] = true
		for _, alias := range config.Aliases {
			l.names[strings.ToLower(alias)] = true
		}
		for _, list := range [][]string{config.Filenames, config.AliasFilenames} {
			for _, glob := range list {
				if extension, isExtension := strings.CutPrefix(glob, "*."); isExtension && !strings.ContainsAny(extension, `*?[\`) {
					l.names[extension] = true
				} else {
					l.globs = append(l.globs, glob)
				}
			}
		}
	}
}

// mayKnow reports whether chroma may have a lexer with a name.
func (l *languages) mayKnow(name string) bool {
	for rest, found := name, true; found; _, rest, found = strings.Cut(rest, ".") {
		if l.names[rest] {
			return true
		}
	}
	for _, glob := range l.globs {
		for _, file := range []string{name, "filename." + name} {
			if matches, _ := path.Match(glob, file); matches {
				return true
			}
		}
	}
	return false
}

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
