package main

import (
	"errors"
	"fmt"
	"path/filepath"
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"github.com/docgen-cli/docgen/internal/disk"
	"github.com/docgen-cli/docgen/internal/starter"
)

func newInit(streams terminal) *cobra.Command {
	return &cobra.Command{
		Use:   "init [dir]",
		Short: "Create a new site",
		Long:  "Creates a small site in a folder, or in the current one. You can build it right\naway. Files that already exist are never overwritten.",
		Example: `  docgen init my-docs        # create a site in my-docs
  docgen dev -C my-docs      # preview it`,
		Args: atMostArgs(1),
		RunE: func(_ *cobra.Command, args []string) error {
			dir := "."
			if len(args) == 1 {
				dir = args[0]
			}
			files, err := starter.Write(dir)
			var exists *disk.ExistError
			if errors.As(err, &exists) {
				return usageError{errors.New(existingFilesMessage(dir, exists.Files))}
			}
			if err != nil {
				return err
			}
			fmt.Fprintf(streams.err, "created a new site in %s:\n", folderName(dir))
			for _, file := range files {
				fmt.Fprintln(streams.err, "  "+file)
			}
			fmt.Fprint(streams.err, nextSteps(dir))
			return nil
		},
	}
}

// existingFilesMessage lists the files that prevent a new site, and suggests what to do.
func existingFilesMessage(dir string, files []string) string {
	hint := "remove them, or create the site in another folder: docgen init my-docs"
	if slices.Contains(files, "docgen.yaml") {
		hint = fmt.Sprintf("this folder already has a site: run \"docgen dev%s\" to preview it", dirFlag(dir))
	}
	return fmt.Sprintf("nothing was written, because these files already exist in %s:\n  %s\n%s", folderName(dir), strings.Join(files, "\n  "), hint)
}

// folderName returns the name of the site folder for messages.
func folderName(dir string) string {
	if dir == "." {
		return "this folder"
	}
	return dir
}

// nextSteps suggests commands for a new site. They can be pasted into a shell.
func nextSteps(dir string) string {
	where := dirFlag(dir)
	dev, build := "docgen dev"+where, "docgen build"+where
	return fmt.Sprintf("\nNext steps:\n  %-*s  preview the site while you write\n  %s  build the files that you deploy, in %s\n",
		len(build), dev, build, filepath.ToSlash(filepath.Join(dir, "dist"))+"/")
}
