package main

import (
	"errors"
	"fmt"
	"io/fs"
	"strings"

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
			fmt.Fprint(streams.err, next(dir))
			return nil
		},
	}
}

// next says what to do with a new site, in words that a shell takes.
func next(dir string) string {
	where := ""
	switch {
	case strings.ContainsAny(dir, " \t"):
		where = fmt.Sprintf(" -C %q", dir)
	case dir != ".":
		where = " -C " + dir
	}
	dev, build := "docgen dev"+where, "docgen build"+where
	return fmt.Sprintf("\nmade a new site. Next:\n  %-*s  shows it while you write\n  %s  makes the files for a host, in dist/\n", len(build), dev, build)
}
