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
		Use:   "eject [component]",
		Short: "Copy a theme component into the site, or list all components",
		Long: "Copies a component of the theme into src/theme, where you can edit it. The copy\n" +
			"replaces the original on your site. When a new version of docgen changes the\n" +
			"original, \"docgen check\" warns you.\n\nWithout an argument, lists all components.",
		Example: `  docgen eject                   # list all components
  docgen eject Footer            # copy Footer to src/theme/Footer.tsx
  docgen eject Footer --wrap     # write a component around the original`,
		Args: atMostArgs(1),
		RunE: func(_ *cobra.Command, args []string) error {
			if len(args) == 0 {
				return listComponents(streams)
			}
			return flags.eject(streams, args[0])
		},
	}
	cmd.Flags().StringVarP(&flags.dir, "dir", "C", ".", "site `folder`")
	cmd.Flags().BoolVar(&flags.wrap, "wrap", false, "write a wrapper around the original instead of a copy")
	cmd.Flags().BoolVar(&flags.print, "print", false, "print the component instead of writing it")
	return cmd
}

// ejectFlags are the flags of "docgen eject".
type ejectFlags struct {
	dir         string
	wrap, print bool
}

func listComponents(streams terminal) error {
	list, err := eject.List(theme.Files)
	if err != nil {
		return err
	}
	width := 0
	for _, component := range list {
		width = max(width, len(component.Name))
	}
	for _, component := range list {
		about := strings.TrimPrefix(component.Purpose, component.Name+" ")
		fmt.Fprintf(streams.out, "%-*s  %s\n", width, component.Name, strings.TrimSuffix(about, "."))
	}
	return nil
}

func (f ejectFlags) eject(streams terminal, name string) error {
	if err := checkSiteFolder(f.dir); err != nil {
		return err
	}
	if _, err := os.Stat(filepath.Join(f.dir, "docgen.yaml")); errors.Is(err, fs.ErrNotExist) && !f.print {
		where := f.dir
		if where == "." {
			where = "this folder"
		}
		return usageError{fmt.Errorf("no docgen.yaml in %s: use --dir to name the folder of your site", where)}
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
