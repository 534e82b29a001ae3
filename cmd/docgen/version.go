package main

import (
	"fmt"
	"runtime"

	"github.com/spf13/cobra"
)

func newVersion(streams terminal) *cobra.Command {
	return &cobra.Command{
		Use:   "version",
		Short: "Print the version",
		Args:  atMostArgs(0),
		RunE: func(*cobra.Command, []string) error {
			_, err := fmt.Fprintf(streams.out, "docgen %s %s/%s %s\n", version, runtime.GOOS, runtime.GOARCH, runtime.Version())
			return err
		},
	}
}
