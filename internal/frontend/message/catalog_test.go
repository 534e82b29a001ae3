package message

import (
	"maps"
	"slices"
	"testing"
)

func TestCatalogHasTheTextsOfTheLocale(t *testing.T) {
	t.Parallel()
	german := For("de", map[string]string{"theme.NotFound.title": "Verlaufen?", "homepage.title": "Willkommen", "theme.tags.tagsPageTitle": ""})
	vietnamese, croatian := For("vi", nil), For("hr", map[string]string{"docgen.tags.docs": "{count} dokument|{count} dokumenta|{count} dokumenata"})
	for _, test := range []struct{ name, got, want string }{
		{"text of the language", german.Text("theme.admonition.note"), "Hinweis"},
		{"text of the site", german.Text("theme.NotFound.title"), "Verlaufen?"},
		{"empty text of the site", german.Text("theme.tags.tagsPageTitle"), ""},
		{"text of the site's code", german.Own()["homepage.title"], "Willkommen"},
		{"English by default", Catalog{}.Text("theme.admonition.note"), "Note"},
		{"English for an unknown language", vietnamese.Text("theme.admonition.note"), "Note"},
		{"English text, forms of another language", vietnamese.Plural("docgen.tags.docs", 5), "5 docs"},
		{"one form covers 21", croatian.Plural("docgen.tags.docs", 21), "21 dokument"},
		{"two to four", croatian.Plural("docgen.tags.docs", 32), "32 dokumenta"},
		{"others", croatian.Plural("docgen.tags.docs", 11), "11 dokumenata"},
		{"too few forms", For("pl", map[string]string{"docgen.tags.docs": "jeden|{count} wiele"}).Plural("docgen.tags.docs", 5), "5 wiele"},
	} {
		if test.got != test.want {
			t.Errorf("%s: got %q, want %q", test.name, test.got, test.want)
		}
	}
}

func TestCatalogListsWhatTheScriptsLack(t *testing.T) {
	t.Parallel()
	for _, test := range []struct {
		name    string
		catalog Catalog
		want    []string
	}{
		{"English", For("en", nil), nil},
		{"English of a region", For("en-GB", map[string]string{"a": "b", "theme.admonition.note": "Note"}), nil},
		{"a text of the site", For("en", map[string]string{"theme.admonition.note": "Nota bene"}), []string{"theme.admonition.note"}},
	} {
		if got := slices.Sorted(maps.Keys(test.catalog.Differing())); !slices.Equal(got, test.want) {
			t.Errorf("%s: got %v, want %v", test.name, got, test.want)
		}
	}
}

func TestScriptsOfTheThemeLackTheLabelsOfBlogs(t *testing.T) {
	t.Parallel()
	german := For("de", nil)
	for key, want := range map[string]bool{ScriptKey("theme.admonition.note"): true, ScriptKey("theme.blog.post.readMore"): false} {
		if _, got := german.InTheme("blog")[key]; got != want {
			t.Errorf("%q in the scripts of the theme: got %v, want %v", key, got, want)
		}
		if _, found := german.InScripts()[key]; !found {
			t.Errorf("%q is not among all labels", key)
		}
	}
}

func TestMistakesInTranslationsAreFound(t *testing.T) {
	t.Parallel()
	const pages = "One page|{count} pages"
	for _, test := range []struct {
		name string
		Translation
		want []string
	}{
		{"none", Translation{"de", "Link to {heading}", "Link zu {heading}"}, nil},
		{"a value left out", Translation{"de", "Link to {heading}", "Link"}, nil},
		{"an unknown value", Translation{"de", "Link to {heading}", "Link zu {Titel}"}, []string{"the original has no {Titel}"}},
		{"too few forms", Translation{"pl", pages, "{count} a|{count} b"}, []string{"pl needs 3 plural forms, not 2"}},
		{"too many forms", Translation{"ja", pages, "{count} a|{count} b"}, []string{"ja needs 1 plural form, not 2"}},
		{"a form for millions", Translation{"es", pages, "un a|{count} de b|{count} b"}, nil},
		{"no form for millions", Translation{"es", pages, "un a|{count} b"}, nil},
		{"a form for fractions", Translation{"ru", pages, "{count} a|{count} b|{count} c|{count} d"}, nil},
		{"no plural forms", Translation{"pl", "Home | Docs", "A | B"}, nil},
		{"not translated yet", Translation{"pl", pages, ""}, nil},
	} {
		var got []string
		for _, problem := range test.Problems() {
			got = append(got, problem.Text)
		}
		if !slices.Equal(got, test.want) {
			t.Errorf("%s: got %q, want %q", test.name, got, test.want)
		}
	}
}
