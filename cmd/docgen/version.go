package main

import (
	"fmt"
	"runtime"

	"github.com/spf13/cobra"

	"github.com/docgen-cli/docgen/internal/product"
)

func newVersion(streams terminal) *cobra.Command {
	return &cobra.Command{
		Use:   "version",
		Short: "Print the version",
		Args:  atMostArgs(0),
		RunE: func(*cobra.Command, []string) error {
			_, err := fmt.Fprintln(streams.out, versionText())
			return err
		},
	}
}

// versionText returns the version of docgen, the system that it was built for, and the
// version of Go.
func versionText() string {
	return fmt.Sprintf("docgen %s %s/%s %s", product.Version, runtime.GOOS, runtime.GOARCH, runtime.Version())
}
