package message

import (
	"slices"
	"strings"

	"golang.org/x/text/language"
)

// plural has the plural forms of the cardinal numbers of a language, by the rules of CLDR 48.
type plural struct {
	categories []string             // in the order of CLDR, with those for fractions
	of         func(n int) category // of a whole number
}

type category = string

// index returns the position of the form for a number.
func (p plural) index(n int) int { return max(0, slices.Index(p.categories, p.of(n))) }

// integers returns the categories that whole numbers below a million have.
func (p plural) integers() []category {
	var used []category
	for _, each := range p.categories {
		for n := range 200 {
			if p.of(n) == each {
				used = append(used, each)
				break
			}
		}
	}
	return used
}

// countsOne reports whether "one" means exactly the number 1.
func (p plural) countsOne() bool {
	for n := range 200 {
		if (p.of(n) == "one") != (n == 1) {
			return false
		}
	}
	return true
}

// pluralOf returns the rules of a locale; those of English if its language is unknown.
func pluralOf(locale string) plural {
	tag, err := language.Parse(locale)
	if err != nil {
		return pluralRules["en"]
	}
	base, _ := tag.Base()
	name := base.String()
	if region, _ := tag.Region(); name == "pt" && region.String() == "PT" {
		name = "pt-PT"
	}
	if rule, known := pluralRules[name]; known {
		return rule
	}
	return pluralRules["en"]
}

// pluralRules has the rules by language. Nothing changes it.
var pluralRules = newPluralRules()

func newPluralRules() map[string]plural {
	byLanguage := map[string]plural{}
	for _, group := range pluralGroups {
		for name := range strings.FieldsSeq(group.languages) {
			byLanguage[name] = plural{strings.Fields(group.categories), group.of}
		}
	}
	return byLanguage
}

// cases returns the category of the first condition that holds, else "other".
func cases(conditions ...condition) category {
	for _, each := range conditions {
		if each.holds {
			return each.category
		}
	}
	return "other"
}

type condition struct {
	category category
	holds    bool
}
