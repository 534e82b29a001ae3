package main

import (
	"github.com/spf13/cobra"

	"github.com/docgen-cli/docgen/internal/config"
)

func newSchema(streams terminal) *cobra.Command {
	return &cobra.Command{
		Use:  "schema",
		Args: atMostArgs(0),
		RunE: func(*cobra.Command, []string) error {
			_, err := streams.out.Write(config.Schema())
			return err
		},
	}
}
