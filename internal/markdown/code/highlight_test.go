package code

import (
	"strings"
	"testing"

	"github.com/alecthomas/chroma/v2"
)

func TestOrdinaryCodeOfUnusualLengthIsHighlighted(t *testing.T) {
	t.Parallel()
	for _, row := range []struct{ name, language, code string }{
		{"a list of numbers", "yaml", "numbers: [" + strings.Repeat("12345, ", 4_000) + "]\n"},
		{"a list of items", "yaml", "numbers:\n" + strings.Repeat("  - 1\n", 4_000)},
		{"blank lines", "c", "int a;\n" + strings.Repeat("\n", 8_000) + "int b;\n"},
		{"blank lines at the end", "java", "int a;\n" + strings.Repeat("\n", 8_000)},
	} {
		tokens, err := (&Highlighter{}).tokens(row.language, row.code, limit())
		if err != nil || len(tokens) < 3 || chroma.Stringify(tokens...) != row.code {
			t.Errorf("%s: %d tokens, error %v", row.name, len(tokens), err)
		}
	}
}
