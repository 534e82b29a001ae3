package baseline_test

import (
	"reflect"
	"strings"
	"testing"

	"github.com/docgen-cli/docgen/internal/check/baseline"
	"github.com/docgen-cli/docgen/internal/diag"
)

// finding returns a finding with only the fields that a baseline uses, and a line.
func finding(code, file, text string, line int) diag.Diagnostic {
	return diag.Diagnostic{Severity: diag.Error, Code: code, File: file, Text: text, Line: line}
}

func parse(t *testing.T, text string) baseline.Baseline {
	t.Helper()
	parsed, err := baseline.Parse("known.json", []byte(text))
	if err != nil {
		t.Fatal(err)
	}
	return parsed
}

func TestFileHasOneEntryPerCauseSortedByFile(t *testing.T) {
	t.Parallel()
	problems := []diag.Diagnostic{
		finding("links", "b.md", `no page "x"`, 9), finding("links", "a.md", "no <page>", 1),
		finding("links", "b.md", `no page "x"`, 12), finding("anchors", "b.md", "z", 1), finding("anchors", "", "y", 0),
	}
	want := `{"version":1,"known":[
{"code":"anchors","file":"","text":"y","count":1},
{"code":"links","file":"a.md","text":"no <page>","count":1},
{"code":"anchors","file":"b.md","text":"z","count":1},
{"code":"links","file":"b.md","text":"no page \"x\"","count":2}
]}
`
	result := baseline.New("known.json", problems)
	text, err := result.Format()
	if err != nil || string(text) != want {
		t.Errorf("got %s, %v\nwant %s", text, err, want)
	}
	again, err := parse(t, want).Format()
	if err != nil || string(again) != want {
		t.Errorf("read and written: got %s, %v\nwant %s", again, err, want)
	}
}

func TestSiteWithoutFindingsHasAnEmptyBaseline(t *testing.T) {
	t.Parallel()
	result := baseline.New("known.json", nil)
	text, err := result.Format()
	if want := "{\"version\":1,\"known\":[\n]}\n"; err != nil || string(text) != want {
		t.Errorf("got %q, %v, want %q", text, err, want)
	}
	if left := parse(t, string(text)).Apply(nil); len(left) > 0 {
		t.Errorf("findings are %v, want none", left)
	}
}

func TestInvalidBaselineFileIsAnError(t *testing.T) {
	t.Parallel()
	for _, test := range []struct{ name, text, want string }{
		{"no JSON", "title: Site", "invalid baseline known.json: "},
		{"truncated", `{"version":1,"known":[`, "invalid baseline known.json: "},
		{"another version", `{"version":2,"known":[]}`, "the baseline known.json has version 2, but this docgen supports only version 1"},
		{"no version", `{}`, "the baseline known.json has version 0, but this docgen supports only version 1"},
	} {
		if _, err := baseline.Parse("known.json", []byte(test.text)); err == nil || !strings.HasPrefix(err.Error(), test.want) {
			t.Errorf("%s: got %v, want %q", test.name, err, test.want)
		}
	}
}

func TestOnlyNewFindingsAreReported(t *testing.T) {
	t.Parallel()
	known := `{"version":1,"known":[
{"code":"links","file":"a.md","text":"gone","count":2},
{"code":"external","file":"","text":"down","count":1}
]}`
	down := finding("external", "", "down", 0)
	atA := func(lines ...int) []diag.Diagnostic {
		problems := []diag.Diagnostic{down}
		for _, line := range lines {
			problems = append(problems, finding("links", "a.md", "gone", line))
		}
		return problems
	}
	noLonger := func(where, text string, line int) diag.Diagnostic {
		return diag.Diagnostic{
			Severity: diag.Log, Code: "baseline", File: "known.json", Line: line,
			Text: where + " no longer has this known problem: " + text, Hint: `run "docgen check --baseline known.json --update-baseline" to remove it`,
		}
	}
	for _, test := range []struct {
		name     string
		findings []diag.Diagnostic
		idle     []string
		want     []diag.Diagnostic
	}{
		{name: "all known, on other lines", findings: atA(70, 80)},
		{name: "one more of the kind", findings: atA(1, 2, 3), want: []diag.Diagnostic{finding("links", "a.md", "gone", 3)}},
		{name: "another text", findings: append(atA(1, 2), finding("links", "a.md", "lost", 1)), want: []diag.Diagnostic{finding("links", "a.md", "lost", 1)}},
		{name: "another file", findings: append(atA(1, 2), finding("links", "b.md", "gone", 1)), want: []diag.Diagnostic{finding("links", "b.md", "gone", 1)}},
		{name: "another code", findings: append(atA(1, 2), finding("anchors", "a.md", "gone", 1)),
			want: []diag.Diagnostic{finding("anchors", "a.md", "gone", 1)}},
		{name: "one was fixed", findings: atA(1), want: []diag.Diagnostic{noLonger("a.md", "gone", 2)}},
		{name: "the one without a file was fixed", findings: atA(1, 2)[1:], want: []diag.Diagnostic{noLonger("the site", "down", 3)}},
		{name: "the check did not run", findings: atA(1, 2)[1:], idle: []string{"external"}},
	} {
		got := parse(t, known).Apply(test.findings, test.idle...)
		if len(got)+len(test.want) > 0 && !reflect.DeepEqual(got, test.want) {
			t.Errorf("%s:\n got %v\nwant %v", test.name, got, test.want)
		}
	}
}

func TestEntriesOfOneCauseCountTogether(t *testing.T) {
	t.Parallel()
	known := parse(t, `{"version":1,"known":[
{"code":"links","file":"a.md","text":"gone","count":1},
{"code":"links","file":"a.md","text":"gone","count":1}
]}`)
	two := []diag.Diagnostic{finding("links", "a.md", "gone", 1), finding("links", "a.md", "gone", 2)}
	if got := known.Apply(two); len(got) > 0 {
		t.Errorf("two findings are reported: %v", got)
	}
	if got := known.Apply(nil); len(got) != 1 {
		t.Errorf("all findings are gone: %v, want one report", got)
	}
}

func TestFindingsThatPreventABuildAreNeverKnown(t *testing.T) {
	t.Parallel()
	known := parse(t, `{"version":1,"known":[{"code":"config","file":"docgen.yaml","text":"no title","count":1}]}`)
	fatal := finding("config", "docgen.yaml", "no title", 1)
	if got := known.Apply([]diag.Diagnostic{fatal}, "config"); !reflect.DeepEqual(got, []diag.Diagnostic{fatal}) {
		t.Errorf("got %v, want %v", got, fatal)
	}
	result := baseline.New("known.json", []diag.Diagnostic{fatal, finding("baseline", "known.json", "has it no longer", 2)})
	if text, err := result.Format(); err != nil || strings.Contains(string(text), "code") {
		t.Errorf("findings are known, want none: %v\n%s", err, text)
	}
}
