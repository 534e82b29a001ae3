package search_test

import (
	"strings"
	"testing"

	"github.com/docgen-cli/docgen/e2e/sitetest"
	"github.com/docgen-cli/docgen/internal/search"
)

// Terms share letters with the term before, as many as a digit can say, and no half of a surrogate pair.
func TestVocabularyIsReadAsItWasWritten(t *testing.T) {
	t.Parallel()
	long := strings.Repeat("x", 62)
	terms := []search.Term{
		{Text: "window", Names: 12, Texts: 340}, {Text: "windows", Names: 3, Texts: 2}, {Text: "wing", Texts: 1}, {Text: long + "𝒳a"}, {Text: long + "𝒳b"},
		{Text: `é"\`}, {Text: "é<"}, {Text: "𝒳"}, {Text: "𝒳𝒳"}, {Text: "𝒳𝒴"},
	}
	content := search.VocabularyJSON(terms)
	if want := `[["Awindow","Gs","Dg",`; !strings.HasPrefix(content, want) || !strings.Contains(content, `"-𝒳b"`) {
		t.Errorf("got %s, want %s… with a pair that is whole", content, want)
	}
	got, isWhole := search.ReadVocabulary(content)
	if !isWhole {
		t.Errorf("%s cannot be read", content)
	}
	sitetest.Compare(t, "terms", got, terms)
	for end := range content {
		if _, isWhole := search.ReadVocabulary(content[:end]); isWhole {
			t.Errorf("%s is no vocabulary", content[:end])
		}
	}
	for _, wrong := range []string{`[["Bx"],[1],[1]]`, `[[""],[1],[1]]`, `[["Ax"],[1],[]]`, `[["Ax"],[1,2],[1]]`, `[["Ax"],[1],[1]]]`, `[["!x"],[1],[1]]`} {
		if _, isWhole := search.ReadVocabulary(wrong); isWhole {
			t.Errorf("%s is no vocabulary", wrong)
		}
	}
}
