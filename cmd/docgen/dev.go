package main

import (
	"errors"
	"fmt"
	"slices"

	"github.com/spf13/cobra"

	"github.com/docgen-cli/docgen/internal/diag"
	"github.com/docgen-cli/docgen/internal/serve/dev"
	"github.com/docgen-cli/docgen/internal/serve/preview"
)

func newDev(streams terminal) *cobra.Command {
	flags, server := &siteFlags{}, &serverFlags{}
	cmd := &cobra.Command{
		Use:  "dev",
		Args: atMostArgs(0),
		RunE: func(cmd *cobra.Command, _ []string) error {
			options, err := flags.options(streams)
			err = errors.Join(err, server.check())
			if err != nil {
				return err
			}
			options.Adopt = true
			flags.noticePinned(streams, "dev")
			site, findings, err := preview.Open(cmd.Context(), options.Options, options.Now)
			if err != nil {
				return errors.Join(flags.report(streams, findings), err)
			}
			defer site.Close(cmd.Context())
			if site.IsAdopted() {
				flags.introduce(streams, findings)
			} else {
				_ = flags.report(streams, findings) // errors in the site do not end a preview
				flags.summarize(streams, diag.Summary(findings))
			}
			serving := server.serveOptions("", site.BaseURL())
			serving.NewBaseURL = site.BaseURL
			report := &saveReport{flags: flags, streams: streams, known: findings}
			return dev.Run(cmd.Context(), dev.Options{
				Site: site, Findings: findings, Folders: site.Folders, Ignore: []string{options.Out},
				Serve: serving, Report: report.report,
			}, server.started(streams, "previewing"))
		},
	}
	flags.add(cmd, "no-cache", "timing")
	server.add(cmd)
	return cmd
}

// introduce reports on a folder of Markdown that has no config. Its texts were not written for
// docgen, so it only counts the warnings.
func (f *siteFlags) introduce(streams terminal, findings []diag.Diagnostic) {
	shown := findings
	if !f.verbose && !diag.Format(f.format).IsData() {
		shown = slices.DeleteFunc(slices.Clone(findings), func(d diag.Diagnostic) bool { return d.Severity != diag.Error })
	}
	_ = f.report(streams, shown) // errors in the site do not end a preview
	if summary := diag.Summary(findings); summary != "" && len(shown) < len(findings) {
		them := "them"
		if len(findings) == 1 {
			them = "it"
		}
		f.summarize(streams, fmt.Sprintf("%s: run \"docgen dev%s -v\" to list %s", summary, dirFlag(f.dir), them))
	} else {
		f.summarize(streams, summary)
	}
	f.summarize(streams, fmt.Sprintf("no docgen.yaml in %s, so docgen shows the Markdown files as they are: run \"docgen init%s\" to make them a site",
		folderName(f.dir), folderArgument(f.dir)))
}

// summarize prints a line about the whole site, if there is one and the user wants to read it.
func (f *siteFlags) summarize(streams terminal, line string) {
	if line != "" && !f.quiet {
		fmt.Fprintln(streams.err, line)
	}
}
