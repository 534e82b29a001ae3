package main

import (
	"errors"
	"fmt"
	"path"
	"slices"

	"github.com/spf13/cobra"

	"github.com/docgen-cli/docgen/internal/build"
	"github.com/docgen-cli/docgen/internal/commands/snapshot"
	"github.com/docgen-cli/docgen/internal/content/version"
	"github.com/docgen-cli/docgen/internal/diag"
)

func newVersionsAdd(streams terminal) *cobra.Command {
	flags := &versionFlags{}
	cmd := &cobra.Command{
		Use:               "add <name>",
		Args:              oneArg("the name of a version", "docgen versions add 2.0"),
		ValidArgsFunction: cobra.NoFileCompletions,
		RunE:              func(cmd *cobra.Command, args []string) error { return flags.addVersion(cmd, streams, args[0]) },
	}
	flags.add(cmd)
	return cmd
}

func (f *versionFlags) addVersion(cmd *cobra.Command, streams terminal, name string) error {
	project, docs, err := f.openDocs(cmd, streams)
	if err != nil {
		return err
	}
	plan, findings, err := snapshot.Prepare(cmd.Context(), inputOf(project, docs), name)
	var refused snapshot.RefusedError
	if errors.As(err, &refused) {
		return usageError{refused}
	}
	if err := f.problems(streams, findings, err); err != nil {
		return err
	}
	before := homes(project, docs.ID)
	if err := plan.Write(cmd.Context(), f.dir); err != nil {
		return err
	}
	fmt.Fprintf(streams.err, "saved %s as version %s:\n", path.Clean(docs.Path), name)
	fmt.Fprintf(streams.err, "  %s (%s)\n", plan.Docs, diag.Counted(plan.Copies, "file"))
	for _, file := range plan.Files {
		fmt.Fprintln(streams.err, "  "+file)
	}
	for _, note := range plan.Notes {
		fmt.Fprintf(streams.err, "%s %s\n", streams.paint("1;33", "warning:"), note)
	}
	project, _, err = project.Reload(cmd.Context())
	if err == nil {
		now := homes(project, docs.ID)
		printHomes(streams, before, now)
		f.printNext(streams, name, before, now)
	}
	return err
}

// home is where a version is published.
type home struct{ version, url string }

// homes returns where the versions of an instance are published, newest first.
func homes(project build.Project, instance string) []home {
	var list []home
	for _, set := range project.Sets() {
		if set.ID.Instance == instance {
			list = append(list, home{set.Name, path.Join(project.Config.BaseURL, set.Base())})
		}
	}
	return list
}

// printHomes says where the versions are published now, and where they were before.
func printHomes(streams terminal, before, now []home) {
	earlier, width := map[string]string{}, 0
	for _, version := range before {
		earlier[version.version] = version.url
	}
	for _, version := range now {
		width = max(width, len(version.version))
	}
	fmt.Fprintln(streams.err, "\nThe versions of the site and their URLs:")
	for _, version := range now {
		line := fmt.Sprintf("  %-*s  %s", width, version.version, version.url)
		switch was, existed := earlier[version.version]; {
		case !existed:
			line += " (new)"
		case was != version.url:
			line += fmt.Sprintf(" (was %s)", was)
		}
		fmt.Fprintln(streams.err, line)
	}
}

// printNext says what to do after a version was added.
func (f *versionFlags) printNext(streams terminal, name string, before, now []home) {
	has := func(wanted home) bool { return slices.Contains(now, wanted) }
	isMoved := slices.ContainsFunc(before, func(was home) bool { return was.version == version.Current && !has(was) })
	var steps []string
	if !slices.ContainsFunc(now, func(each home) bool { return each.version == name }) {
		steps = append(steps, fmt.Sprintf("Add %q to docs.onlyIncludeVersions in docgen.yaml, because the site includes\nonly the versions listed there.",
			name))
	}
	if isMoved {
		steps = append(steps, "To keep the docs that you write now at their old URLs, set docs.lastVersion\nto current in docgen.yaml.")
	}
	steps = append(steps, fmt.Sprintf("Run \"docgen check%s\". It reports links that broke in the copy.", dirFlag(f.dir)), "Commit the new files.")
	printSteps(streams, steps)
}
