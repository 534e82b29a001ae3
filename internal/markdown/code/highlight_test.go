package code

import (
	"errors"
	"strings"
	"testing"
	"time"

	"github.com/alecthomas/chroma/v2"
)

// hostileLanguages are those that guides show most, with all whose lexers have been slow.
const hostileLanguages = "bash c cpp csharp css clojure cmake d dart diff docker elixir elm erlang fsharp go graphql groovy haskell hcl html http ini java javascript json jsx julia kotlin latex lua make markdown matlab nginx nix objective-c ocaml perl php powershell protobuf python r ruby rust scala scss sql swift terraform toml tsx typescript vim xml yaml zig svelte vue lisp scheme"

// hostilePatterns are signs after which lexers look ahead.
func hostilePatterns() []string {
	return []string{
		"\n", " ", "\t", "a", "a ", "a\n", " a\n", "- 1\n", "1, ", "0", "(", "{", "[", ")", "}", "]", `"`, "'", "`", `"a`, "'a", "/*", "//", "/",
		"<", "<a ", "<a>", "</a>", "<!--", "<?", "<%", "<<a\n", "#", "# a\n", "%", "$", "${", "$(", `\`, "\\\n", "a.", "a:", "a: b\n", "a,", "a=",
		"a(", "=", "-", "->", "---\n", "*", "@", "&", ":", ";", "|", "!", "{{", `"""`, "```\n", "if ", "0x", "a b(", "#if 0\n", `"\`, "[a", "a\n\n",
	}
}

// A block of any form ends: highlighted, or with an error within the time that it has.
func TestHostileCodeEndsInItsTime(t *testing.T) {
	t.Parallel()
	const limit = 20 * time.Millisecond
	highlighter := &Highlighter{Time: limit}
	slow := map[string]int{}
	for language := range strings.FieldsSeq(hostileLanguages) {
		for _, pattern := range hostilePatterns() {
			began := time.Now()
			_, err := highlighter.tokens(language, strings.Repeat(pattern, 200/len(pattern)))
			if spent := time.Since(began); spent > 10*time.Second {
				t.Errorf("%s: %q takes %v", language, pattern, spent)
			}
			if err != nil {
				slow[language]++
			}
		}
	}
	t.Log(slow)
}

func TestOrdinaryCodeOfUnusualLengthIsHighlighted(t *testing.T) {
	t.Parallel()
	for _, row := range []struct{ name, language, code string }{
		{"a list of numbers", "yaml", "numbers: [" + strings.Repeat("12345, ", 4_000) + "]\n"},
		{"a list of items", "yaml", "numbers:\n" + strings.Repeat("  - 1\n", 4_000)},
		{"blank lines", "c", "int a;\n" + strings.Repeat("\n", 8_000) + "int b;\n"},
		{"blank lines at the end", "java", "int a;\n" + strings.Repeat("\n", 8_000)},
	} {
		tokens, err := (&Highlighter{Time: time.Minute}).tokens(row.language, row.code)
		if err != nil || len(tokens) < 3 || chroma.Stringify(tokens...) != row.code {
			t.Errorf("%s: %d tokens, error %v", row.name, len(tokens), err)
		}
	}
}

func TestSlowCodeIsAnError(t *testing.T) {
	t.Parallel()
	if _, err := (&Highlighter{Time: 1}).HTML(&Block{Language: "go", Text: "package a"}); !errors.Is(err, ErrSlow) {
		t.Errorf("got %v", err)
	}
}
