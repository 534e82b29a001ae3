package message

import (
	"bytes"
	"encoding/json"
	"fmt"
	"maps"
	"path"
	"slices"
	"strings"
	"testing"
	"unicode"
	"unicode/utf8"
)

func TestEachLanguageHasEveryMessageWithItsValues(t *testing.T) {
	t.Parallel()
	for _, name := range names() {
		texts := read(name)
		for id := range texts {
			if _, known := english[id]; !known {
				t.Errorf("%s.json: no message has the id %s", name, id)
			}
		}
		for _, id := range slices.Sorted(maps.Keys(english)) {
			text, found := texts[id]
			if !found || strings.TrimSpace(text) == "" {
				t.Errorf("%s.json lacks %s: %q", name, id, english[id])
				continue
			}
			for _, problem := range (Translation{Locale: name, Original: english[id], Text: text}).Problems() {
				t.Errorf("%s.json: %s: %s; %s", name, id, problem.Text, problem.Hint)
			}
			for _, lacking := range valuesLeftOut(name, id, text) {
				t.Errorf("%s.json: %s: %s", name, id, lacking)
			}
			if strings.HasPrefix(english[id], " ") && startsWord(text) && !writesWithoutSpaces(name) {
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
	if isPlural(english[id]) {
		forms = strings.Split(text, "|")
	}
	for position, form := range forms {
		for _, name := range values(english[id]) {
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
		var want bytes.Buffer
		encoder := json.NewEncoder(&want) // sorts the keys
		encoder.SetEscapeHTML(false)
		encoder.SetIndent("", "  ")
		if err := encoder.Encode(read(name)); err != nil {
			t.Fatal(err)
		}
		if got := string(encoded); got != want.String() {
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
