package main

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strings"

	"github.com/spf13/cobra"

	"github.com/docgen-cli/docgen/internal/frontend/eject"
	"github.com/docgen-cli/docgen/theme"
)

func newEject(streams terminal) *cobra.Command {
	flags := ejectFlags{}
	cmd := &cobra.Command{
		Use:  "eject [component]",
		Args: atMostArgs(1),
		RunE: func(_ *cobra.Command, args []string) error {
			if len(args) == 0 {
				return listComponents(streams)
			}
			return flags.eject(streams, args[0])
		},
	}
	flags.addSome(cmd, "dir")
	cmd.Flags().BoolVar(&flags.wrap, "wrap", false, "write a wrapper around the original instead of a copy")
	cmd.Flags().BoolVar(&flags.print, "print", false, "print the component instead of writing it")
	return cmd
}

// ejectFlags are the flags of "docgen eject".
type ejectFlags struct {
	siteFlags
	wrap, print bool
}

func listComponents(streams terminal) error {
	list, err := eject.List(theme.Files)
	if err != nil {
		return err
	}
	var lines []string
	for _, component := range list {
		about := strings.TrimPrefix(component.Purpose, component.Name+" ")
		lines = append(lines, component.Name+"\t"+strings.TrimSuffix(about, "."))
	}
	return printColumns(streams.out, lines)
}

func (f ejectFlags) eject(streams terminal, name string) error {
	if err := checkSiteFolder(f.dir); err != nil {
		return err
	}
	if _, err := os.Stat(filepath.Join(f.dir, "docgen.yaml")); errors.Is(err, fs.ErrNotExist) && !f.print {
		return usageError{fmt.Errorf("no docgen.yaml in %s: use --dir to name the folder of your site", folderName(f.dir))}
	}
	create := eject.NewCopy
	if f.wrap {
		create = eject.NewWrapper
	}
	copied, err := create(theme.Files, name)
	var unknown eject.UnknownError
	switch {
	case errors.As(err, &unknown):
		return usageError{err}
	case err != nil:
		return err
	case f.print:
		fmt.Fprint(streams.out, copied.Files[0].Text)
		return nil
	}
	err = copied.Write(f.dir)
	if errors.Is(err, eject.ErrExists) {
		return usageError{fmt.Errorf("%w: delete it first, or use --print to see the theme's version", err)}
	}
	if err != nil {
		return err
	}
	for _, file := range copied.Files {
		fmt.Fprintln(streams.err, "wrote "+file.Name)
	}
	return nil
}
