package main

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"github.com/docgen-cli/docgen/internal/build"
	"github.com/docgen-cli/docgen/internal/config"
	"github.com/docgen-cli/docgen/internal/diag"
)

func newTranslate(streams terminal) *cobra.Command {
	return newGroup("translate", newTranslateExtract(streams), newTranslateStatus(streams), newTranslateAccept(streams))
}

// translateFlags are the flags of the commands for translations.
type translateFlags struct {
	siteFlags
	locales []string
}

// add defines the flags that all commands for translations share.
func (f *translateFlags) add(cmd *cobra.Command) {
	f.addSome(cmd, "dir", "config")
	cmd.Flags().StringArrayVarP(&f.locales, "locale", "l", nil, "`locale` to work on; can be repeated")
	if err := cmd.RegisterFlagCompletionFunc("locale", f.completeLocales); err != nil {
		panic(err) // the flag is defined above
	}
}

// completeLocales completes the flag --locale.
func (f *translateFlags) completeLocales(cmd *cobra.Command, _ []string, _ string) ([]string, cobra.ShellCompDirective) {
	versions := versionFlags{siteFlags: f.siteFlags}
	project, err := versions.openQuietly(cmd)
	if err != nil {
		return nil, cobra.ShellCompDirectiveNoFileComp
	}
	return project.Config.I18n.Locales, cobra.ShellCompDirectiveNoFileComp
}

// open reads the config, and prints what is wrong with it. It refuses locales that the site does not
// have.
func (f *translateFlags) open(ctx context.Context, streams terminal) (build.Project, error) {
	options, err := f.options(streams)
	if err != nil {
		return build.Project{}, err
	}
	project, findings, err := build.Open(ctx, options.Options)
	if err := f.errors(streams, findings, err); err != nil {
		return project, err
	}
	return project, f.checkLocales(project.Config.I18n)
}

// errors prints the findings that are errors.
func (f *translateFlags) errors(streams terminal, findings []diag.Diagnostic, err error) error {
	problems := slices.DeleteFunc(slices.Clone(findings), func(finding diag.Diagnostic) bool { return finding.Severity != diag.Error })
	return f.conclude(streams, diag.Sort(problems), err)
}

func (f *translateFlags) checkLocales(i18n config.I18n) error {
	for _, locale := range f.locales {
		if !slices.Contains(i18n.Locales, locale) {
			return usageError{fmt.Errorf("the site has no locale %q: %s", locale, diag.Known(locale, "locale", i18n.Locales))}
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
