package code

import (
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/docgen-cli/docgen/e2e/sitetest"
)

// isThorough makes the tests read all scripts to their ends, and many more random texts.
func isThorough() bool { return os.Getenv("ALL_SCRIPTS") != "" }

// compare fails if the sieve changes a token of a text.
func compare(t testing.TB, pairs [][2]*windowed, name, text string, budget int) {
	t.Helper()
	for i, pair := range pairs {
		got, want := rawTokens(t, pair[0], text, budget), rawTokens(t, pair[1], text, budget)
		if slices.Equal(got, want) {
			continue
		}
		for at := range want {
			if at >= len(got) || got[at] != want[at] {
				t.Fatalf("%.300q, lexer %d, token %d: got %v, want %v", name, i, at, got[at:min(at+3, len(got))], want[at:min(at+3, len(want))])
			}
		}
		t.Fatalf("%.300q, lexer %d: %d tokens, want %d", name, i, len(got), len(want))
	}
}

// The sieve is an optimization: a lexer finds the same tokens without it. Narrow windows end within tokens.
func TestScriptTokensAreThoseOfChroma(t *testing.T) {
	t.Parallel()
	length := sitetest.Size(150, 500)
	if isThorough() {
		length = maxSize
	}
	pairs := scriptLexers(t)
	for _, text := range oddScripts() {
		compare(t, pairs, text, text, budget)
	}
	for name, text := range scripts(t) {
		text = text[:min(length, len(text))]
		compare(t, pairs, name, text, budget)
		compare(t, pairs[:1], name, text, 0)
	}
}

// Random texts of signs, words and whatever else starts or ends a token.
func TestRandomScriptTokensAreThoseOfChroma(t *testing.T) {
	t.Parallel()
	count, random := 300, rand.New(rand.NewPCG(1, 2))
	if isThorough() {
		count, random = 60_000, rand.New(rand.NewPCG(rand.Uint64(), 2))
	}
	parts := append(strings.Fields(`in for this let with of async await NaN Array isNaN a b1 _c $ A.b 0 1 12 0x 0b 0o 1e . .. e + - ++ -- = == => < > </ /> <! <!-- <a <A.b <> </a> a= a={ a=" & | ! ? : ; , ( ) [ ] { } ${ " ' \ \\ \" \' \u0061 / // /* */ /g # #! @ ~ % ^ * é 日 ٣ ＿`),
		" ", "\n", "\t", "\r\n", "\v", "\f", "\u00a0", "\u0085", "\u200d", "\u0301", "`", "\\`", "\x00", "\x1c", "\n  ", "\n/", "a", " ", "\n")
	pairs := scriptLexers(t)
	for range count {
		var text strings.Builder
		for range random.IntN(60) {
			text.WriteString(parts[random.IntN(len(parts))])
		}
		compare(t, pairs, text.String(), text.String(), budget)
	}
}

// Every known rule has the pattern of a rule, so that an update of chroma does not make highlighting slow again.
func TestKnownScriptRulesAreThoseOfChroma(t *testing.T) {
	t.Parallel()
	patterns := map[string]bool{}
	for state, rules := range scriptLexers(t)[0][0].sieve.all.rules {
		for _, rule := range rules {
			patterns[rule.Pattern] = true
			if _, isKnown := scriptRules()[rule.Pattern]; !isKnown && wordsOf(rule.Pattern) == nil && rule.Pattern != "" {
				t.Errorf("%s: the rule %q is not known", state, rule.Pattern)
			}
		}
	}
	for pattern := range scriptRules() {
		if !patterns[pattern] {
			t.Errorf("no rule has the pattern %q", pattern)
		}
	}
}

func FuzzScriptTokensAreThoseOfChroma(f *testing.F) {
	for _, text := range scripts(f) {
		f.Add(text[:min(500, len(text))], true)
	}
	for _, text := range oddScripts() {
		f.Add(text, false)
	}
	pairs := scriptLexers(f)
	f.Fuzz(func(t *testing.T, text string, isWide bool) {
		budget := budget
		if !isWide {
			budget = 0
		}
		compare(t, pairs, "", text[:min(len(text), 3_000)], budget)
	})
}

func BenchmarkScript(b *testing.B) {
	source, err := os.ReadFile(filepath.Join("testdata", "names.ts"))
	if err != nil {
		b.Fatal(err)
	}
	h := &Highlighter{}
	b.SetBytes(int64(len(source)))
	for b.Loop() {
		if _, err := h.tokens("ts", string(source), limit()); err != nil {
			b.Fatal(err)
		}
	}
}
