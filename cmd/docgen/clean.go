package main

import (
	"errors"
	"fmt"

	"github.com/spf13/cobra"

	"docgen/internal/build"
)

func newClean(streams terminal) *cobra.Command {
	flags := &siteFlags{}
	cmd := &cobra.Command{
		Use:   "clean",
		Short: "Remove dist/ and the cache",
		Args:  atMostArgs(0),
		RunE: func(_ *cobra.Command, _ []string) error {
			if err := errors.Join(build.Clean(flags.outFolder()), build.NewState(flags.cacheFolder()).Clean()); err != nil {
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
