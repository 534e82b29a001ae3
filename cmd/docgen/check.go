package main

import (
	"errors"
	"fmt"

	"github.com/spf13/cobra"

	"docgen/internal/build"
	"docgen/internal/diag"
)

func newCheck(streams terminal) *cobra.Command {
	flags, update, outside := &siteFlags{}, false, false
	cmd := &cobra.Command{
		Use:   "check",
		Short: "Do every check of build, and render nothing",
		Args:  atMostArgs(0),
		RunE: func(cmd *cobra.Command, _ []string) error {
			options, err := flags.options(streams)
			if err != nil {
				return err
			}
			if update && options.Baseline == "" {
				return usageError{errors.New("--update-baseline needs --baseline FILE")}
			}
			watched, ended := flags.watch(streams, options.Options)
			result, err := build.Check(cmd.Context(), build.CheckOptions{Options: watched, External: outside, UpdateBaseline: update})
			ended()
			err = flags.conclude(streams, result.Findings, err)
			switch summary := diag.Summary(result.Findings); {
			case summary != "":
				fmt.Fprintln(streams.err, summary)
			case err == nil && !flags.quiet:
				fmt.Fprintf(streams.err, "checked %d pages: no problems found\n", result.Pages)
			}
			return err
		},
	}
	flags.add(cmd, "out", "no-cache", "timing")
	cmd.Flags().BoolVar(&outside, "external", false, "ask other sites whether the pages that are linked to are there")
	cmd.Flags().BoolVar(&update, "update-baseline", false, "write what is found to the file of --baseline")
	return cmd
}
