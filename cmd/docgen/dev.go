package main

import (
	"errors"
	"fmt"
	"slices"

	"github.com/spf13/cobra"

	"docgen/internal/dev"
	"docgen/internal/diag"
	"docgen/internal/preview"
)

func newDev(streams terminal) *cobra.Command {
	flags, shown := &siteFlags{}, &previewFlags{}
	cmd := &cobra.Command{
		Use:   "dev",
		Short: "Preview while writing: the open page shows every change at once",
		Args:  atMostArgs(0),
		RunE: func(cmd *cobra.Command, _ []string) error {
			options, err := flags.options(streams)
			if err = errors.Join(err, shown.check()); err != nil {
				return err
			}
			site, findings, err := preview.Open(cmd.Context(), options.Options, options.Now)
			reported := flags.report(streams, findings)
			if err != nil {
				return errors.Join(reported, err)
			}
			defer site.Close()
			return dev.Run(cmd.Context(), dev.Options{
				Site: liveSite{site}, Findings: findings, Folders: site.Folders, Ignore: []string{options.Out},
				Serve: shown.serveOptions("", site.BaseURL()), Report: flags.reportUpdate(streams, findings),
			}, shown.started(streams, "previewing"))
		},
	}
	flags.add(cmd, "no-cache", "timing")
	shown.add(cmd)
	return cmd
}

// liveSite is a live site as package dev wants it.
type liveSite struct{ *preview.Live }

func (s liveSite) Page(path string) (dev.Page, error) {
	state, err := s.Live.Page(path)
	return dev.Page(state), err
}

// reportUpdate prints what is wrong with the site when that is other than last,
// however often the site is updated: the output may be a file that is watched.
func (f *siteFlags) reportUpdate(streams terminal, last []diag.Diagnostic) func(findings []diag.Diagnostic, err error) {
	failure := ""
	return func(findings []diag.Diagnostic, err error) {
		if err != nil {
			if err.Error() != failure {
				fmt.Fprintln(streams.err, err)
			}
			failure = err.Error()
			return
		}
		failure = ""
		switch {
		case slices.Equal(findings, last):
		case len(findings) == 0:
			fmt.Fprintln(streams.err, "nothing to complain about any more")
		default:
			_ = f.report(streams, findings) // errors of the site are no end of a preview
		}
		last = findings
	}
}
