package code

import (
	"context"
	"errors"
	"math"
	"os"
	"slices"
	"strings"
	"testing"

	"github.com/alecthomas/chroma/v2"
	"github.com/alecthomas/chroma/v2/lexers"
	"github.com/yuin/goldmark/ast"
)

// hostileLanguages are the most common languages in docs, and all languages with lexers that
// used to be slow.
const hostileLanguages = "bash c cpp csharp css clojure cmake d dart diff docker elixir elm erlang fsharp go graphql groovy haskell hcl html http ini java javascript json jsx julia kotlin latex lua make markdown matlab nginx nix objective-c ocaml perl php powershell protobuf python r ruby rust scala scss sql swift terraform toml tsx typescript vim xml yaml zig svelte vue lisp scheme"

// hostilePatterns returns characters after which lexers look ahead.
func hostilePatterns() []string {
	return []string{
		"\n", " ", "\t", "a", "a ", "a\n", " a\n", "- 1\n", "1, ", "0", "(", "{", "[", ")", "}", "]", `"`, "'", "`", `"a`, "'a", "/*", "//", "/",
		"<", "<a ", "<a>", "</a>", "<!--", "<?", "<%", "<<a\n", "#", "# a\n", "%", "$", "${", "$(", `\`, "\\\n", "a.", "a:", "a: b\n", "a,", "a=",
		"a(", "=", "-", "->", "---\n", "*", "@", "&", ":", ";", "|", "!", "{{", `"""`, "```\n", "if ", "0x", "a b(", "#if 0\n", `"\`, "[a", "a\n\n",
	}
}

// A lexer sees each character once, and those in its window repeatedly. It sees no others.
func TestHostileCodeIsHighlightedWithinTheBudget(t *testing.T) {
	t.Parallel()
	for _, length := range []int{1_000, 6_000, 20_000, 50_000, maxSize} {
		spent, text := spentOn(t, length, 1), 0
		if length <= 6_000 {
			text = length * length
		}
		if most := max(text, budget+minAhead*length); spent > most {
			t.Errorf("%d characters: a lexer sees %d, want at most %d", length, spent, most)
		}
	}
}

// In ordinary code, tokens have several characters, and the window is wider than any token.
func TestWindowIsWideForOrdinaryCode(t *testing.T) {
	t.Parallel()
	for _, test := range []struct{ length, least int }{{6_000, 6_000}, {20_000, 2_000}, {maxSize, minAhead}} {
		view := window{budget: budget}
		for rest := test.length; rest > 0; rest -= averageToken {
			ahead := view.ahead(rest)
			if ahead < min(rest, test.least) {
				t.Fatalf("with %d of %d characters left, the lexer sees %d, want %d", rest, test.length, ahead, min(rest, test.least))
			}
			view.budget -= ahead
		}
	}
}

// spentOn returns how many characters a lexer sees if its tokens have a certain length.
func spentOn(t *testing.T, length, token int) int {
	t.Helper()
	text := []rune(strings.Repeat("(", length))
	state := &chroma.LexerState{Text: text}
	spent := 0
	view := window{state: state, text: text, budget: budget, next: func() chroma.Token {
		spent += len(state.Text) - state.Pos
		if state.Pos >= len(state.Text) {
			return chroma.EOF
		}
		state.Pos += token
		return chroma.Token{Type: chroma.Text, Value: "("}
	}}
	count := 0
	for view.token() != chroma.EOF {
		count++
	}
	if count != length/token {
		t.Fatalf("%d tokens of %d characters", count, length)
	}
	return spent
}

// Every language limits what its lexer sees, by a window or by the size of a block.
func TestEveryLanguageHasALimit(t *testing.T) {
	t.Parallel()
	h := &Highlighter{}
	var mixed []string
	for _, lexer := range lexers.GlobalLexerRegistry.Lexers {
		name := lexer.Config().Name
		switch h.MaxSize(name) {
		case maxSize:
		case maxMixedSize:
			mixed = append(mixed, name)
		case math.MaxInt:
			if h.Knows(name) && name != "plaintext" {
				t.Errorf("%s has no limit", name)
			}
		}
	}
	slices.Sort(mixed)
	want := []string{"Common Lisp", "ERB", "EmacsLisp", "Go HTML Template", "HTTP", "PHTML", "Svelte", "YAML+Jinja"}
	if !slices.Equal(mixed, want) {
		t.Errorf("lexers that see the whole text: got %q, want %q", mixed, want)
	}
}

// Every lexer reads short texts of each form. Lexers that used to be slow also read long ones.
func TestHostileCodeIsHighlightedInEveryLanguage(t *testing.T) {
	t.Parallel()
	h := &Highlighter{}
	check := func(language, code string) {
		tokens, err := h.tokens(language, code, limit())
		if err != nil || chroma.Stringify(tokens...) != code {
			t.Errorf("%s: %.10q times %d: %d tokens, error %v", language, code, len(code), len(tokens), err)
		}
	}
	for language := range strings.FieldsSeq(hostileLanguages) {
		for _, pattern := range hostilePatterns() {
			check(language, strings.Repeat(pattern, 40/len(pattern)))
		}
	}
	for language, pattern := range map[string]string{"protobuf": "/", "json": "//"} {
		check(language, strings.Repeat(pattern, 20_000/len(pattern)))
	}
}

// The window does not change the tokens of ordinary code.
func TestWindowKeepsTheTokensOfOrdinaryCode(t *testing.T) {
	t.Parallel()
	source, err := os.ReadFile("options.go")
	if err != nil {
		t.Fatal(err)
	}
	guide, err := os.ReadFile("../../../docs/content/reference/theming.md")
	if err != nil {
		t.Fatal(err)
	}
	for language, code := range map[string]string{
		"go": string(source), "markdown": "---\na: b\n---\n\n" + string(guide[:6_000]) + "\n```go\nfunc a() {}\n```\n",
		"make": "a: b\n\techo \"$(A)\" # c\n", "html": "<style>a { b: c }</style>\n<script>let a = 1 // b</script>\n",
		"bash": "cat <<END\na $b\nEND\n", "python": "def a():\n    \"\"\"b\n\n    c\"\"\"\n    return f'{d}'\n",
	} {
		known := (&Highlighter{}).languages.find(language)
		if _, isWindowed := known.(*windowed); !isWindowed {
			t.Errorf("%s: the lexer is a %T", language, known)
		}
		want, wantErr := lexers.Get(language).Tokenise(nil, code)
		got, err := begin(known, code)
		if err := errors.Join(wantErr, err); err != nil {
			t.Fatal(err)
		}
		if got, want := all(got), all(want); !slices.Equal(got, want) {
			t.Errorf("%s: got %v, want %v", language, got, want)
		}
	}
}

func all(next chroma.Iterator) []chroma.Token {
	var tokens []chroma.Token
	for token := next(); token != chroma.EOF; token = next() {
		tokens = appendToken(tokens, token)
	}
	return tokens
}

// Within other languages, a name means the same lexer as in chroma.
func TestEmbeddedLexersMatchChroma(t *testing.T) {
	t.Parallel()
	registry := newRegistry()
	for _, name := range lexers.Names(true) {
		if got, want := registry.Get(name), lexers.Get(name); got.Config() != want.Config() {
			t.Errorf("%q is %q, want %q", name, got.Config().Name, want.Config().Name)
		}
	}
}

func TestHighlightingStopsWithItsContext(t *testing.T) {
	t.Parallel()
	ctx, cancel := context.WithCancelCause(t.Context())
	stopped := errors.New("stopped")
	cancel(stopped)
	h := &Highlighter{}
	block := &Block{Language: "go", Text: strings.Repeat("package a\n", 200)}
	fence := ast.NewFencedCodeBlock(nil)
	fence.SetAttributeString(codeAttribute, block)
	if err := h.Highlight(ctx, fence); !errors.Is(err, stopped) {
		t.Errorf("got %v", err)
	}
	if html, err := h.HTML(block); err != nil || !strings.Contains(html, "<span") {
		t.Errorf("afterwards: got %q %v", html, err)
	}
}

// After the error, a block that takes too long is plain text.
func TestSlowCodeIsPlainTextAfterItsError(t *testing.T) {
	t.Parallel()
	ctx, cancel := context.WithCancelCause(t.Context())
	cancel(ErrSlow)
	h, block := &Highlighter{}, &Block{Language: "go", Text: strings.Repeat("package a\n", 200)}
	fence := ast.NewFencedCodeBlock(nil)
	fence.SetAttributeString(codeAttribute, block)
	if err := h.Highlight(ctx, fence); !errors.Is(err, ErrSlow) {
		t.Errorf("got %v", err)
	}
	if html, err := h.HTML(block); err != nil || html != block.Text {
		t.Errorf("afterwards: got %q %v", html, err)
	}
}
