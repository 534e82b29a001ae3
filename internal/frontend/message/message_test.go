package message

import (
	"encoding/json"
	"fmt"
	"maps"
	"os"
	"path"
	"regexp"
	"slices"
	"strings"
	"testing"
	"unicode"
	"unicode/utf8"

	"github.com/docgen-cli/docgen/internal/engine/plainjson"
)

func TestEachMessageHasItsOwnIDAndADescription(t *testing.T) {
	t.Parallel()
	id := regexp.MustCompile(`^(theme|docgen)(\.[A-Za-z0-9]+)+$`)
	seen := map[string]bool{}
	for _, each := range All() {
		if seen[each.ID] {
			t.Errorf("two messages have the id %s", each.ID)
		}
		seen[each.ID] = true
		if !id.MatchString(each.ID) {
			t.Errorf("%s is not an id like docgen.search.loading", each.ID)
		}
		if each.Text == "" || each.Description == "" || strings.HasSuffix(each.Description, ".") {
			t.Errorf("%s needs a text and a description without a full stop: %+v", each.ID, each)
		}
		if strings.Contains(each.ID, ".plurals") != strings.Contains(each.Text, "|") && each.ID != "theme.docs.tagDocListPageTitle.nDocsTagged" &&
			each.ID != "docgen.tags.docs" {
			t.Errorf("%s: plural forms and ids that end in .plurals go together: %q", each.ID, each.Text)
		}
	}
}

// docusaurus has the texts of the messages that Docusaurus 3.10 has too, and why ours differ if they do.
func docusaurus(t *testing.T) map[string]struct{ Text, Differs string } {
	t.Helper()
	encoded, err := os.ReadFile("testdata/docusaurus.json")
	if err != nil {
		t.Fatal(err)
	}
	var facts map[string]struct{ Text, Differs string }
	if err := json.Unmarshal(encoded, &facts); err != nil {
		t.Fatal(err)
	}
	return facts
}

func TestMessagesWithAnIDOfDocusaurusHaveItsTextOrSayWhyNot(t *testing.T) {
	t.Parallel()
	facts := docusaurus(t)
	for _, each := range All() {
		fact, isShared := facts[each.ID]
		switch {
		case strings.HasPrefix(each.ID, "theme.") != isShared:
			t.Errorf("%s: ids of Docusaurus begin with theme. and are in testdata/docusaurus.json, others begin with docgen.", each.ID)
		case isShared && (fact.Text == each.Text) != (fact.Differs == ""):
			t.Errorf("%s is %q, in Docusaurus %q: the reason is %q", each.ID, each.Text, fact.Text, fact.Differs)
		case isShared && !slices.Equal(values(fact.Text), values(each.Text)):
			t.Errorf("%s has the values %v, in Docusaurus %v", each.ID, values(each.Text), values(fact.Text))
		}
		delete(facts, each.ID)
	}
	for id := range facts {
		t.Errorf("testdata/docusaurus.json has %s, which is no message", id)
	}
}

func TestValuesAndNumbersAreFilledIn(t *testing.T) {
	t.Parallel()
	labels := Catalog{}
	for _, test := range []struct{ name, got, want string }{
		{"text", labels.Text("theme.tags.tagsPageTitle"), "Tags"},
		{"unknown id", labels.Text("docgen.nothing"), "docgen.nothing"},
		{"value", labels.Fill("theme.common.headingLinkTitle", "heading", "{heading} & more"), "Direct link to {heading} & more"},
		{"two values", labels.Fill("theme.docs.tagDocListPageTitle", "nDocsTagged", "2 docs tagged", "tagName", "api"), `2 docs tagged with "api"`},
		{"one", labels.Plural("docgen.tags.docs", 1), "1 doc"},
		{"many", labels.Plural("docgen.tags.docs", 3), "3 docs"},
		{"none", labels.Plural("docgen.tags.docs", 0), "0 docs"},
		{"one form", labels.Plural("theme.tags.tagsPageTitle", 3), "Tags"},
	} {
		if test.got != test.want {
			t.Errorf("%s: got %q, want %q", test.name, test.got, test.want)
		}
	}
}

func TestEachLanguageHasEveryMessageWithItsValues(t *testing.T) {
	t.Parallel()
	for _, name := range names() {
		texts := read(name)
		for id := range texts {
			if _, known := english()[id]; !known {
				t.Errorf("%s.json: no message has the id %s", name, id)
			}
		}
		for _, id := range slices.Sorted(maps.Keys(english())) {
			text, found := texts[id]
			if !found || strings.TrimSpace(text) == "" {
				t.Errorf("%s.json lacks %s: %q", name, id, english()[id])
				continue
			}
			for _, problem := range (Translation{Locale: name, Original: english()[id], Text: text}).Problems() {
				t.Errorf("%s.json: %s: %s; %s", name, id, problem.Text, problem.Hint)
			}
			for _, lacking := range valuesLeftOut(name, id, text) {
				t.Errorf("%s.json: %s: %s", name, id, lacking)
			}
			if strings.HasPrefix(english()[id], " ") && startsWord(text) && !writesWithoutSpaces(name) {
				t.Errorf("%s.json: %s: %q follows a word, so it must begin with a space or a punctuation mark", name, id, text)
			}
		}
	}
}

// The name of a link for screen readers has what others see in it, so that those who speak to the browser can say that
// (WCAG 2.5.3).
func TestNamesOfLinksHaveTheirTexts(t *testing.T) {
	t.Parallel()
	for _, name := range names() {
		texts := read(name)
		if seen, spoken := texts["theme.blog.post.readMore"], texts["theme.blog.post.readMoreLabel"]; !strings.Contains(spoken, seen) {
			t.Errorf("%s.json: the link %q has the name %q", name, seen, spoken)
		}
	}
}

// valuesLeftOut describes the values that a translation lacks. The form for exactly one number may leave the number out.
func valuesLeftOut(locale, id, text string) []string {
	var lacking []string
	rule, forms := pluralOf(locale), []string{text}
	if isPlural(english()[id]) {
		forms = strings.Split(text, "|")
	}
	for position, form := range forms {
		for _, name := range values(english()[id]) {
			isKnown := name == "{count}" && len(forms) > 1 && rule.stands(position, len(forms)) == 1
			if !strings.Contains(form, name) && !isKnown {
				lacking = append(lacking, fmt.Sprintf("%q lacks %s", form, name))
			}
		}
	}
	return lacking
}

// stands returns how many of the numbers below 200 a form of a text stands for, by its position.
func (p plural) stands(position, forms int) int {
	count := 0
	for n := range 200 {
		if min(p.index(n), forms-1) == position {
			count++
		}
	}
	return count
}

func TestValuesLeftOutAreFound(t *testing.T) {
	t.Parallel()
	for _, test := range []struct {
		name, locale, id, text string
		want                   []string
	}{
		{"none", "de", "theme.common.headingLinkTitle", "Link zu {heading}", nil},
		{"a value", "de", "theme.common.headingLinkTitle", "Link", []string{`"Link" lacks {heading}`}},
		{"the number for exactly one", "de", "docgen.tags.docs", "ein Dokument|{count} Dokumente", nil},
		{"the number for many", "de", "docgen.tags.docs", "{count} Dokument|Dokumente", []string{`"Dokumente" lacks {count}`}},
		{"the number for 1, 21 and 31", "uk", "docgen.tags.docs", "один|{count} два|{count} багато", []string{`"один" lacks {count}`}},
		{"the number for zero, one and two", "ar", "docgen.tags.docs", "a|b|c|{count} d|{count} e|{count} f", nil},
		{"the number for 0 and 1", "fr", "docgen.tags.docs", "un|{count} deux", []string{`"un" lacks {count}`}},
	} {
		if got := valuesLeftOut(test.locale, test.id, test.text); !slices.Equal(got, test.want) {
			t.Errorf("%s: got %q, want %q", test.name, got, test.want)
		}
	}
}

func startsWord(text string) bool {
	first, _ := utf8.DecodeRuneInString(text)
	return first == '{' || unicode.IsLetter(first)
}

func writesWithoutSpaces(name string) bool {
	return slices.Contains([]string{"ja", "ko", "zh-Hans", "zh-Hant"}, name)
}

func TestLanguageFilesAreSortedAndFormatted(t *testing.T) {
	t.Parallel()
	for _, name := range names() {
		encoded, err := files.ReadFile(path.Join(folder, name+".json"))
		if err != nil {
			t.Fatal(err)
		}
		want, err := plainjson.Indented(read(name)) // sorts the keys
		if err != nil {
			t.Fatal(err)
		}
		if string(encoded) != string(want) {
			t.Errorf("%s.json is not sorted by id, or not indented by two spaces, or has an id twice", name)
		}
	}
}

func TestLocaleFindsItsLanguage(t *testing.T) {
	t.Parallel()
	known := []string{"de", "nb", "pt-BR", "zh-Hans", "zh-Hant"}
	for locale, want := range map[string]string{
		"de": "de", "de-CH": "de", "de-AT-u-ca-gregory": "de", "DE": "de",
		"pt": "pt-BR", "pt-BR": "pt-BR", "pt-PT": "pt-BR",
		"zh": "zh-Hans", "zh-CN": "zh-Hans", "zh-TW": "zh-Hant", "zh-HK": "zh-Hant", "zh-Hant": "zh-Hant", "zh-Hant-CN": "zh-Hant",
		"no": "nb", "nb-NO": "nb",
		"en": "", "en-US": "", "is": "", "x!": "",
	} {
		if got := nearest(locale, known); got != want {
			t.Errorf("nearest(%q) = %q, want %q", locale, got, want)
		}
	}
}
