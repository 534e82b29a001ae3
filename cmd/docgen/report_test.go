package main

import (
	"errors"
	"strings"
	"testing"
	"time"

	"github.com/docgen-cli/docgen/internal/diag"
	"github.com/docgen-cli/docgen/internal/serve/dev"
)

func TestPreviewPrintsWhatASaveChanged(t *testing.T) {
	t.Parallel()
	broken := diag.Diagnostic{Severity: diag.Error, Code: "links", File: "content/a.md", Line: 1, Text: `no page "b.md"`, Cause: "b"}
	again := broken
	again.File = "content/c.md"
	ids := diag.Diagnostic{Severity: diag.Warning, Code: "ids", Text: "two ids"}
	below := broken
	below.Line = 7
	full := errors.New("the disk is full")
	const brokenText, idsText = "content/a.md:1: error: no page \"b.md\"  [links]\n", "warning: two ids  [ids]\n"
	steps := []struct {
		name       string
		changed    []string
		findings   []diag.Diagnostic
		err        error
		want       string
		wantQuiet  string
		wantInJSON string // on standard output
	}{
		{name: "as at the start", changed: []string{"content/a.md"}, findings: []diag.Diagnostic{broken}, want: "updated content/a.md in 12 ms: 1 error\n"},
		{name: "moved by an edit above", changed: []string{"content/a.md"}, findings: []diag.Diagnostic{below},
			want: "updated content/a.md in 12 ms: 1 error\n"},
		{name: "one more", changed: []string{"a", "b"}, findings: []diag.Diagnostic{ids, broken}, want: idsText + "updated a, b in 12 ms: 1 error, 1 warning\n",
			wantInJSON: `"warnings":1`},
		{name: "the same", changed: []string{"a", "b", "c", "d"}, findings: []diag.Diagnostic{ids, broken},
			want: "updated 4 files in 12 ms: 1 error, 1 warning\n"},
		{name: "one more of a kind", changed: []string{"a"}, findings: []diag.Diagnostic{ids, broken, again},
			want:      "content/c.md:1: error: no page \"b.md\"  [links]\nupdated a in 12 ms: 1 error (2 places), 1 warning\n",
			wantQuiet: "content/c.md:1: error: no page \"b.md\"  [links]\n", wantInJSON: `"content/c.md"`},
		{name: "most are fixed", changed: []string{"a"}, findings: []diag.Diagnostic{ids},
			want: "fixed: content/a.md:1: no page \"b.md\"  [links] (2 places)\nupdated a in 12 ms: 1 warning\n", wantInJSON: `"errors":0`},
		{name: "all are", changed: []string{"a"}, want: "fixed: two ids  [ids]\nupdated a in 12 ms: no problems left\n", wantInJSON: "\"findings\":[\n]"},
		{name: "good", changed: []string{"a"}, want: "updated a in 12 ms\n"},
		{name: "failure", changed: []string{"a"}, err: full, want: "error: the disk is full\n", wantQuiet: "error: the disk is full\n"},
		{name: "same failure", changed: []string{"a"}, err: full},
		{name: "good after it", changed: []string{"a"}, want: "updated a in 12 ms\n"},
		{name: "broken", changed: []string{"a"}, findings: []diag.Diagnostic{broken}, want: brokenText + "updated a in 12 ms: 1 error\n", wantQuiet: brokenText,
			wantInJSON: `"errors":1`},
		{name: "only ignored files", findings: []diag.Diagnostic{broken}},
		{name: "what an open page reports", findings: []diag.Diagnostic{ids, broken}, want: idsText + "1 error, 1 warning\n", wantInJSON: `"warnings":1`},
	}
	for _, flags := range []siteFlags{{format: "text"}, {format: "text", quiet: true}, {format: "json"}} {
		var out, data strings.Builder
		report := (&saveReport{flags: &flags, streams: terminal{out: &data, err: &out}, known: []diag.Diagnostic{broken}}).report
		for _, step := range steps {
			out.Reset()
			data.Reset()
			report(dev.Update{Changed: step.changed, Findings: step.findings, Err: step.err, Spent: 12 * time.Millisecond})
			got, want := out.String(), step.want
			switch {
			case flags.format == "json":
				got, want = data.String(), step.wantInJSON
			case flags.quiet:
				want = step.wantQuiet
			}
			if got != want && (flags.format != "json" || want == "" || !strings.Contains(got, want)) {
				t.Errorf("%s, format %s, quiet %t:\n got %q\nwant %q", step.name, flags.format, flags.quiet, got, want)
			}
		}
	}
}
