package diag_test

import (
	"errors"
	"fmt"
	"strings"
	"testing"

	"github.com/docgen-cli/docgen/internal/diag"
)

// compare reports values that differ, with the input that led to them.
func compare[T comparable](t *testing.T, input any, got, want T) {
	t.Helper()
	if got != want {
		t.Errorf("%+v\n got %v\nwant %v", input, got, want)
	}
}

func print(t *testing.T, list []diag.Diagnostic, format diag.Format, color bool) string {
	t.Helper()
	var out strings.Builder
	if err := diag.Print(&out, list, diag.Style{Format: format, Color: color}); err != nil {
		t.Fatal(err)
	}
	return out.String()
}

// broken returns a diagnostic with all fields.
func broken() diag.Diagnostic {
	return diag.Diagnostic{
		Severity: diag.Error, Code: "links", File: "content/setup.md", Line: 42, Column: 15, Length: 9,
		Text: `no page "instal.md"`, Hint: `did you mean "install.md"?`, Source: "See [install](instal.md) first.",
	}
}

func TestTextShowsThePlaceInItsLine(t *testing.T) {
	t.Parallel()
	for _, test := range []struct {
		name   string
		change func(*diag.Diagnostic)
		want   string
	}{
		{name: "everything", change: func(*diag.Diagnostic) {}, want: `content/setup.md:42:15: error: no page "instal.md"  [links]
  42 | See [install](instal.md) first.
     |               ^^^^^^^^^  did you mean "install.md"?
`},
		{name: "no hint", change: func(d *diag.Diagnostic) { d.Hint = "" }, want: `content/setup.md:42:15: error: no page "instal.md"  [links]
  42 | See [install](instal.md) first.
     |               ^^^^^^^^^
`},
		{name: "no source", change: func(d *diag.Diagnostic) { d.Source = "" }, want: `content/setup.md:42:15: error: no page "instal.md"  [links]
    did you mean "install.md"?
`},
		{name: "no column", change: func(d *diag.Diagnostic) { d.Column = 0 }, want: `content/setup.md:42: error: no page "instal.md"  [links]
    did you mean "install.md"?
`},
		{name: "no line", change: func(d *diag.Diagnostic) { d.Line, d.Column, d.Hint = 0, 0, "" },
			want: "content/setup.md: error: no page \"instal.md\"  [links]\n"},
		{name: "no file", change: func(d *diag.Diagnostic) { d.File, d.Line, d.Column = "", 0, 0 }, want: `error: no page "instal.md"  [links]
    did you mean "install.md"?
`},
		{name: "warning", change: func(d *diag.Diagnostic) { d.Severity, d.Line = diag.Warning, 7 },
			want: `content/setup.md:7:15: warning: no page "instal.md"  [links]
  7 | See [install](instal.md) first.
    |               ^^^^^^^^^  did you mean "install.md"?
`},
		{name: "log", change: func(d *diag.Diagnostic) { d.Severity, d.Source, d.Hint = diag.Log, "", "" },
			want: "content/setup.md:42:15: info: no page \"instal.md\"  [links]\n"},
		{name: "ignored", change: func(d *diag.Diagnostic) { d.Severity = diag.Ignore }, want: ""},
		{name: "no length", change: func(d *diag.Diagnostic) { d.Length, d.Hint = 0, "" }, want: `content/setup.md:42:15: error: no page "instal.md"  [links]
  42 | See [install](instal.md) first.
     |               ^
`},
		{name: "length beyond the line", change: func(d *diag.Diagnostic) { d.Length, d.Hint = 99, "" },
			want: `content/setup.md:42:15: error: no page "instal.md"  [links]
  42 | See [install](instal.md) first.
     |               ^^^^^^^^^^^^^^^^^
`},
		{name: "column after the line", change: func(d *diag.Diagnostic) { d.Source, d.Column, d.Length, d.Hint = "ab", 3, 5, "" },
			want: `content/setup.md:42:3: error: no page "instal.md"  [links]
  42 | ab
     |   ^
`},
		{name: "column far after the line", change: func(d *diag.Diagnostic) { d.Source, d.Column, d.Hint = "ab  ", 9, "" },
			want: `content/setup.md:42:9: error: no page "instal.md"  [links]
  42 | ab
     |     ^
`},
		{name: "tabs", change: func(d *diag.Diagnostic) { d.Source, d.Column, d.Length, d.Hint = "\ta:\t[b](c)\t", 8, 1, "" },
			want: "content/setup.md:42:8: error: no page \"instal.md\"  [links]\n" +
				"  42 | \ta:\t[b](c)\n" +
				"     | \t  \t   ^\n"},
		{name: "wide characters take two columns", change: func(d *diag.Diagnostic) {
			d.Source, d.Column, d.Length, d.Hint = "日本語 [ｆ！](한글.md) 🎉", 10, 2, ""
		}, want: `content/setup.md:42:10: error: no page "instal.md"  [links]
  42 | 日本語 [ｆ！](한글.md) 🎉
     |               ^^^^
`},
		{name: "combining characters take none", change: func(d *diag.Diagnostic) {
			d.Source, d.Column, d.Length, d.Hint = "e\u0301te\u0301 x", 7, 1, ""
		}, want: "content/setup.md:42:7: error: no page \"instal.md\"  [links]\n" +
			"  42 | e\u0301te\u0301 x\n" +
			"     |     ^\n"},
		{name: "control characters are not sent to the terminal", change: func(d *diag.Diagnostic) {
			d.File, d.Text, d.Hint, d.Source, d.Column, d.Length = "a\x1b.md", "b\x07\x9b", "c\r", "\x1b[31mred\x00", 6, 3
		}, want: "a\\x1b.md:42:6: error: b\ufffd\ufffd  [links]\n" +
			"  42 | \ufffd[31mred\ufffd\n" +
			"     |      ^^^  c\ufffd\n"},
		{name: "several lines", change: func(d *diag.Diagnostic) { d.Text, d.Source, d.Hint = "one\ntwo", "", "three\nfour" },
			want: "content/setup.md:42:15: error: one\n    two  [links]\n    three\n    four\n"},
	} {
		t.Run(test.name, func(t *testing.T) {
			t.Parallel()
			problem := broken()
			test.change(&problem)
			compare(t, problem, print(t, []diag.Diagnostic{problem}, diag.Text, false), test.want)
		})
	}
}

func TestLongLineIsCutAroundThePlace(t *testing.T) {
	t.Parallel()
	dots := func(count int) string { return strings.Repeat(".", count) }
	for _, test := range []struct {
		name   string
		source string
		column int
		want   string // two lines
	}{
		{name: "not too long", source: "X" + dots(99), column: 1, want: "X" + dots(99) + "\n^"},
		{name: "at the start", source: "X" + dots(200), column: 1, want: "X" + dots(98) + "…\n^"},
		{name: "in the middle", source: dots(100) + "X" + dots(100), column: 101,
			want: "…" + dots(32) + "X" + dots(65) + "…\n" + strings.Repeat(" ", 33) + "^"},
		{name: "at the end", source: dots(200) + "X", column: 201, want: "…" + dots(98) + "X\n" + strings.Repeat(" ", 99) + "^"},
		{name: "after the end", source: dots(200), column: 201, want: "…" + dots(99) + "\n" + strings.Repeat(" ", 100) + "^"},
	} {
		t.Run(test.name, func(t *testing.T) {
			t.Parallel()
			problem := diag.Diagnostic{Severity: diag.Error, Code: "c", File: "f", Line: 1, Column: test.column, Text: "t", Source: test.source}
			shown, marks, _ := strings.Cut(test.want, "\n")
			want := "f:1:" + strings.TrimPrefix(problem.Place(), "f:1:") + ": error: t  [c]\n  1 | " + shown + "\n    | " + marks + "\n"
			compare(t, test.source, print(t, []diag.Diagnostic{problem}, diag.Text, false), want)
		})
	}
}

func TestNarrowTerminalBreaksNoLine(t *testing.T) {
	t.Parallel()
	problem := broken()
	problem.Source = strings.Repeat("many words ", 3) + problem.Source + strings.Repeat(" more words", 3)
	problem.Column += 33
	for width, want := range map[int]string{
		40: `content/setup.md:42:48: error: no page "instal.md"  [links]
  42 | …[install](instal.md) first. mor…
     |            ^^^^^^^^^
    did you mean "install.md"?
`,
		70: `content/setup.md:42:48: error: no page "instal.md"  [links]
  42 | …words See [install](instal.md) first. more words more words m…
     |                      ^^^^^^^^^  did you mean "install.md"?
`,
	} {
		var out strings.Builder
		if err := diag.Print(&out, []diag.Diagnostic{problem}, diag.Style{Format: diag.Text, Width: width}); err != nil {
			t.Fatal(err)
		}
		compare(t, width, out.String(), want)
	}
}

func TestColorIsForTextAlone(t *testing.T) {
	t.Parallel()
	short := diag.Diagnostic{Severity: diag.Warning, Code: "c", Text: "t", Hint: "h"}
	list := []diag.Diagnostic{broken(), short, {Severity: diag.Log, Code: "c", File: "f", Text: "t"}}
	want := "\x1b[1mcontent/setup.md:42:15:\x1b[0m \x1b[1;31merror:\x1b[0m no page \"instal.md\"  \x1b[2m[links]\x1b[0m\n" +
		"  \x1b[2m42\x1b[0m \x1b[2m|\x1b[0m See [install](instal.md) first.\n" +
		"     \x1b[2m|\x1b[0m               \x1b[1;31m^^^^^^^^^\x1b[0m  \x1b[36mdid you mean \"install.md\"?\x1b[0m\n" +
		"\x1b[1;33mwarning:\x1b[0m t  \x1b[2m[c]\x1b[0m\n    \x1b[36mh\x1b[0m\n" +
		"\x1b[1mf:\x1b[0m \x1b[1;36minfo:\x1b[0m t  \x1b[2m[c]\x1b[0m\n"
	compare(t, list, print(t, list, diag.Text, true), want)
	for _, format := range []diag.Format{diag.JSON, diag.GitHub, diag.SARIF} {
		compare(t, format, print(t, list, format, true), print(t, list, format, false))
	}
}

func TestJSONHasAFindingOnEachLine(t *testing.T) {
	t.Parallel()
	again := broken()
	again.File, again.Line, again.Fix = "content/more.md", 7, "install.md"
	list := []diag.Diagnostic{
		broken(),
		{Severity: diag.Warning, Code: "c", Text: "a\n\"b\" \x1b é <"},
		{Severity: diag.Ignore, Text: "gone"},
		{Severity: diag.Log, Code: "c", File: "f", Line: 1, Text: "t"},
		again,
	}
	list[0].Cause, list[4].Cause = "install", "install"
	want := `{"version":1,"summary":{"errors":1,"warnings":1,"infos":1},"findings":[
{"severity":"error","code":"links","text":"no page \"instal.md\"","hint":"did you mean \"install.md\"?","places":[{"file":"content/setup.md","line":42,"column":15,"length":9,"fix":"install.md"},{"file":"content/more.md","line":7,"column":15,"length":9,"fix":"install.md"}]},
{"severity":"warning","code":"c","text":"a\n\"b\" \u001b é <","places":[]},
{"severity":"info","code":"c","text":"t","places":[{"file":"f","line":1}]}
]}
`
	compare(t, list, print(t, list, diag.JSON, false), want)
	compare(t, "nothing", print(t, nil, diag.JSON, false), `{"version":1,"summary":{"errors":0,"warnings":0,"infos":0},"findings":[
]}
`)
}

// actions/toolkit escapes "%" and line ends, and in properties also ":" and ",".
func TestGitHubFormIsAWorkflowCommand(t *testing.T) {
	t.Parallel()
	for _, test := range []struct {
		name    string
		problem diag.Diagnostic
		want    string
	}{
		{name: "everything", problem: broken(),
			want: `::error file=content/setup.md,line=42,col=15,endColumn=24,title=links::no page "instal.md"%0Adid you mean "install.md"?` + "\n"},
		{name: "nothing", problem: diag.Diagnostic{Severity: diag.Warning, Text: "t"}, want: "::warning ::t\n"},
		{name: "log", problem: diag.Diagnostic{Severity: diag.Log, Code: "c", File: "f", Text: "t"}, want: "::notice file=f,title=c::t\n"},
		{name: "escapes", problem: diag.Diagnostic{Severity: diag.Error, Code: "c", File: "a:b,c%.md", Text: "x: 100%,\r\ny"},
			want: "::error file=a%3Ab%2Cc%25.md,title=c::x: 100%25,%0D%0Ay\n"},
		{name: "ignored", problem: diag.Diagnostic{Text: "t"}, want: ""},
	} {
		t.Run(test.name, func(t *testing.T) {
			t.Parallel()
			compare(t, test.problem, print(t, []diag.Diagnostic{test.problem}, diag.GitHub, false), test.want)
		})
	}
}

type fullDisk struct{}

func (fullDisk) Write([]byte) (int, error) { return 0, errors.New("disk full") }

func TestFailureToPrintIsReturned(t *testing.T) {
	t.Parallel()
	err := diag.Print(fullDisk{}, []diag.Diagnostic{broken()}, diag.Style{})
	if err == nil || err.Error() != "disk full" {
		t.Errorf("got %v", err)
	}
}

func TestSummaryCountsErrorsAndWarnings(t *testing.T) {
	t.Parallel()
	of := func(severities ...diag.Severity) []diag.Diagnostic {
		var list []diag.Diagnostic
		for _, severity := range severities {
			list = append(list, diag.Diagnostic{Severity: severity})
		}
		return list
	}
	for want, list := range map[string][]diag.Diagnostic{
		"":                    of(diag.Ignore),
		"1 error":             of(diag.Error),
		"1 warning, 1 note":   of(diag.Warning, diag.Log),
		"2 errors, 1 warning": of(diag.Warning, diag.Error, diag.Error),
		"1 error, 2 warnings": of(diag.Warning, diag.Error, diag.Warning),
	} {
		compare(t, list, diag.Summary(list), want)
	}
}

// links returns n diagnostics with one cause, each in its own file.
func links(n int) []diag.Diagnostic {
	list := make([]diag.Diagnostic, n)
	for i := range list {
		list[i] = broken()
		list[i].File, list[i].Cause = fmt.Sprintf("content/%02d.md", i+1), "instal.md"
	}
	return list
}

func TestDiagnosticsWithOneCauseAreOneMessage(t *testing.T) {
	t.Parallel()
	head := `content/01.md:42:15: error: no page "instal.md"  [links]
  42 | See [install](instal.md) first.
     |               ^^^^^^^^^  did you mean "install.md"?
`
	for _, test := range []struct {
		name  string
		count int
		want  string
	}{
		{name: "one", count: 1, want: ""},
		{name: "two", count: 2, want: "    also at content/02.md:42:15\n"},
		{name: "all that can be read", count: 6, want: "    also at content/02.md:42:15, content/03.md:42:15, content/04.md:42:15, content/05.md:42:15, content/06.md:42:15\n"},
		{name: "forty", count: 40, want: "    also at content/02.md:42:15, content/03.md:42:15, content/04.md:42:15, content/05.md:42:15 and 35 more places\n"},
	} {
		t.Run(test.name, func(t *testing.T) {
			t.Parallel()
			compare(t, test.count, print(t, links(test.count), diag.Text, false), head+test.want)
		})
	}
	repeated := links(2)
	repeated[1].Again = 1
	compare(t, "one more", print(t, repeated, diag.Text, false), head+"    also at content/02.md:42:15 and 1 more place\n")
	compare(t, "forty", diag.Summary(append(links(40), diag.Diagnostic{Severity: diag.Error})), "2 errors (41 places)")
	annotation := print(t, links(2), diag.GitHub, false)
	compare(t, "two on GitHub", annotation, "::error file=content/01.md,line=42,col=15,endColumn=24,title=links::no page \"instal.md\"%0Adid you mean \"install.md\"?%0Aalso at content/02.md:42:15\n")
}

func TestAllPlacesAreListedOnRequest(t *testing.T) {
	t.Parallel()
	var out strings.Builder
	if err := diag.Print(&out, links(40), diag.Style{All: true}); err != nil {
		t.Fatal(err)
	}
	compare(t, "places", strings.Count(out.String(), ":42:15"), 40)
}

func TestLaterMessagesOfACodeHaveOneLineEach(t *testing.T) {
	t.Parallel()
	list := links(7)
	for i := range list {
		list[i].Cause = ""
	}
	list[6].Hint = ""
	other := broken()
	other.Code = "other"
	_, got, _ := strings.Cut(print(t, append(list, other), diag.Text, false), "content/06.md")
	compare(t, "from the sixth message", got, `:42:15: error: no page "instal.md": did you mean "install.md"?  [links]
content/07.md:42:15: error: no page "instal.md"  [links]
content/setup.md:42:15: error: no page "instal.md"  [other]
  42 | See [install](instal.md) first.
     |               ^^^^^^^^^  did you mean "install.md"?
`)
}

func TestSeverityCodeAndCauseSeparateGroups(t *testing.T) {
	t.Parallel()
	list := links(4)
	list[1].Severity, list[2].Code, list[3].Cause = diag.Warning, "anchors", "other.md"
	compare(t, "four", len(diag.Groups(list)), 4)
	compare(t, "none", len(diag.Groups([]diag.Diagnostic{{Severity: diag.Error}, {Severity: diag.Error}})), 2)
}

func TestGitHubNamesFilesFromTheWorkingDirectory(t *testing.T) {
	t.Parallel()
	var out strings.Builder
	if err := diag.Print(&out, links(1), diag.Style{Format: diag.GitHub, Folder: "website"}); err != nil {
		t.Fatal(err)
	}
	compare(t, "file", strings.Contains(out.String(), "::error file=website/content/01.md,"), true)
}
