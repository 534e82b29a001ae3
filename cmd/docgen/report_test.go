package main

import (
	"errors"
	"strings"
	"testing"

	"docgen/internal/diag"
)

func TestPreviewPrintsWhatIsWrongWhenThatChanges(t *testing.T) {
	t.Parallel()
	broken := []diag.Diagnostic{{Severity: diag.Error, Code: "links", File: "content/a.md", Line: 1, Text: `no page "b.md"`}}
	worse := append([]diag.Diagnostic{{Severity: diag.Warning, Code: "ids", Text: "two ids"}}, broken...)
	full := errors.New("the disk is full")
	var out strings.Builder
	update := (&siteFlags{format: "text"}).reportUpdate(terminal{err: &out}, broken)
	for _, step := range []struct {
		name     string
		findings []diag.Diagnostic
		err      error
		want     string
	}{
		{name: "as at the start", findings: broken},
		{name: "one more", findings: worse, want: "warning: two ids  [ids]\ncontent/a.md:1: error: no page \"b.md\"  [links]\n"},
		{name: "the same", findings: worse},
		{name: "mended", want: "nothing to complain about any more\n"},
		{name: "still mended"},
		{name: "failure", err: full, want: "the disk is full\n"},
		{name: "same failure", err: full},
		{name: "good after it"},
		{name: "failure again", err: full, want: "the disk is full\n"},
		{name: "broken", findings: broken, want: "content/a.md:1: error: no page \"b.md\"  [links]\n"},
	} {
		out.Reset()
		if update(step.findings, step.err); out.String() != step.want {
			t.Errorf("%s:\n got %q\nwant %q", step.name, out.String(), step.want)
		}
	}
}
