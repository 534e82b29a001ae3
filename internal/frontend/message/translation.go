package message

import (
	"fmt"
	"regexp"
	"slices"
	"strings"

	"github.com/docgen-cli/docgen/internal/diag"
)

// Translation is the translation of a text into the language of a locale.
type Translation struct {
	Locale   string
	Original string
	Text     string
}

// Problem is a mistake in a translation.
type Problem struct {
	Text string // what is wrong
	Hint string // what to do
}

// value finds the names in braces that stand for values.
var value = regexp.MustCompile(`\{\w+\}`)

// isPlural reports whether a text has plural forms. A "|" between spaces separates words, as in
// "Home | Docs".
func isPlural(text string) bool { return strings.Contains(text, "|") && !strings.Contains(text, " | ") }

// Problems returns the mistakes in a translation: values that the original does not have, and
// plural forms that the language does not have or needs.
func (t Translation) Problems() []Problem {
	var problems []Problem
	known := values(t.Original)
	for _, name := range values(t.Text) {
		if !slices.Contains(known, name) {
			problems = append(problems, Problem{fmt.Sprintf("the original has no %s", name), valuesHint(known)})
		}
	}
	if !isPlural(t.Original) || t.Text == "" {
		return problems
	}
	rule, forms := pluralOf(t.Locale), strings.Split(t.Text, "|")
	if needed := rule.integers(); len(forms) < len(needed) || len(forms) > len(rule.categories) {
		problems = append(problems, Problem{
			fmt.Sprintf("%s needs %s, not %d", t.Locale, diag.Counted(len(needed), "plural form"), len(forms)),
			fmt.Sprintf(`separate the forms with "|", in this order: %s`, strings.Join(needed, ", ")),
		})
	}
	return problems
}

func valuesHint(known []string) string {
	if len(known) == 0 {
		return "remove it: the original has no values"
	}
	return "values of the original: " + strings.Join(known, ", ")
}

// values lists the values in a text, sorted.
func values(text string) []string {
	found := value.FindAllString(text, -1)
	slices.Sort(found)
	return slices.Compact(found)
}
