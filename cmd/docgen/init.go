package main

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"github.com/docgen-cli/docgen/internal/build"
	"github.com/docgen-cli/docgen/internal/commands/starter"
	"github.com/docgen-cli/docgen/internal/content/adopt"
	"github.com/docgen-cli/docgen/internal/engine/disk"
)

func newInit(streams terminal) *cobra.Command {
	flags := initFlags{dir: "."}
	cmd := &cobra.Command{
		Use:  "init [dir]",
		Args: atMostArgs(1),
		RunE: func(cmd *cobra.Command, args []string) error {
			if len(args) == 1 {
				flags.dir = args[0]
			}
			return flags.run(cmd, streams)
		},
	}
	cmd.Flags().StringVar(&flags.title, "title", "", "`text` of the site's title")
	cmd.Flags().StringVar(&flags.color, "color", "", "`color` of links and buttons, such as #7c3aed")
	cmd.Flags().StringVar(&flags.host, "host", "", "`name` of the host to write files for, such as github")
	cmd.Flags().BoolVar(&flags.vscode, "vscode", false, "make VS Code suggest docgen's extension")
	cmd.Flags().BoolVarP(&flags.yes, "yes", "y", false, "ask no questions")
	return cmd
}

// initFlags are the flags of "docgen init".
type initFlags struct {
	dir                string
	title, color, host string
	vscode, yes        bool
}

// more returns the files besides those of the site.
func (f initFlags) more() []disk.File {
	if f.vscode {
		return []disk.File{starter.VSCode()}
	}
	return nil
}

func (f initFlags) run(cmd *cobra.Command, streams terminal) error {
	folder, err := adopt.Read(f.dir)
	if _, missing := os.Stat(filepath.Join(f.dir, build.ConfigFile)); missing == nil {
		err = adopt.ErrNoMarkdown // starter reports all files that exist
		f.yes = true
	} else if instead := adopt.Instead(f.dir); instead != "" {
		return usageError{errors.New("nothing was written: " + instead)}
	}
	if err != nil && !errors.Is(err, adopt.ErrNoMarkdown) && !errors.Is(err, os.ErrNotExist) {
		return usageError{fmt.Errorf("%w in %s: name the folder of your docs, as in \"docgen init my-docs\"", err, folderName(f.dir))}
	}
	hasMarkdown := err == nil
	f, err = f.answered(cmd.Context(), streams, folder)
	if err != nil {
		return err
	}
	if hasMarkdown {
		folder.Title, folder.Color = f.title, f.color
		err = f.adopt(streams, folder)
	} else {
		err = f.start(streams)
	}
	if err != nil || f.host == noHost {
		return err
	}
	fmt.Fprintln(streams.err)
	return deployFlags{siteFlags: siteFlags{dir: f.dir, config: build.ConfigFile, format: "text"}}.run(cmd, streams, f.host)
}

// start writes a new site.
func (f initFlags) start(streams terminal) error {
	files, err := starter.Write(f.dir, starter.Settings{Title: f.title, Color: f.color, More: f.more()})
	if exists, ok := errors.AsType[*disk.ExistError](err); ok {
		return usageError{errors.New(existingFilesMessage(f.dir, exists.Files))}
	}
	if err != nil {
		return err
	}
	fmt.Fprintf(streams.err, "created a new site in %s:\n", folderName(f.dir))
	for _, file := range files {
		fmt.Fprintln(streams.err, "  "+file)
	}
	fmt.Fprint(streams.err, nextSteps(f.dir))
	return nil
}

// adopt writes the config of a folder that contains Markdown files.
func (f initFlags) adopt(streams terminal, folder adopt.Folder) error {
	text, err := folder.Config()
	if err != nil {
		return err
	}
	files := append(f.more(), disk.File{Name: build.ConfigFile, Text: text})
	err = disk.Base(f.dir).CreateAll(files)
	if exists, ok := errors.AsType[*disk.ExistError](err); ok {
		return usageError{errors.New(existingFilesMessage(f.dir, exists.Files))}
	}
	if err != nil {
		return err
	}
	fmt.Fprintf(streams.err, "wrote %s, which turns the Markdown files in %s into a site\n",
		filepath.ToSlash(filepath.Join(f.dir, build.ConfigFile)), folderName(f.dir))
	fmt.Fprint(streams.err, nextSteps(f.dir))
	return nil
}

// existingFilesMessage lists the files that prevent a new site, and suggests what to do.
func existingFilesMessage(dir string, files []string) string {
	hint := "remove them, or create the site in another folder: docgen init my-docs"
	if slices.Contains(files, build.ConfigFile) {
		hint = fmt.Sprintf("this folder already has a site: run \"docgen dev%s\" to preview it", dirFlag(dir))
	}
	return fmt.Sprintf("nothing was written, because these files already exist in %s:\n  %s\n%s", folderName(dir), strings.Join(files, "\n  "), hint)
}

// nextSteps suggests commands for a new site. They can be pasted into a shell.
func nextSteps(dir string) string {
	where := dirFlag(dir)
	dev, build := "docgen dev"+where, "docgen build"+where
	return fmt.Sprintf("\nNext steps:\n  %-*s  preview the site while you write\n  %s  build the files that you deploy, in %s\n",
		len(build), dev, build, filepath.ToSlash(filepath.Join(dir, "dist"))+"/")
}
