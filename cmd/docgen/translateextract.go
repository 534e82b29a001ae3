package main

import (
	"errors"
	"fmt"
	"io/fs"
	"slices"
	"strings"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"github.com/docgen-cli/docgen/internal/build"
	"github.com/docgen-cli/docgen/internal/commands/extract"
	"github.com/docgen-cli/docgen/internal/content/translation"
	"github.com/docgen-cli/docgen/internal/diag"
)

func newTranslateExtract(streams terminal) *cobra.Command {
	flags := &extractFlags{}
	cmd := &cobra.Command{
		Use:  "extract",
		Args: atMostArgs(0),
		RunE: func(cmd *cobra.Command, _ []string) error { return flags.extract(cmd, streams) },
	}
	flags.add(cmd)
	cmd.Flags().BoolVar(&flags.Override, "override", false, "replace labels that are translated already")
	cmd.Flags().StringVar(&flags.Prefix, "message-prefix", "", "`text` to put before each new label")
	cmd.Flags().SetNormalizeFunc(func(_ *pflag.FlagSet, name string) pflag.NormalizedName {
		if name == "messagePrefix" { // as in Docusaurus
			name = "message-prefix"
		}
		return pflag.NormalizedName(name)
	})
	return cmd
}

// extractFlags are the flags of "docgen translate extract".
type extractFlags struct {
	translateFlags
	translation.Merging
}

func (f *extractFlags) extract(cmd *cobra.Command, streams terminal) error {
	project, err := f.open(cmd.Context(), streams)
	if err != nil {
		return err
	}
	locales, err := f.chosen(project)
	if err != nil {
		return err
	}
	site, findings, err := project.ReadSite(cmd.Context(), build.Reading{Brief: true})
	if err := f.errors(streams, findings, err); err != nil {
		return err
	}
	var files []translation.Merged
	findings = nil // extract repeats those that matter
	for _, edition := range site.Editions {
		if !slices.Contains(locales, edition.Locale) {
			continue
		}
		merged, problems, err := extract.Merge(extract.Input{Site: site, Edition: edition, Engine: project.Engine, Merging: f.Merging})
		if err != nil {
			return err
		}
		files, findings = append(files, merged...), append(findings, problems...)
	}
	if err := f.conclude(streams, diag.Sort(findings), nil); err != nil {
		return err
	}
	if err := extract.Write(f.dir, files); err != nil {
		return err
	}
	for _, file := range files {
		reportLabels(streams, file)
	}
	return nil
}

// chosen returns the locales whose files to write.
func (f *extractFlags) chosen(project build.Project) ([]string, error) {
	i18n := project.Config.I18n
	isOff := func(locale string) bool {
		translate := i18n.LocaleConfigs[locale].Translate
		return translate != nil && !*translate
	}
	if off := slices.IndexFunc(f.locales, isOff); off >= 0 {
		return nil, usageError{fmt.Errorf("docgen does not read the labels of the locale %q: remove i18n.localeConfigs.%[1]s.translate from docgen.yaml",
			f.locales[off])}
	}
	if len(f.locales) > 0 {
		return f.locales, nil
	}
	locales := slices.DeleteFunc(slices.Clone(i18n.Locales), isOff)
	locales = slices.DeleteFunc(locales, func(locale string) bool {
		_, err := project.Engine.Files().Stat(i18n.Folder(locale))
		return locale == i18n.DefaultLocale && errors.Is(err, fs.ErrNotExist)
	})
	if len(locales) == 0 {
		return nil, usageError{fmt.Errorf("%q is the only language: add another to i18n.locales in docgen.yaml, or choose this one with --locale %[1]s",
			i18n.DefaultLocale)}
	}
	return locales, nil
}

// reportLabels prints what became of a label file.
func reportLabels(streams terminal, file translation.Merged) {
	var parts []string
	for _, part := range []struct {
		count int
		verb  string
	}{{len(file.Added), "added"}, {file.Changed, "replaced"}, {len(file.Kept), "kept"}, {len(file.Unused), "no longer used"}} {
		if part.count > 0 {
			parts = append(parts, fmt.Sprintf("%d %s", part.count, part.verb))
		}
	}
	verb := "wrote"
	if file.Text == nil {
		verb = "unchanged:"
	}
	fmt.Fprintf(streams.err, "%s %s (%s)\n", verb, file.Name, strings.Join(parts, ", "))
	for _, key := range file.Unused {
		fmt.Fprintf(streams.err, "  no longer used: %q\n", key)
	}
}
