package code

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// The golden file has the HTML of a TypeScript example. It shows what each name is taken for.
func TestNamesAreColoredByWhatTheyMean(t *testing.T) {
	t.Parallel()
	source, err := os.ReadFile(filepath.Join("testdata", "names.ts"))
	if err != nil {
		t.Fatal(err)
	}
	golden := filepath.Join("testdata", "names.golden")
	got := highlighted(t, "typescript", string(source))
	if os.Getenv("UPDATE") != "" {
		if err := os.WriteFile(golden, []byte(got), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	want, err := os.ReadFile(golden)
	if err != nil {
		t.Fatal(err)
	}
	gotLines := strings.Split(got, "\n")
	for i, line := range strings.Split(string(want), "\n") {
		if i >= len(gotLines) || gotLines[i] != line {
			t.Fatalf("line %d: got %q, want %q", i+1, gotLines[min(i, len(gotLines)-1)], line)
		}
	}
	for _, language := range []string{"javascript", "js", "jsx", "ts", "tsx", "flow"} {
		if other := highlighted(t, language, string(source)); other != got {
			t.Errorf("%s has other colors than typescript", language)
		}
	}
}

// Looking for the uses of parameters in endlessly nested functions would take quadratic time.
func TestParametersOfEndlesslyNestedFunctionsAreNotMarked(t *testing.T) {
	t.Parallel()
	const functions = 10_000
	var source strings.Builder
	for i := range functions {
		fmt.Fprintf(&source, "a%d => ", i)
	}
	html := highlighted(t, "ts", source.String())
	if marked := strings.Count(html, `class="nv"`); marked == 0 || marked == functions {
		t.Errorf("%d of %d parameters are marked", marked, functions)
	}
}

func highlighted(t *testing.T, language, source string) string {
	t.Helper()
	html, err := (&Highlighter{}).HTML(&Block{Language: language, Text: source})
	if err != nil {
		t.Fatal(err)
	}
	return html
}
