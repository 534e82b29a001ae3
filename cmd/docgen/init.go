package main

import (
	"errors"
	"fmt"
	"slices"
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
			var inTheWay *starter.ExistError
			if errors.As(err, &inTheWay) {
				return usageError{errors.New(wayOut(dir, inTheWay.Files))}
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

// wayOut says which files are in the way of a new site, and what to do.
func wayOut(dir string, files []string) string {
	hint := "remove them, or make the site in another folder: docgen init my-docs"
	if slices.Contains(files, "docgen.yaml") {
		hint = fmt.Sprintf("there is a site already: \"docgen dev%s\" shows it", inFolder(dir))
	}
	where := "in the folder " + dir
	if dir == "." {
		where = "in this folder"
	}
	return fmt.Sprintf("nothing was written, because these files exist %s:\n  %s\n%s", where, strings.Join(files, "\n  "), hint)
}

// next says what to do with a new site, in words that a shell takes.
func next(dir string) string {
	where := inFolder(dir)
	dev, build := "docgen dev"+where, "docgen build"+where
	return fmt.Sprintf("\nmade a new site. Next:\n  %-*s  shows it while you write\n  %s  makes the files for a host, in dist/\n", len(build), dev, build)
}
