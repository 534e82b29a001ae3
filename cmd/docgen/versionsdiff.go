package main

import (
	"errors"
	"fmt"
	"slices"

	"github.com/spf13/cobra"

	"github.com/docgen-cli/docgen/internal/build"
	"github.com/docgen-cli/docgen/internal/commands/compare"
	"github.com/docgen-cli/docgen/internal/diag"
)

func newVersionsDiff(streams terminal) *cobra.Command {
	flags, strict := &versionFlags{}, false
	cmd := &cobra.Command{
		Use:               "diff <old> <new>",
		Args:              twoVersions,
		ValidArgsFunction: flags.completeVersions(2),
		RunE: func(cmd *cobra.Command, args []string) error {
			diff, err := flags.diff(cmd, streams, args[0], args[1])
			if err != nil {
				return err
			}
			if flags.format == "json" {
				err = printJSON(streams.out, diff)
			} else {
				err = printDiff(streams.out, diff)
			}
			if strict && err == nil {
				err = flags.problems(streams, diff.Findings(), nil)
			}
			return err
		},
	}
	flags.add(cmd)
	flags.addFormat(cmd)
	cmd.Flags().BoolVar(&strict, "fail-on-gone", false, "fail if a URL or an anchor is gone without a redirect")
	return cmd
}

// twoVersions requires the names of two different versions.
func twoVersions(_ *cobra.Command, args []string) error {
	switch {
	case len(args) < 2:
		return usageError{errors.New("docgen versions diff needs two versions, as in \"docgen versions diff 1.0 2.0\"")}
	case len(args) > 2:
		return usageError{fmt.Errorf("docgen versions diff compares two versions, found %q after them", args[2])}
	case args[0] == args[1]:
		return usageError{fmt.Errorf("%q is the same version twice: name two different ones", args[0])}
	}
	return nil
}

func (f *versionFlags) diff(cmd *cobra.Command, streams terminal, from, to string) (compare.Diff, error) {
	project, docs, err := f.openDocs(cmd, streams)
	if err != nil {
		return compare.Diff{}, err
	}
	for _, name := range []string{from, to} {
		if err := checkVersion(project, docs.ID, name); err != nil {
			return compare.Diff{}, err
		}
	}
	diff, findings, err := compare.Versions(cmd.Context(), project, compare.Pair{Instance: docs.ID, From: from, To: to})
	return diff, f.problems(streams, findings, err)
}

// checkVersion returns an error if the site has no version of a name.
func checkVersion(project build.Project, instance, name string) error {
	names := versionNames(project, instance)
	if slices.Contains(names, name) {
		return nil
	}
	hint := diag.Known(name, "version", names)
	if len(names) == 1 {
		hint += "; \"docgen versions add\" saves the docs as another"
	}
	return usageError{fmt.Errorf("no version %q: %s", name, hint)}
}

// versionNames returns the names of the versions of an instance, newest first.
func versionNames(project build.Project, instance string) []string {
	var names []string
	for _, set := range project.Sets() {
		if set.ID.Instance == instance {
			names = append(names, set.Name)
		}
	}
	return names
}
