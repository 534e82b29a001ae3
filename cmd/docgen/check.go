package main

import (
	"errors"
	"fmt"

	"github.com/spf13/cobra"

	"github.com/docgen-cli/docgen/internal/build"
	"github.com/docgen-cli/docgen/internal/diag"
)

func newCheck(streams terminal) *cobra.Command {
	flags, update, outside, render := &siteFlags{}, false, false, false
	cmd := &cobra.Command{
		Use:  "check",
		Args: atMostArgs(0),
		RunE: func(cmd *cobra.Command, _ []string) error {
			options, err := flags.options(streams)
			if err != nil {
				return err
			}
			if update && options.Baseline == "" {
				return usageError{errors.New("--update-baseline needs a file: add --baseline <file>")}
			}
			flags.noticePinned(streams, "check")
			ended := flags.watch(streams, &options.Options)
			result, err := build.Check(cmd.Context(), build.CheckOptions{
				Options: options.Options, External: outside, Render: render, UpdateBaseline: update,
			})
			ended()
			err = flags.conclude(streams, result.Findings, err)
			switch summary := diag.Summary(result.Findings); {
			case summary != "":
				fmt.Fprintln(streams.err, summary)
			case err == nil && !flags.quiet:
				fmt.Fprintf(streams.err, "checked %s: no problems found\n", diag.Counted(result.Pages, "page"))
			}
			return err
		},
	}
	flags.add(cmd, "out", "no-cache", "timing")
	cmd.Flags().BoolVar(&outside, "external", false, "also check links to other sites")
	cmd.Flags().BoolVar(&render, "render", false, "also render pages that run the site's own code: each script,\nand some with each component")
	cmd.Flags().BoolVar(&update, "update-baseline", false, "write all current problems to the --baseline file")
	return cmd
}
