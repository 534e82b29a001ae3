package main

import (
	"errors"
	"fmt"
	"io"
	"slices"
	"strings"

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

// printDiff prints what changed between two versions, for release notes.
func printDiff(out io.Writer, diff compare.Diff) error {
	if diff.IsEmpty() {
		_, err := fmt.Fprintf(out, "the versions %s and %s have the same URLs and anchors\n", diff.From, diff.To)
		return err
	}
	var text strings.Builder
	fmt.Fprintf(&text, "from %s to %s: %s\n", diff.From, diff.To, totals(diff))
	section := func(title string, lines []string) {
		if len(lines) > 0 {
			fmt.Fprintf(&text, "\n%s\n  %s\n", title, strings.Join(lines, "\n  "))
		}
	}
	section("Added pages", diff.Added)
	var gone, moved, anchors []string
	for _, page := range diff.Gone {
		gone = append(gone, page.Path+after(page.Redirect, page.Retired))
	}
	for _, page := range diff.Moved {
		note := ""
		if page.Redirect == "" {
			note = after("", page.Retired)
		}
		moved = append(moved, page.From+" -> "+page.To+note)
	}
	for _, page := range diff.Anchors {
		anchors = append(anchors, page.Path)
		for _, anchor := range page.Added {
			anchors = append(anchors, "  + #"+anchor)
		}
		for _, anchor := range page.Gone {
			anchors = append(anchors, "  - #"+anchor+" (no redirect)")
		}
		for _, anchor := range page.Redirected {
			anchors = append(anchors, "  - #"+anchor)
		}
	}
	section("Pages that are gone", gone)
	section("Moved pages", moved)
	section("Anchors", anchors)
	_, err := io.WriteString(out, text.String())
	return err
}

// after says what becomes of readers who follow a link to a page that is gone.
func after(redirect, retired string) string {
	switch {
	case redirect != "":
		return fmt.Sprintf(" (redirects to %s)", redirect)
	case retired != "":
		return fmt.Sprintf(" (retired: %s)", retired)
	}
	return " (no redirect)"
}

// totals counts what changed.
func totals(diff compare.Diff) string {
	added, gone := 0, 0
	for _, page := range diff.Anchors {
		added, gone = added+len(page.Added), gone+len(page.Gone)+len(page.Redirected)
	}
	return fmt.Sprintf("%s added, %d gone, %d moved; %s added, %d gone", diag.Counted(len(diff.Added), "page"), len(diff.Gone), len(diff.Moved),
		diag.Counted(added, "anchor"), gone)
}
