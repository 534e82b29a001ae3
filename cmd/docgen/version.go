package main

import (
	"fmt"
	"os"
	"path/filepath"
	"runtime"
	"slices"

	"github.com/spf13/cobra"

	"github.com/docgen-cli/docgen/internal/release/product"
	"github.com/docgen-cli/docgen/internal/release/upgrade"
)

func newVersion(streams terminal) *cobra.Command {
	checks := false
	cmd := &cobra.Command{
		Use: "version",
		Args: func(cmd *cobra.Command, args []string) error {
			if len(args) > 0 && slices.Contains([]string{"list", "add", "diff"}, args[0]) {
				return usageError{fmt.Errorf("unknown command \"version %s\": did you mean \"docgen versions %[1]s\"?", args[0])}
			}
			return atMostArgs(0)(cmd, args)
		},
		RunE: func(cmd *cobra.Command, _ []string) error {
			text := versionText()
			if checks {
				latest, err := upgrade.Latest(cmd.Context(), upgrade.Registry(os.Getenv))
				if err != nil {
					return err
				}
				text = comparison(latest)
			}
			_, err := fmt.Fprintln(streams.out, text)
			return err
		},
	}
	cmd.Flags().BoolVar(&checks, "check", false, "ask the npm registry for the latest version")
	return cmd
}

// comparison compares this version with the latest one.
func comparison(latest string) string {
	switch {
	case upgrade.IsNewer(latest, product.Version):
		return fmt.Sprintf("docgen %s is available, this is %s: %s", latest, product.Version, upgrade.Command(program(), os.Getenv))
	case upgrade.IsNewer(product.Version, latest):
		return fmt.Sprintf("docgen %s is newer than the latest release, %s", product.Version, latest)
	}
	return fmt.Sprintf("docgen %s is the latest version", product.Version)
}

// program returns the path of this program, after following links.
func program() string {
	path, err := os.Executable()
	if err != nil {
		return ""
	}
	if real, err := filepath.EvalSymlinks(path); err == nil {
		return real
	}
	return path
}

// noticePinned says so if the site asks for another version of docgen than this one, unless the
// user has chosen this one.
func (f *siteFlags) noticePinned(streams terminal, command string) {
	pinned := upgrade.Pinned(f.dir)
	if pinned == "" || pinned == product.Version || f.quiet || os.Getenv("DOCGEN_BINARY") != "" {
		return
	}
	fmt.Fprintf(streams.err, "package.json asks for docgen %s, but this is %s: run \"npx docgen %s\" to use the version of the site\n", pinned, product.Version,
		command)
}

// versionText returns the version of docgen, the system that it was built for, and the
// version of Go.
func versionText() string {
	return fmt.Sprintf("docgen %s %s/%s %s", product.Version, runtime.GOOS, runtime.GOARCH, runtime.Version())
}
