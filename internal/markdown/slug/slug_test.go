package slug_test

import (
	"testing"

	"github.com/docgen-cli/docgen/internal/markdown/slug"
)

func TestSlugsFollowGitHubsRule(t *testing.T) {
	t.Parallel()
	slugger := slug.New()
	for _, test := range []struct{ text, want string }{
		{"Getting started", "getting-started"},
		{"Getting started", "getting-started-1"},
		{"Getting Started", "getting-started-2"},
		{"getting-started-1", "getting-started-1-1"},
		{"a & b", "a--b"},
		{"C++", "c"},
		{"Été 2021!", "été-2021"},
		{"日本語", "日本語"},
		{"İ", "i̇"},
		{"???", "section"},
		{"!!!", "section-1"},
	} {
		if got := slugger.Slug(test.text); got != test.want {
			t.Errorf("%s\n got %s\nwant %s", test.text, got, test.want)
		}
	}
}

func TestReservedSlugIsNeverReturned(t *testing.T) {
	t.Parallel()
	slugger := slug.New()
	slugger.Reserve("setup")
	slugger.Reserve("setup") // an author may repeat an id
	for _, want := range []string{"setup-1", "setup-2"} {
		if got := slugger.Slug("Setup"); got != want {
			t.Errorf("got %s, want %s", got, want)
		}
	}
}

// The expected values are those of lodash 4.17.21.
func TestKebabMatchesLodash(t *testing.T) {
	t.Parallel()
	for _, test := range []struct{ text, want string }{
		{"My Tag", "my-tag"},
		{"API", "api"},
		{"OpenAPI", "open-api"},
		{"openAPI v2", "open-api-v-2"},
		{"C++", "c"},
		{"release v2.0", "release-v-2-0"},
		{"Été à Paris", "ete-a-paris"},
		{"2021-11", "2021-11"},
		{"foo_bar", "foo-bar"},
		{"XMLHttpRequest", "xml-http-request"},
		{"a1b2", "a-1-b-2"},
		{"1st place", "1st-place"},
		{"11th hour", "11-th-hour"},
		{"4th", "4th"},
		{"2NDx", "2nd-x"},
		{"3D2", "3-d-2"},
		{"日本語", "日本語"},
		{"日本 語", "日本-語"},
		{"tag: sub", "tag-sub"},
		{"it's", "its"},
		{"HTML5", "html-5"},
		{"Straße", "strasse"},
		{"emoji 😀 x", "emoji-😀-x"},
		{"😀😁", "😀-😁"},
		{"--x--", "x"},
		{"A", "a"},
		{"ABCdef", "ab-cdef"},
		{"v1beta2", "v-1-beta-2"},
		{"Привет Мир", "привет-мир"},
		{"ПриветМир", "приветмир"},
		{"node.js", "node-js"},
		{"1.2.3", "1-2-3"},
		{"FOOBar12Baz", "foo-bar-12-baz"},
		{"don’t STOP", "dont-stop"},
		{"२३", "२३"},
		{"½ cup", "cup"},
		{"aÀ", "a-a"},
		{"x²", "x"},
		{"naïve café", "naive-cafe"},
		{"1ST", "1st"},
		{"日本語Tag", "日本語-tag"},
		{"Tag日本語", "tag日本語"},
		{"Ελλάδα", "ελλάδα"},
		{"tag b", "tag-b"},
		{"a—b", "a-b"},
		{"Łódź", "lodz"},
		{"42", "42"},
		{"4x4", "4-x-4"},
		{"A1B", "a-1-b"},
		{"AB1", "ab-1"},
		{"ﬁ", "ﬁ"},
		{"ŒUVRE Æon", "oe-uvre-aeon"},
		{"++", ""},
		{"", ""},
		{"áb", "ab"},
		{"ŉ ĳ", "n-ij"},
		{"Ærø", "aero"},
		{"Þing", "thing"},
	} {
		if got := slug.Kebab(test.text); got != test.want {
			t.Errorf("%s\n got %s\nwant %s", test.text, got, test.want)
		}
	}
}

func TestPathContainsNoCharactersWithAMeaningInURLs(t *testing.T) {
	t.Parallel()
	for text, want := range map[string]bool{
		"": true, "/": true, "/a b/é": true, "a.b/..": true, "a%20b": true,
		"a?b": false, "a#b": false, `a\b`: false, "a//b": false, "https://a.b": false, "a\x00b": false, "a\nb": false, "a\xffb": false,
	} {
		if got := slug.IsPath(text); got != want {
			t.Errorf("%q\n got %v\nwant %v", text, got, want)
		}
	}
}

func TestCapitalizeRaisesOnlyTheFirstLetter(t *testing.T) {
	t.Parallel()
	for _, test := range []struct{ text, want string }{
		{"", ""}, {"api", "Api"}, {"OpenAPI docs", "Openapi docs"}, {"été", "Été"}, {"1st", "1st"},
	} {
		if got := slug.Capitalize(test.text); got != test.want {
			t.Errorf("%s\n got %s\nwant %s", test.text, got, test.want)
		}
	}
}
