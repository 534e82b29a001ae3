package main

import (
	"errors"
	"fmt"

	"github.com/spf13/cobra"

	"github.com/docgen-cli/docgen/internal/dev"
	"github.com/docgen-cli/docgen/internal/diag"
	"github.com/docgen-cli/docgen/internal/preview"
)

func newDev(streams terminal) *cobra.Command {
	flags, server := &siteFlags{}, &serverFlags{}
	cmd := &cobra.Command{
		Use:   "dev",
		Short: "Preview the site while you write",
		Long:  "Serves the site and watches its files. When you save one, open pages update in\nplace, and the terminal shows new problems.",
		Example: `  docgen dev --open                        # open the preview in a browser
  docgen dev --host 0.0.0.0 --port 8080    # let other devices open it, too`,
		Args: atMostArgs(0),
		RunE: func(cmd *cobra.Command, _ []string) error {
			options, err := flags.options(streams)
			if err = errors.Join(err, server.check()); err != nil {
				return err
			}
			site, findings, err := preview.Open(cmd.Context(), options.Options, options.Now)
			reported := flags.report(streams, findings)
			if err != nil {
				return errors.Join(reported, err)
			}
			defer site.Close()
			if summary := diag.Summary(findings); summary != "" && !flags.quiet {
				fmt.Fprintln(streams.err, summary)
			}
			report := &saveReport{flags: flags, streams: streams, known: findings}
			return dev.Run(cmd.Context(), dev.Options{
				Site: liveSite{site}, Findings: findings, Folders: site.Folders, Ignore: []string{options.Out},
				Serve: server.serveOptions("", site.BaseURL()), Report: report.report,
			}, server.started(streams, "previewing"))
		},
	}
	flags.add(cmd, "no-cache", "timing")
	server.add(cmd)
	return cmd
}

// liveSite adapts preview.Live to the interface that package dev needs.
type liveSite struct{ *preview.Live }

func (s liveSite) Page(path string) (dev.Page, error) {
	state, err := s.Live.Page(path)
	return dev.Page(state), err
}
