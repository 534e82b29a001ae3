package code

import (
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/alecthomas/chroma/v2"
	"github.com/alecthomas/chroma/v2/lexers"
)

const repository = "../../.."

// scripts is the JavaScript of the repository: its files, and the code blocks of its documents.
func scripts(t testing.TB) map[string]string {
	t.Helper()
	found := map[string]string{}
	err := filepath.WalkDir(repository, func(path string, entry fs.DirEntry, err error) error {
		if err != nil || entry.IsDir() && isOneOf(entry.Name(), "node_modules", ".git", "prepared", ".docgen", "dist") {
			return filepath.SkipDir
		}
		isDocument := isOneOf(filepath.Ext(path), ".md", ".mdx")
		if entry.IsDir() || !isDocument && !isOneOf(filepath.Ext(path), ".js", ".mjs", ".cjs", ".ts", ".jsx", ".tsx") {
			return nil
		}
		text, err := os.ReadFile(path)
		if !isDocument {
			found[path] = string(text)
			return err
		}
		var blocks strings.Builder
		for _, block := range scriptBlock.FindAllStringSubmatch(string(text), -1) {
			blocks.WriteString(block[1])
		}
		found[path] = blocks.String()
		return err
	})
	if err != nil || len(found) < 500 {
		t.Fatalf("%d scripts, error %v", len(found), err)
	}
	return found
}

var scriptBlock = regexp.MustCompile("(?ms)^ *```(?:js|jsx|ts|tsx|javascript|typescript)\\b[^\n]*\n(.*?)^ *```")

// scriptLexers returns the lexer of script blocks and that of embedded scripts, each with and without its sieve.
func scriptLexers(t testing.TB) [][2]*windowed {
	t.Helper()
	whole, registry := lexers.Get(scriptLexer).(*chroma.RegexLexer), newRegistry()
	var found [][2]*windowed
	for _, rules := range []func(*chroma.RegexLexer) chroma.Rules{repairedRules, (*chroma.RegexLexer).MustRules} {
		var pair [2]*windowed
		for i := range pair {
			lexer, err := newWindowed(whole.Config(), registry, func() chroma.Rules { return rules(whole) })
			if err != nil {
				t.Fatal(err)
			}
			pair[i] = lexer
			rawTokens(t, lexer, "a", budget)
		}
		pair[1].sieve = nil
		found = append(found, pair)
	}
	return found
}

// rawTokens returns the tokens of a lexer, with the empty ones.
func rawTokens(t testing.TB, lexer *windowed, text string, budget int) []chroma.Token {
	next, err := lexer.tokenize(nil, text, budget)
	if err != nil {
		t.Fatal(err)
	}
	var tokens []chroma.Token
	for token := next(); token != chroma.EOF; token = next() {
		tokens = append(tokens, token)
	}
	return tokens
}

// oddScripts are texts in which rules end early, overlap, or look ahead.
func oddScripts() []string {
	return []string{
		"", "\n", "#!/bin/node\na", "a #!/b\n", "/a[/]\\//gi.b", "a = /b\n/ c", "\n /a/ /b/", "<!-- a\n", "/*/ */ /* a", "// a",
		"1.5e+3 1e 1e+ 1.e 0x 0xfg 0b12 0o8 1_000n .5",
		"\"a\\\"b\\\\\" 'a\\'b'", "\"a", "'a\\", "`a${`b${c}`}\\`$`", "`\\", "`$", "`a\n", "a\\u0061b \\u00zz \\\n", "a_b _c $d é aé in$ iné in\u0301",
		"forEach for", "this", "double",
		"<A b={c} d='e' f />", "<></>", "<a><b.c>{d}</b.c></a>", "a<b>(c)", "a <b", "x<y", "<a b={{c: <d/>}}>", "<a b=\n", "}}}", ")]}",
		">>>= **= ??= ?. => ... ..", "\v\f\u0085\u00a0\u2028 a", "\r\na\rb",
		"a\x00b", "@a() #b", "\xff",
	}
}
