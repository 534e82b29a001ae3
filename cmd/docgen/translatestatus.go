package main

import (
	"fmt"
	"io"
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"github.com/docgen-cli/docgen/internal/commands/status"
	"github.com/docgen-cli/docgen/internal/diag"
)

func newTranslateStatus(streams terminal) *cobra.Command {
	flags := &statusFlags{}
	cmd := &cobra.Command{
		Use:  "status",
		Args: atMostArgs(0),
		RunE: func(cmd *cobra.Command, _ []string) error { return flags.status(cmd, streams) },
	}
	flags.add(cmd)
	cmd.Flags().StringVar(&flags.output, "format", "text", "`name` of the format to print: text, json or github")
	cmd.Flags().StringArrayVar(&flags.failOn, "fail-on", nil,
		"`state` with which the command exits with 1: stale, unaccepted, missing or orphaned; can be repeated")
	return cmd
}

// statusFlags are the flags of "docgen translate status".
type statusFlags struct {
	translateFlags
	output string
	failOn []string
}

func (f *statusFlags) status(cmd *cobra.Command, streams terminal) error {
	if err := f.check(); err != nil {
		return err
	}
	project, err := f.openTranslated(cmd, streams)
	if err != nil {
		return err
	}
	report, findings, err := status.Read(cmd.Context(), project, f.locales)
	if err := f.errors(streams, findings, err); err != nil {
		return err
	}
	switch f.output {
	case "json":
		err = printJSON(streams.out, report)
	case "github":
		err = diag.Print(streams.out, report.Findings(), diag.Style{Format: diag.GitHub, Folder: f.relativeDir()})
	default:
		printStatus(streams.out, report)
	}
	if err != nil {
		return fmt.Errorf("print the status: %w", err)
	}
	for _, locale := range report.Locales {
		for _, state := range f.failOn {
			if locale.Counts[status.State(state)] > 0 {
				return errSite
			}
		}
	}
	return nil
}

// check checks the values of the flags.
func (f *statusFlags) check() error {
	if err := checkFormat(f.output, "text", "json", "github"); err != nil {
		return err
	}
	for _, state := range f.failOn {
		if !slices.Contains(status.States(), status.State(state)) {
			return usageError{fmt.Errorf("--fail-on must be stale, unaccepted, missing or orphaned, found %q", state)}
		}
	}
	return nil
}

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
	fmt.Fprintf(out, "%s: %d of %s up to date", locale.Locale, locale.Counts[status.Current], diag.Counted(locale.Total(), "page"))
	if labels := locale.Labels; labels.Missing+labels.Empty > 0 {
		fmt.Fprintf(out, ", %s to translate", diag.Counted(labels.Missing+labels.Empty, "label"))
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
