package version_test

import (
	"reflect"
	"strings"
	"testing"

	"github.com/docgen-cli/docgen/internal/content/version"
	"github.com/docgen-cli/docgen/internal/diag"
)

// versions 1.1
func TestFilesHaveDocusaurusNames(t *testing.T) {
	t.Parallel()
	for instance, want := range map[string][]string{
		"default": {"versions.json", "versioned_docs", "versioned_docs/version-1.0", "versioned_sidebars/version-1.0-sidebars.json"},
		"community": {"community_versions.json", "community_versioned_docs", "community_versioned_docs/version-1.0",
			"community_versioned_sidebars/version-1.0-sidebars.json"},
	} {
		files := version.Files{Instance: instance}
		got := []string{files.List(), files.DocsFolder(), files.Docs("1.0"), files.Sidebars("1.0")[0]}
		if !reflect.DeepEqual(got, want) {
			t.Errorf("%s\n got %v\nwant %v", instance, got, want)
		}
	}
}

// versions 1.1
func TestNamesFollowDocusaurusRules(t *testing.T) {
	t.Parallel()
	for _, name := range []string{"1.0", "current", "v2 beta", "2.0-rc.1", "...", "é", strings.Repeat("é", 32), strings.Repeat("😀", 16)} {
		if problem := version.Problem(name); problem != "" {
			t.Errorf("%q: %s", name, problem)
		}
	}
	for _, name := range []string{"", "  ", "a/b", `a\b`, ".", "..", "a<b", "a>b", "a:b", `a"b`, "a|b", "a?b", "a*b", "a\x00b", "a\nb", strings.Repeat("a", 33),
		strings.Repeat("😀", 17)} {
		if version.Problem(name) == "" {
			t.Errorf("%q is accepted", name)
		}
	}
}

// versions 1.1
func TestListIsAnArrayOfNames(t *testing.T) {
	t.Parallel()
	for text, want := range map[string][]string{`["2.0", "1.0"]`: {"2.0", "1.0"}, "[]": nil, `["2.0", "current"]`: {"2.0", "current"}} {
		list, findings := version.ParseList([]byte(text), "versions.json")
		if len(findings) > 0 || !reflect.DeepEqual(list.Names, want) {
			t.Errorf("%s: got %q, %v", text, list.Names, findings)
		}
	}
	for text, want := range map[string]string{
		`{"1.0": 1}`: "1:1", `"1.0"`: "1:1", "null": "1:1", "[1.0]": "1:2", `["a", ["b"]]`: "1:7", `["a",`: "1:1", "": "1", "['1/2']": "1:2",
		`["a", "b", "a"]`: "1:12",
	} {
		_, findings := version.ParseList([]byte(text), "versions.json")
		if len(findings) != 1 || findings[0].Place() != "versions.json:"+want || findings[0].Severity != diag.Error {
			t.Errorf("%s: got %v, want an error at %s", text, findings, want)
		}
	}
}
