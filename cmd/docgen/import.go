package main

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"

	"github.com/spf13/cobra"

	"github.com/docgen-cli/docgen/internal/build"
	"github.com/docgen-cli/docgen/internal/diag"
	"github.com/docgen-cli/docgen/internal/frontend/evaluate"
	"github.com/docgen-cli/docgen/internal/migrate/docusaurus"
	"github.com/docgen-cli/docgen/internal/migrate/importsite"
)

func newImport(streams terminal) *cobra.Command {
	flags, force := &importFlags{}, false
	cmd := &cobra.Command{
		Use:  "import [dir]",
		Args: atMostArgs(1),
		RunE: func(cmd *cobra.Command, args []string) error {
			if flags.verify.isAsked() {
				return flags.compare(cmd, args, streams)
			}
			outcome, err := flags.plan(cmd, args, streams)
			if err != nil {
				return err
			}
			if existing := importsite.Existing(flags.dir, outcome.Plan); len(existing) > 0 && !force {
				return usageError{fmt.Errorf("%s already exists: remove it, or replace it with \"docgen import --force\"", strings.Join(existing, " and "))}
			}
			wrote, err := importsite.Write(flags.dir, outcome.Plan)
			if err != nil {
				return err
			}
			return flags.report(streams, outcome, wrote)
		},
	}
	flags.add(cmd)
	flags.verify.add(cmd)
	cmd.Flags().BoolVarP(&force, "force", "f", false, "replace docgen.yaml and the sidebars if they exist")
	return cmd
}

func newDoctor(streams terminal) *cobra.Command {
	flags := &importFlags{}
	cmd := &cobra.Command{
		Use:  "doctor [dir]",
		Args: atMostArgs(1),
		RunE: func(cmd *cobra.Command, args []string) error {
			outcome, err := flags.plan(cmd, args, streams)
			if err != nil {
				return err
			}
			return flags.report(streams, outcome, nil)
		},
	}
	flags.add(cmd)
	return cmd
}

// importFlags are the flags of "docgen import" and "docgen doctor".
type importFlags struct {
	siteFlags
	verify verifyFlags
}

func (f *importFlags) add(cmd *cobra.Command) {
	f.siteFlags.add(cmd, "config", "out", "base-url", "url", "baseline", "no-cache", "timing")
	cmd.Flags().Lookup("format").Usage = "`name` of the format to print in: text or json"
}

// choose takes the folder of the site from the arguments, and checks the format.
func (f *importFlags) choose(args []string) error {
	if len(args) == 1 {
		f.dir = args[0]
	}
	return checkFormat(f.format, "text", "json")
}

// plan plans the import of the site in the folder that the arguments name.
func (f *importFlags) plan(cmd *cobra.Command, args []string, streams terminal) (importsite.Outcome, error) {
	if err := f.choose(args); err != nil {
		return importsite.Outcome{}, err
	}
	options, err := f.options(streams)
	if err != nil {
		return importsite.Outcome{}, err
	}
	outcome, err := importsite.Plan(cmd.Context(), options.Options)
	return outcome, f.explained(err, streams)
}

// explained turns the errors of a site that cannot be imported into messages.
func (f *importFlags) explained(err error, streams terminal) error {
	var failure *evaluate.Failure
	switch {
	case errors.Is(err, docusaurus.ErrNoConfig) && f.has("siteConfig.js"):
		return usageError{fmt.Errorf("%s has the siteConfig.js of Docusaurus 1: move the site to Docusaurus 3 first, with \"npx @docusaurus/migrate\"",
			folderName(f.dir))}
	case errors.Is(err, docusaurus.ErrNoConfig) && f.has("docgen.yaml"):
		return usageError{fmt.Errorf("%s is a docgen site already, and there is no docusaurus.config.js or .ts to import", folderName(f.dir))}
	case errors.Is(err, docusaurus.ErrNoConfig):
		return usageError{fmt.Errorf("there is no docusaurus.config.js or .ts in %s: name the folder of your Docusaurus site, as in \"docgen import website\"",
			folderName(f.dir))}
	case errors.As(err, &failure):
		return f.failed(failure, streams)
	}
	return err
}

func (f *importFlags) has(name string) bool {
	_, err := os.Stat(filepath.Join(f.dir, name))
	return err == nil
}

// failed reports code of the site that cannot be evaluated.
func (f *importFlags) failed(failure *evaluate.Failure, streams terminal) error {
	hint := "docgen import runs this file in Node: make it run there, as Docusaurus does"
	if failure.Log != "" {
		hint += "; it printed: " + strings.ReplaceAll(failure.Log, "\n", " | ")
	}
	if err := f.siteFlags.report(streams, []diag.Diagnostic{{
		Severity: diag.Error, Code: "config", File: failure.File, Line: failure.Line, Column: failure.Column, Text: failure.Text, Hint: hint,
	}}); err != nil && !errors.Is(err, errSite) {
		return err
	}
	return build.ErrConfig
}
