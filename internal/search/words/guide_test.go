package words_test

import (
	"os"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/docgen-cli/docgen/internal/config"
	"github.com/docgen-cli/docgen/internal/search/words"
)

// The guide has a table of the languages of the search, and says which of them have a stemmer.
func TestGuideSaysWhatEachLanguageGets(t *testing.T) {
	t.Parallel()
	page, err := os.ReadFile("../../../docs/content/reference/search.md")
	if err != nil {
		t.Fatal(err)
	}
	_, section, _ := strings.Cut(string(page), "\n## Languages\n")
	section, _, _ = strings.Cut(section, "\n## ")
	tag := regexp.MustCompile("`([a-z]{2})` [A-Z]")
	var listed []string
	for row := range strings.Lines(section) {
		if !strings.HasPrefix(row, "| `") {
			continue
		}
		for _, match := range tag.FindAllStringSubmatch(row, -1) {
			name := match[1]
			listed = append(listed, name)
			rules := words.Of(name).Rules()
			stems := words.HasStemmer(name) || name == "en"
			if strings.Contains(row, "by a stemmer") != stems {
				t.Errorf("%s has a stemmer: %t, but the guide says %s", name, stems, row)
			}
			if endings := len(rules.Suffixes) > 0; strings.Contains(row, "endings:") != endings && name != "ar" && name != "he" {
				t.Errorf("%s has endings: %t, but the guide says %s", name, endings, row)
			}
			if pairs := strings.Contains(row, "by pairs"); pairs == (len(rules.Common) > 0 || name == "en") {
				t.Errorf("%s has %d common words, but the guide says %s", name, len(rules.Common), row)
			}
		}
	}
	slices.Sort(listed)
	if allowed := config.SearchLanguage("").Allowed(); !slices.Equal(listed, allowed) {
		t.Errorf("the guide lists %q, search.language allows %q", listed, allowed)
	}
}
