package main

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"github.com/docgen-cli/docgen/internal/build"
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

// openTranslated opens the site, which must have a locale to translate into.
func (f *translateFlags) openTranslated(cmd *cobra.Command, streams terminal) (build.Project, error) {
	project, err := f.open(cmd.Context(), streams)
	if err != nil {
		return project, err
	}
	i18n := project.Config.I18n
	if len(i18n.Locales) < 2 {
		return project, usageError{errors.New("the site has only one language: add others to i18n.locales in docgen.yaml")}
	}
	if slices.Contains(f.locales, i18n.DefaultLocale) {
		return project, usageError{fmt.Errorf("%q is the language of the originals: choose one of %s", i18n.DefaultLocale,
			strings.Join(slices.DeleteFunc(slices.Clone(i18n.Locales), func(locale string) bool { return locale == i18n.DefaultLocale }), ", "))}
	}
	return project, nil
}
