package lock_test

import (
	"strings"
	"testing"

	"github.com/docgen-cli/docgen/e2e/sitetest"
	"github.com/docgen-cli/docgen/internal/diag"
	"github.com/docgen-cli/docgen/internal/links/lock"
)

const recorded = `{
  "version": 1,
  "pages": {
    "/": [],
    "/guide/<été>": ["a\"b", "start"],
    "/setup": ["linux", "macos", "windows"]
  },
  "retired": {
    "/old": "merged into /setup",
    "/setup#solaris": "no one asked"
  }
}
`

func parse(t *testing.T, text string) lock.Lock {
	t.Helper()
	parsed, findings := lock.Parse([]byte(text))
	if len(findings) > 0 {
		t.Fatal(findings)
	}
	return parsed
}

func never(string, string) bool { return false }

func TestLockFileRoundTrips(t *testing.T) {
	t.Parallel()
	read := parse(t, recorded)
	sitetest.Compare(t, "written again", string(read.Format()), recorded)
	sitetest.Compare(t, "retired", read.Retired, map[string]string{"/old": "merged into /setup", "/setup#solaris": "no one asked"})
	pages, anchors := read.Counts()
	sitetest.Compare(t, "pages and anchors", []int{pages, anchors}, []int{3, 5})
}

func TestNewLockIsSortedAndMayBeEmpty(t *testing.T) {
	t.Parallel()
	sitetest.Compare(t, "nothing", string(lock.Lock{}.Format()), "{\n  \"version\": 1,\n  \"pages\": {\n  },\n  \"retired\": {\n  }\n}\n")
	result := lock.Lock{}.With(lock.Pages{"/b": {"z", "a", "z"}, "/a": nil})
	sitetest.Compare(t, "pages", string(result.Format()), "{\n  \"version\": 1,\n  \"pages\": {\n    \"/a\": [],\n    \"/b\": [\"a\", \"z\"]\n  },\n  \"retired\": {\n  }\n}\n")
}

func TestInvalidLockFileIsAFinding(t *testing.T) {
	t.Parallel()
	for _, test := range []struct {
		name, text, want string
		line             int
	}{
		{"no JSON", "pages:", "invalid lock file: invalid character 'p' looking for beginning of value", 1},
		{"merge conflict markers", "{\n  \"version\": 1,\n<<<<<<< ours\n",
			"invalid lock file: invalid character '<' looking for beginning of object key string", 3},
		{"truncated", "{\n\"version\"", "invalid lock file: unexpected end of JSON input", 2},
		{"other types", `{"version": 1, "pages": []}`, `invalid lock file: "pages" cannot be a JSON array`, 0},
		{"another version", `{"version": 7}`, "the lock file has version 7, but this docgen supports only version 1", 0},
	} {
		_, findings := lock.Parse([]byte(test.text))
		sitetest.Compare(t, test.name, findings, []diag.Diagnostic{{
			Severity: diag.Error, Code: "lock", File: "docgen.lock.json", Line: test.line, Text: test.want,
			Hint: `restore the file from the last release, or delete it and run "docgen lock"`,
		}})
	}
}

func TestReleaseKeepsEverythingExceptRetiredURLs(t *testing.T) {
	t.Parallel()
	for _, test := range []struct {
		name    string
		before  lock.Pages
		retired map[string]string
		now     lock.Pages
		want    lock.Pages
	}{
		{name: "new pages and anchors are added", before: lock.Pages{"/a": {"x"}}, now: lock.Pages{"/a": {"y"}, "/b": {}},
			want: lock.Pages{"/a": {"x", "y"}, "/b": {}}},
		{name: "what is gone stays recorded", before: lock.Pages{"/a": {"x"}}, now: lock.Pages{}, want: lock.Pages{"/a": {"x"}}},
		{name: "a retired page leaves", before: lock.Pages{"/a": {"x"}, "/b": {}}, retired: map[string]string{"/a": "why"}, now: lock.Pages{"/b": {}},
			want: lock.Pages{"/b": {}}},
		{name: "a retired page that exists again stays", before: lock.Pages{"/a": {"x"}}, retired: map[string]string{"/a": "why"}, now: lock.Pages{"/a": {}},
			want: lock.Pages{"/a": {"x"}}},
		{name: "a retired anchor leaves", before: lock.Pages{"/a": {"x", "y"}}, retired: map[string]string{"/a#x": "why"}, now: lock.Pages{"/a": {"y"}},
			want: lock.Pages{"/a": {"y"}}},
		{name: "a retired anchor that exists again stays", before: lock.Pages{"/a": {"y"}}, retired: map[string]string{"/a#x": "why"},
			now: lock.Pages{"/a": {"x"}}, want: lock.Pages{"/a": {"x", "y"}}},
		{name: "an anchor of another page is not meant", before: lock.Pages{"/a": {"x"}, "/b": {"x"}}, retired: map[string]string{"/a#x": "why"},
			now: lock.Pages{"/a": {}, "/b": {}}, want: lock.Pages{"/a": {}, "/b": {"x"}}},
	} {
		before := lock.Lock{Pages: test.before, Retired: test.retired}
		after := before.With(test.now)
		sitetest.Compare(t, test.name, after.Pages, test.want)
		sitetest.Compare(t, test.name+": retired", after.Retired, test.retired)
	}
}

func TestWithDoesNotModifyItsInputs(t *testing.T) {
	t.Parallel()
	before, now := lock.Pages{"/a": {"x"}}, lock.Pages{"/a": {"y", "a"}}
	_ = lock.Lock{Pages: before}.With(now)
	sitetest.Compare(t, "before", before, lock.Pages{"/a": {"x"}})
	sitetest.Compare(t, "now", now, lock.Pages{"/a": {"y", "a"}})
}

func TestCompleteSiteHasNoFindings(t *testing.T) {
	t.Parallel()
	read := parse(t, recorded)
	now := lock.Pages{"/": {"new"}, "/guide/<été>": {"start", `a"b`}, "/setup": {"windows", "macos", "linux"}, "/more": {}}
	sitetest.Compare(t, "more than recorded", read.Check(now, never), []diag.Diagnostic(nil))
}

func TestRedirectedPagesAndAnchorsAreNotReported(t *testing.T) {
	t.Parallel()
	read := parse(t, recorded)
	now := lock.Pages{"/": {}, "/setup": {"linux", "windows"}}
	asked := map[string]bool{}
	findings := read.Check(now, func(path, anchor string) bool {
		asked[path+"#"+anchor] = true
		return true
	})
	sitetest.Compare(t, "findings", findings, []diag.Diagnostic(nil))
	sitetest.Compare(t, "asked for", asked, map[string]bool{"/guide/<été>#": true, "/setup#macos": true})
}

func TestRetiredPagesAndAnchorsAreNotReported(t *testing.T) {
	t.Parallel()
	locked := lock.Lock{Pages: lock.Pages{"/a": {"x"}, "/b": {"y"}}, Retired: map[string]string{"/a": "", "/b#y": ""}}
	sitetest.Compare(t, "findings", locked.Check(lock.Pages{"/b": {}}, never), []diag.Diagnostic(nil))
}

func TestMissingPageIsReportedOnceAtItsPlace(t *testing.T) {
	t.Parallel()
	now := lock.Pages{"/": {}, "/guide/<été>": {`a"b`, "start"}, "/set-up": {}}
	sitetest.Compare(t, "findings", parse(t, recorded).Check(now, never), []diag.Diagnostic{{
		Severity: diag.Error, Code: "lock", File: "docgen.lock.json", Line: 6, Column: 5, Length: 8, Source: `    "/setup": ["linux", "macos", "windows"]`,
		Text: "the last release had the page /setup, which no longer exists",
		Hint: `did you move it to "/set-up"? add "redirect_from: /setup" to the front matter of the page that replaces it, or run "docgen lock --retire /setup --reason <text>"`,
	}})
}

func TestMissingAnchorIsReportedAtItsPlace(t *testing.T) {
	t.Parallel()
	now := lock.Pages{"/": {}, "/guide/<été>": {"start"}, "/setup": {"linux", "mac-os", "windows"}}
	sitetest.Compare(t, "findings", parse(t, recorded).Check(now, never), []diag.Diagnostic{
		{
			Severity: diag.Error, Code: "lock", File: "docgen.lock.json", Line: 5, Column: 22, Length: 6, Source: `    "/guide/<été>": ["a\"b", "start"],`,
			Text: `the last release had the anchor /guide/<été>#a"b, which no longer exists`,
			Hint: `add {#a"b} to its heading, add {from: "/guide/<été>#a\"b", to: "/guide/<été>"} to redirects in docgen.yaml, or run "docgen lock --retire /guide/<été>#a"b --reason <text>"`,
		},
		{
			Severity: diag.Error, Code: "lock", File: "docgen.lock.json", Line: 6, Column: 25, Length: 7, Source: `    "/setup": ["linux", "macos", "windows"]`,
			Text: "the last release had the anchor /setup#macos, which no longer exists",
			Hint: `add {#macos} to its heading, add {from: "/setup#macos", to: "/setup#mac-os"} to redirects in docgen.yaml, or run "docgen lock --retire /setup#macos --reason <text>"`,
		},
	})
}

func TestLockInAnotherFormatHasFindingsWithoutPlace(t *testing.T) {
	t.Parallel()
	read := parse(t, `{"version":1,"pages":{"/gone":[]}}`)
	findings := read.Check(lock.Pages{}, never)
	if len(findings) != 1 || findings[0].Line != 0 || !strings.Contains(findings[0].Text, "/gone") {
		t.Errorf("findings are %+v", findings)
	}
}
