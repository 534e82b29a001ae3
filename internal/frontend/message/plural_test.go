package message

import (
	"encoding/json"
	"os"
	"strings"
	"testing"
)

// TestPluralFormsAreThoseOfTheBrowser compares the rules with those of Intl.PluralRules in Node 20 with CLDR 48.
// In testdata/plurals.json, a letter stands for the category of each of the numbers.
func TestPluralFormsAreThoseOfTheBrowser(t *testing.T) {
	t.Parallel()
	encoded, err := os.ReadFile("testdata/plurals.json")
	if err != nil {
		t.Fatal(err)
	}
	var groups []struct{ Languages, Categories, Forms string }
	if err := json.Unmarshal(encoded, &groups); err != nil {
		t.Fatal(err)
	}
	letters := map[category]string{"zero": "0", "one": "1", "two": "2", "few": "f", "many": "m", "other": "."}
	var numbers []int
	for n := range 220 {
		numbers = append(numbers, n)
	}
	numbers = append(numbers, 1000, 1001, 1_000_000, 2_000_000, 1_000_001)
	checked := 0
	for _, group := range groups {
		for name := range strings.FieldsSeq(group.Languages) {
			checked++
			rule, forms := pluralOf(name), ""
			for _, n := range numbers {
				forms += letters[rule.category(n)]
			}
			if got := strings.Join(rule.categories, " "); got != group.Categories || forms != group.Forms {
				t.Errorf("%s:\ngot  %s %s\nwant %s %s", name, got, forms, group.Categories, group.Forms)
			}
		}
	}
	if checked != len(pluralRules()) {
		t.Errorf("testdata/plurals.json has %d languages, the rules have %d", checked, len(pluralRules()))
	}
}
