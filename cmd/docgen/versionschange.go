package main

import (
	"errors"
	"fmt"

	"github.com/spf13/cobra"

	"github.com/docgen-cli/docgen/internal/build"
	"github.com/docgen-cli/docgen/internal/commands/snapshot"
	"github.com/docgen-cli/docgen/internal/config"
	"github.com/docgen-cli/docgen/internal/content/version"
)

func newVersionsRemove(streams terminal) *cobra.Command {
	flags := &versionFlags{}
	cmd := &cobra.Command{
		Use:               "remove <name>",
		Args:              oneArg("the name of a version", "docgen versions remove 1.0"),
		ValidArgsFunction: flags.completeVersions(1),
	}
	cmd.RunE = func(cmd *cobra.Command, args []string) error {
		return flags.change(cmd, streams, "removed version "+args[0], func(input snapshot.Input) (snapshot.Change, error) {
			return snapshot.PrepareRemoval(input, args[0])
		})
	}
	flags.add(cmd)
	return cmd
}

func newVersionsRename(streams terminal) *cobra.Command {
	flags := &versionFlags{}
	cmd := &cobra.Command{
		Use: "rename <name> <new name>",
		Args: func(cmd *cobra.Command, args []string) error {
			if len(args) != 2 {
				return usageError{fmt.Errorf("%q needs two names, as in \"docgen versions rename 2.0-beta 2.0\"", cmd.CommandPath())}
			}
			return nil
		},
		ValidArgsFunction: flags.completeVersions(1),
	}
	cmd.RunE = func(cmd *cobra.Command, args []string) error {
		return flags.change(cmd, streams, fmt.Sprintf("renamed version %s to %s", args[0], args[1]), func(input snapshot.Input) (snapshot.Change, error) {
			return snapshot.PrepareRename(input, args[0], args[1])
		})
	}
	flags.add(cmd)
	return cmd
}

// change changes a saved version, and lists its files and where the versions are published now.
func (f *versionFlags) change(cmd *cobra.Command, streams terminal, done string, prepare func(snapshot.Input) (snapshot.Change, error)) error {
	project, docs, err := f.openDocs(cmd, streams)
	if err != nil {
		return err
	}
	change, err := prepare(inputOf(project, docs))
	if refused, ok := errors.AsType[snapshot.RefusedError](err); ok {
		return usageError{refused}
	}
	if err != nil {
		return err
	}
	before := homes(project, docs.ID)
	if err := change.Write(cmd.Context(), f.dir); err != nil {
		return err
	}
	fmt.Fprintln(streams.err, done+":")
	for _, file := range change.Files {
		fmt.Fprintln(streams.err, "  "+file)
	}
	project, findings, err := project.Reload(cmd.Context())
	if err == nil {
		printHomes(streams, before, homes(project, docs.ID))
		printSteps(streams, []string{fmt.Sprintf("Run \"docgen check%s\". It reports links and options that name the old version.", dirFlag(f.dir)),
			"Commit the changes."})
	}
	return f.problems(streams, findings, err)
}

// openDocs opens the site, and returns the docs that the flag --instance names.
func (f *versionFlags) openDocs(cmd *cobra.Command, streams terminal) (build.Project, config.Docs, error) {
	project, err := f.open(cmd.Context(), streams)
	if err != nil {
		return project, config.Docs{}, err
	}
	docs, err := f.docs(project.Config)
	return project, docs, err
}

// inputOf returns what the commands that change versions read.
func inputOf(project build.Project, docs config.Docs) snapshot.Input {
	input := snapshot.Input{Config: project.Config, Docs: docs, Files: project.Engine.Files(), Modules: project.Modules}
	known, _ := version.Known(project.Config, docs, input.Files, project.InGit(docs))
	for _, each := range known {
		input.Versions = append(input.Versions, each.Name)
	}
	return input
}
