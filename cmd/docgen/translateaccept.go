package main

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"

	"github.com/spf13/cobra"

	"github.com/docgen-cli/docgen/internal/commands/status"
	"github.com/docgen-cli/docgen/internal/diag"
)

func newTranslateAccept(streams terminal) *cobra.Command {
	flags, all := &translateFlags{}, false
	cmd := &cobra.Command{
		Use: "accept [file]...",
		RunE: func(cmd *cobra.Command, args []string) error {
			switch {
			case len(args) == 0 && !all:
				return usageError{errors.New("name the translations that match their originals, or add --all")}
			case len(args) > 0 && all:
				return usageError{fmt.Errorf("--all accepts all translations, so %q is not needed", args[0])}
			}
			return flags.accept(cmd, streams, status.Choice{Names: args, All: all})
		},
	}
	flags.add(cmd)
	cmd.Flags().BoolVar(&all, "all", false, "accept all translations")
	return cmd
}

func (f *translateFlags) accept(cmd *cobra.Command, streams terminal, choice status.Choice) error {
	project, err := f.openTranslated(cmd, streams)
	if err != nil {
		return err
	}
	choice.Locales = f.locales
	for i, name := range choice.Names {
		choice.Names[i] = f.inSite(name)
	}
	results, findings, err := status.Accept(cmd.Context(), project, choice)
	if _, ok := errors.AsType[*status.UnknownError](err); ok {
		return usageError{err}
	}
	if err := f.errors(streams, findings, err); err != nil {
		return err
	}
	for _, result := range results {
		if result.Files > 0 {
			fmt.Fprintf(streams.err, "accepted %s in %s\n", diag.Counted(result.Files, "translation"), result.Lock)
		}
	}
	return nil
}

// inSite returns the name of a file relative to the site folder, as "docgen translate status"
// prints it. People also complete names in a shell, which are relative to the working directory.
func (f *translateFlags) inSite(name string) string {
	slashed := filepath.ToSlash(name)
	if _, err := os.Stat(filepath.Join(f.dir, name)); err == nil && !filepath.IsAbs(name) {
		return slashed
	}
	if path, onSameDisk := relative(f.dir, name); onSameDisk && !strings.HasPrefix(path, "..") {
		return path
	}
	return slashed
}
