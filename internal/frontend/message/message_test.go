package message

import (
	"encoding/json"
	"os"
	"regexp"
	"slices"
	"strings"
	"testing"
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
