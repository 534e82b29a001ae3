package main

import (
	"errors"
	"fmt"

	"github.com/spf13/cobra"

	"docgen/internal/build"
	"docgen/internal/diag"
	"docgen/internal/lock"
)

func newLock(streams terminal) *cobra.Command {
	flags, retire := &siteFlags{}, lock.Retirement{}
	cmd := &cobra.Command{
		Use:   "lock",
		Short: "Record the URLs and anchors of a release, so that none is lost",
		Long:  "Records all URLs and anchors of the site in docgen.lock.json. From then on,\ncheck and build fail when one is gone and neither redirected nor retired.",
		Args:  atMostArgs(0),
		RunE: func(cmd *cobra.Command, _ []string) error {
			if len(retire.URLs) > 0 && retire.Reason == "" {
				return usageError{errors.New("--retire needs a --reason")}
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
				fmt.Fprintf(streams.err, "recorded %d URLs and %d anchors in docgen.lock.json\n", result.Pages, result.Anchors)
			}
			return err
		},
	}
	flags.add(cmd, "out", "no-cache", "timing")
	cmd.Flags().StringArrayVar(&retire.URLs, "retire", nil, "`path` of a URL, with an #anchor or without, that is gone on purpose; may be given again")
	cmd.Flags().StringVar(&retire.Reason, "reason", "", "`text` that says why they are retired")
	return cmd
}
