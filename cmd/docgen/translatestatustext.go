package main

import (
	"fmt"
	"io"
	"strings"

	"github.com/docgen-cli/docgen/internal/commands/status"
)

// printStatus prints a report for people.
func printStatus(out io.Writer, report status.Report) {
	for i, locale := range report.Locales {
		if i > 0 {
			fmt.Fprintln(out)
		}
		printLocale(out, locale)
	}
}

func printLocale(out io.Writer, locale status.Locale) {
	fmt.Fprintf(out, "%s: %d of %s up to date", locale.Locale, locale.Counts[status.Current], counted(locale.Total(), "page"))
	if labels := locale.Labels; labels.Missing+labels.Empty > 0 {
		fmt.Fprintf(out, ", %s to translate", counted(labels.Missing+labels.Empty, "label"))
	}
	fmt.Fprintln(out)
	for _, state := range status.States() {
		if locale.Counts[state] == 0 {
			continue
		}
		fmt.Fprintf(out, "\n  %s\n", heading(state, locale))
		for _, file := range locale.Files {
			if file.State == state {
				printFile(out, file)
			}
		}
	}
}

// heading introduces the files in a state.
func heading(state status.State, locale status.Locale) string {
	count := locale.Counts[state]
	switch state {
	case status.Stale:
		return fmt.Sprintf("%d stale: the originals have changed", count)
	case status.Unaccepted:
		return fmt.Sprintf("%d not accepted: run \"docgen translate accept <file>\" when they match their originals", count)
	case status.Missing:
		return fmt.Sprintf("%d missing: readers get the originals", count)
	}
	return fmt.Sprintf("%d only in %s: these files have no original", count, locale.Locale)
}

func printFile(out io.Writer, file status.File) {
	name := file.File
	if file.State == status.Missing {
		name = file.Source
	}
	fmt.Fprintln(out, "    "+name)
	for _, change := range file.Changes {
		place := file.Source
		if change.Line > 0 {
			place += fmt.Sprintf(":%d", change.Line)
		}
		fmt.Fprintf(out, "      %s: %s%s\n", place, status.Describe(change), since(change))
	}
}

// since names the commit of a change.
func since(change status.Change) string {
	commit := change.Commit
	switch {
	case change.Uncommitted:
		return ", not committed"
	case commit == nil:
		return ""
	}
	return fmt.Sprintf(" in %.7s (%s, %q)", commit.ID, commit.Date, strings.TrimSpace(commit.Subject))
}
