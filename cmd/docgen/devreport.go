package main

import (
	"fmt"
	"slices"
	"strings"
	"time"

	"github.com/docgen-cli/docgen/internal/diag"
	"github.com/docgen-cli/docgen/internal/serve/dev"
)

// saveReport prints the result of each save: new problems, fixed problems, and one summary line.
type saveReport struct {
	flags   *siteFlags
	streams terminal
	known   []diag.Diagnostic
	failure string
}

// report prints one update. It prints an error of the machine only once, even if it occurs
// at every update: writing the message may itself trigger one, when the terminal's output
// goes to a watched file.
func (s *saveReport) report(update dev.Update) {
	if update.Err != nil {
		if update.Err.Error() != s.failure {
			fmt.Fprintf(s.streams.err, "%s %v\n", s.streams.paint("1;31", "error:"), update.Err)
		}
		s.failure = update.Err.Error()
		return
	}
	s.failure = ""
	added, fixed := without(update.Findings, s.known), without(s.known, update.Findings)
	hadProblems, hasChanged := len(s.known) > 0, len(added)+len(fixed) > 0
	s.known = update.Findings
	if diag.Format(s.flags.format).IsData() {
		added = update.Findings // programs expect one whole report at a time
	}
	if hasChanged {
		_ = s.flags.report(s.streams, added) // errors in the site do not end a preview
	}
	if s.flags.quiet {
		return
	}
	for _, group := range diag.Groups(fixed) {
		fmt.Fprintln(s.streams.err, s.streams.paint("32", "fixed: ")+group.Brief())
	}
	state := diag.Summary(update.Findings)
	if state == "" && hadProblems {
		state = "no problems left"
	}
	switch {
	case len(update.Changed) == 0 && !hasChanged:
	case len(update.Changed) == 0: // an open page reported it
		fmt.Fprintln(s.streams.err, state)
	case state == "":
		fmt.Fprintln(s.streams.err, saved(update))
	default:
		fmt.Fprintln(s.streams.err, saved(update)+": "+state)
	}
}

// saved names the files that changed and how long the update took.
func saved(update dev.Update) string {
	return fmt.Sprintf("updated %s in %d ms", changed(update.Changed), max(update.Spent.Round(time.Millisecond).Milliseconds(), 1))
}

// changed lists the files that changed, or only counts them if there are many.
func changed(files []string) string {
	const few = 3
	if len(files) > few {
		return fmt.Sprintf("%d files", len(files))
	}
	return strings.Join(files, ", ")
}

// without returns the findings that have no equal in others. Positions and their text do not count,
// because an edit above a finding moves it to another line.
func without(findings, others []diag.Diagnostic) []diag.Diagnostic {
	moved := func(finding diag.Diagnostic) diag.Diagnostic {
		finding.Line, finding.Column, finding.Length, finding.Skipped = 0, 0, 0, 0
		finding.Source, finding.Edit, finding.Again = "", diag.Edit{}, 0
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
