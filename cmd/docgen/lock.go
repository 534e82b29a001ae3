package main

import (
	"errors"
	"fmt"

	"github.com/spf13/cobra"

	"github.com/docgen-cli/docgen/internal/build"
	"github.com/docgen-cli/docgen/internal/diag"
	"github.com/docgen-cli/docgen/internal/links/lock"
)

func newLock(streams terminal) *cobra.Command {
	flags, retire := &siteFlags{}, lock.Retirement{}
	cmd := &cobra.Command{
		Use:  "lock",
		Args: atMostArgs(0),
		RunE: func(cmd *cobra.Command, _ []string) error {
			if len(retire.URLs) > 0 && retire.Reason == "" {
				return usageError{errors.New("--retire needs a reason: add --reason <text>")}
			}
			options, err := flags.options(streams)
			if err != nil {
				return err
			}
			result, err := build.Lock(cmd.Context(), options.Options, retire)
			err = flags.conclude(streams, result.Findings, err)
			summary := diag.Summary(result.Findings)
			switch {
			case err != nil && summary != "":
				fmt.Fprintf(streams.err, "%s; nothing was recorded\n", summary)
			case err == nil && !flags.quiet:
				fmt.Fprintf(streams.err, "recorded %s and %s in docgen.lock.json\n", diag.Counted(result.Pages, "URL"), diag.Counted(result.Anchors, "anchor"))
			}
			return err
		},
	}
	flags.add(cmd, "out", "no-cache", "timing")
	cmd.Flags().StringArrayVar(&retire.URLs, "retire", nil, "`path` of a URL that you removed on purpose, with or without an #anchor; with a / at the end, everything in the folder; can be repeated")
	cmd.Flags().StringVar(&retire.Reason, "reason", "", "`text` that says why you retire the URLs")
	return cmd
}
