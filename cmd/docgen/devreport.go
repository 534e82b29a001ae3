package main

import (
	"fmt"
	"slices"
	"strings"
	"time"

	"docgen/internal/dev"
	"docgen/internal/diag"
)

// saves prints what each save of the author did: what is newly wrong with the site, what is
// not any more, and one line that says how it stands.
type saves struct {
	flags   *siteFlags
	streams terminal
	known   []diag.Diagnostic
	failure string
}

// report prints one update. A failure of the machine is printed once, however often the site
// is updated: the output may be a file that is watched.
func (s *saves) report(update dev.Update) {
	if update.Err != nil {
		if update.Err.Error() != s.failure {
			fmt.Fprintf(s.streams.err, "%s %v\n", s.streams.paint("1;31", "error:"), update.Err)
		}
		s.failure = update.Err.Error()
		return
	}
	s.failure = ""
	appeared, solved := without(update.Findings, s.known), without(s.known, update.Findings)
	hadSome, isOther := len(s.known) > 0, len(appeared)+len(solved) > 0
	s.known = update.Findings
	if diag.Format(s.flags.format).IsData() {
		appeared = update.Findings // programs read one whole report at a time
	}
	if isOther {
		_ = s.flags.report(s.streams, appeared) // errors of the site do not end a preview
	}
	if s.flags.quiet {
		return
	}
	for _, group := range diag.Groups(solved) {
		fmt.Fprintln(s.streams.err, s.streams.paint("32", "fixed: ")+group.Brief())
	}
	state := diag.Summary(update.Findings)
	if state == "" && hadSome {
		state = "no problems left"
	}
	switch {
	case len(update.Changed) == 0 && !isOther:
	case len(update.Changed) == 0: // an open page said it
		fmt.Fprintln(s.streams.err, state)
	case state == "":
		fmt.Fprintln(s.streams.err, saved(update))
	default:
		fmt.Fprintln(s.streams.err, saved(update)+": "+state)
	}
}

// saved says which files changed, and how long the site took to follow.
func saved(update dev.Update) string {
	return fmt.Sprintf("updated %s in %d ms", changed(update.Changed), max(update.Spent.Round(time.Millisecond).Milliseconds(), 1))
}

// changed names the files that changed, if they are few.
func changed(files []string) string {
	const few = 3
	if len(files) > few {
		return fmt.Sprintf("%d files", len(files))
	}
	return strings.Join(files, ", ")
}

// without are the findings that others have no counterpart of. An edit above moves a finding
// to another line, but it stays the same.
func without(findings, others []diag.Diagnostic) []diag.Diagnostic {
	moved := func(finding diag.Diagnostic) diag.Diagnostic {
		finding.Line, finding.Column = 0, 0
		return finding
	}
	left := map[diag.Diagnostic]int{}
	for _, other := range others {
		left[moved(other)]++
	}
	return slices.DeleteFunc(slices.Clone(findings), func(finding diag.Diagnostic) bool {
		left[moved(finding)]--
		return left[moved(finding)] >= 0
	})
}
