package main

import (
	"errors"
	"fmt"

	"github.com/spf13/cobra"

	"docgen/internal/build"
	"docgen/internal/dev"
	"docgen/internal/diag"
)

func newDev(streams terminal) *cobra.Command {
	flags, preview := &siteFlags{}, &previewFlags{}
	cmd := &cobra.Command{
		Use:   "dev",
		Short: "Preview while writing: the open page shows every change at once",
		Args:  atMostArgs(0),
		RunE: func(cmd *cobra.Command, _ []string) error {
			options, err := flags.options(streams)
			if err = errors.Join(err, preview.check()); err != nil {
				return err
			}
			site, findings, err := build.Open(cmd.Context(), options)
			reported := flags.report(streams, findings)
			if err != nil {
				return errors.Join(reported, err)
			}
			defer site.Close()
			return dev.Run(cmd.Context(), dev.Options{
				Site: liveSite{site}, Findings: findings, Folder: options.Dir, Ignore: []string{options.Out},
				Serve: preview.serveOptions("", site.BaseURL()), Report: flags.reportUpdate(streams),
			}, preview.started(streams, "previewing"))
		},
	}
	flags.add(cmd, "no-cache", "timing")
	preview.add(cmd)
	return cmd
}

// liveSite is a live site as package dev wants it.
type liveSite struct{ *build.Live }

func (s liveSite) Page(path string) (dev.Page, error) {
	state, err := s.Live.Page(path)
	return dev.Page(state), err
}

// reportUpdate prints what is wrong with the site when that has changed.
func (f *siteFlags) reportUpdate(streams terminal) func(findings []diag.Diagnostic, err error) {
	wrong := false
	return func(findings []diag.Diagnostic, err error) {
		if err != nil {
			fmt.Fprintln(streams.err, err)
			return
		}
		if f.report(streams, findings); wrong && len(findings) == 0 {
			fmt.Fprintln(streams.err, "nothing to complain about any more")
		}
		wrong = len(findings) > 0
	}
}
