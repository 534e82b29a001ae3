package main

import (
	"context"
	"errors"

	"github.com/spf13/cobra"

	"docgen/internal/build"
	"docgen/internal/dev"
)

func newDev(streams terminal) *cobra.Command {
	flags, preview := &siteFlags{}, &previewFlags{}
	cmd := &cobra.Command{
		Use:   "dev",
		Short: "Preview while writing: build again and reload when a file changes",
		Args:  atMostArgs(0),
		RunE: func(cmd *cobra.Command, _ []string) error {
			rebuild := func(ctx context.Context) error { return flags.build(ctx, streams) }
			if err := rebuild(cmd.Context()); err != nil && !errors.Is(err, errSite) {
				return err
			}
			built, err := flags.options(streams)
			if err != nil {
				return err
			}
			baseURL, _, err := build.BaseURL(built)
			if err != nil {
				return err
			}
			return dev.Run(cmd.Context(), dev.Options{
				Site: built.Dir, Ignore: []string{built.Out}, Build: rebuild, Serve: preview.serveOptions(built.Out, baseURL),
			}, preview.started(streams, "previewing"))
		},
	}
	flags.add(cmd)
	preview.add(cmd)
	return cmd
}
