package message

import (
	_ "embed" // for the rules
	"slices"
	"strconv"
	"strings"
	"sync"

	"golang.org/x/text/language"
)

// plural has the plural forms of the cardinal numbers of a language, by the rules of CLDR 48.
type plural struct {
	categories []category // in the order of CLDR, with those for fractions
	rules      []rule     // for whole numbers; if none holds, the category is "other"
}

type category = string

// rule says which whole numbers have a category.
type rule struct {
	category category
	any      [][]relation // it holds if all relations of one of these lists do
}

// relation is a condition such as "n % 100 != 12..14,17".
type relation struct {
	modulo  int // 0 for the number itself
	isNot   bool
	between [][2]int
}

func (r relation) holds(n int) bool {
	if r.modulo > 0 {
		n %= r.modulo
	}
	return slices.ContainsFunc(r.between, func(each [2]int) bool { return each[0] <= n && n <= each[1] }) != r.isNot
}

// category returns the category of a whole number.
func (p plural) category(n int) category {
	for _, rule := range p.rules {
		for _, all := range rule.any {
			if !slices.ContainsFunc(all, func(each relation) bool { return !each.holds(n) }) {
				return rule.category
			}
		}
	}
	return "other"
}

// index returns the position of the form for a number.
func (p plural) index(n int) int { return max(0, slices.Index(p.categories, p.category(n))) }

// integers returns the categories that whole numbers below a million have.
func (p plural) integers() []category {
	var used []category
	for _, each := range p.categories {
		for n := range 200 {
			if p.category(n) == each {
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
		if (p.category(n) == "one") != (n == 1) {
			return false
		}
	}
	return true
}

// pluralOf returns the rules of a locale; those of English if its language is unknown.
func pluralOf(locale string) plural {
	tag, err := language.Parse(locale)
	if err != nil {
		return pluralRules()["en"]
	}
	base, _ := tag.Base()
	name := base.String()
	if region, _ := tag.Region(); name == "pt" && region.String() == "PT" {
		name = "pt-PT"
	}
	if rule, known := pluralRules()[name]; known {
		return rule
	}
	return pluralRules()["en"]
}

// pluralLines has a line for each group of languages with equal rules: the languages, their categories, and the rules
// in the syntax of CLDR. A category that only fractions have has no rule.
//
//go:embed plurals.tsv
var pluralLines string

// pluralRules returns the rules by language. Nobody may change them.
var pluralRules = sync.OnceValue(func() map[string]plural {
	byLanguage := map[string]plural{}
	for line := range strings.Lines(pluralLines) {
		cells := strings.Split(strings.TrimSuffix(line, "\n"), "\t")
		found := plural{categories: strings.Fields(cells[1])}
		for text := range strings.FieldsFuncSeq(cells[2], func(char rune) bool { return char == ';' }) {
			found.rules = append(found.rules, parseRule(strings.TrimSpace(text)))
		}
		for name := range strings.FieldsSeq(cells[0]) {
			byLanguage[name] = found
		}
	}
	return byLanguage
})

// parseRule parses a rule such as "few: n = 0 or n % 100 = 3..10 and n != 5".
func parseRule(text string) rule {
	category, conditions, _ := strings.Cut(text, ": ")
	found := rule{category: category}
	for list := range strings.SplitSeq(conditions, " or ") {
		var all []relation
		for text := range strings.SplitSeq(list, " and ") {
			left, ranges, _ := strings.Cut(text, "= ")
			_, modulo, _ := strings.Cut(strings.TrimRight(left, " !"), "% ")
			each := relation{isNot: strings.HasSuffix(left, "!")}
			each.modulo, _ = strconv.Atoi(modulo)
			for text := range strings.SplitSeq(ranges, ",") {
				first, last, isRange := strings.Cut(text, "..")
				if !isRange {
					last = first
				}
				from, _ := strconv.Atoi(first)
				to, _ := strconv.Atoi(last)
				each.between = append(each.between, [2]int{from, to})
			}
			all = append(all, each)
		}
		found.any = append(found.any, all)
	}
	return found
}
