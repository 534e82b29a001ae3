package main

import (
	"errors"
	"fmt"
	"io/fs"

	"github.com/spf13/cobra"

	"docgen/internal/starter"
)

func newInit(streams terminal) *cobra.Command {
	return &cobra.Command{
		Use:   "init [dir]",
		Short: "Make a new site that builds at once",
		Args:  atMostArgs(1),
		RunE: func(_ *cobra.Command, args []string) error {
			dir := "."
			if len(args) == 1 {
				dir = args[0]
			}
			files, err := starter.Write(dir)
			if errors.Is(err, fs.ErrExist) {
				return usageError{err}
			}
			if err != nil {
				return err
			}
			for _, file := range files {
				fmt.Fprintln(streams.err, "  "+file)
			}
			fmt.Fprintf(streams.err, "\nmade a new site. Next:\n  docgen build -C %s\n  docgen serve -C %s\n", dir, dir)
			return nil
		},
	}
}
