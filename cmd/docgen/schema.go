package main

import (
	"github.com/spf13/cobra"

	"docgen/internal/config"
)

func newSchema(streams terminal) *cobra.Command {
	return &cobra.Command{
		Use:   "schema",
		Short: "Print the JSON schema of docgen.yaml, for editors",
		Args:  atMostArgs(0),
		RunE: func(*cobra.Command, []string) error {
			_, err := streams.out.Write(config.Schema())
			return err
		},
	}
}
