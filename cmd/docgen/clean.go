package main

import (
	"fmt"

	"github.com/spf13/cobra"

	"docgen/internal/build"
)

func newClean(streams terminal) *cobra.Command {
	flags := &siteFlags{}
	cmd := &cobra.Command{
		Use:   "clean",
		Short: "Remove dist/",
		Args:  atMostArgs(0),
		RunE: func(_ *cobra.Command, _ []string) error {
			if err := build.Clean(flags.outFolder()); err != nil {
				return err
			}
			if !flags.quiet {
				fmt.Fprintln(streams.err, "removed "+flags.out)
			}
			return nil
		},
	}
	flags.add(cmd)
	return cmd
}
