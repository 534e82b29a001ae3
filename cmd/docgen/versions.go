package main

import (
	"cmp"
	"context"
	"fmt"
	"io"
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"github.com/docgen-cli/docgen/internal/build"
	"github.com/docgen-cli/docgen/internal/config"
	"github.com/docgen-cli/docgen/internal/diag"
)

func newVersions(streams terminal) *cobra.Command {
	return newGroup("versions", newVersionsList(streams), newVersionsAdd(streams), newVersionsRename(streams), newVersionsRemove(streams),
		newVersionsDiff(streams))
}

// versionFlags are the flags of the commands for versions.
type versionFlags struct {
	siteFlags
	instance string
}

// add defines the flags that all commands for versions share.
func (f *versionFlags) add(cmd *cobra.Command) {
	f.addSome(cmd, "dir", "config")
	cmd.Flags().StringVar(&f.instance, "instance", "", "`id` of the docs, on a site with several")
	if err := cmd.RegisterFlagCompletionFunc("instance", f.completeInstances); err != nil {
		panic(err) // the flag is defined above
	}
}

// completeInstances completes the flag --instance.
func (f *versionFlags) completeInstances(cmd *cobra.Command, _ []string, _ string) ([]string, cobra.ShellCompDirective) {
	var ids []string
	if project, err := f.openQuietly(cmd); err == nil {
		for _, docs := range project.Config.Docs {
			ids = append(ids, docs.ID)
		}
	}
	return ids, cobra.ShellCompDirectiveNoFileComp
}

// openQuietly opens the site for a completion, where messages would be in the way.
func (f *versionFlags) openQuietly(cmd *cobra.Command) (build.Project, error) {
	return f.open(cmp.Or(cmd.Context(), context.Background()), terminal{in: strings.NewReader(""), out: io.Discard, err: io.Discard})
}

// addFormat defines the flag for the format of the result.
func (f *versionFlags) addFormat(cmd *cobra.Command) {
	cmd.Flags().StringVar(&f.format, "format", "text", "`name` of the format to print: text or json")
}

// open reads the config and the list of versions. It prints what is wrong with them.
func (f *versionFlags) open(ctx context.Context, streams terminal) (build.Project, error) {
	if err := checkFormat(f.format, "text", "json"); err != nil {
		return build.Project{}, err
	}
	options, err := f.options(streams)
	if err != nil {
		return build.Project{}, err
	}
	project, findings, err := build.Open(ctx, options.Options)
	return project, f.problems(streams, findings, err)
}

// problems prints findings as text, because standard output is for the result of the command.
func (f *versionFlags) problems(streams terminal, findings []diag.Diagnostic, err error) error {
	flags := f.siteFlags
	flags.format = string(diag.Text)
	return flags.conclude(streams, diag.Sort(findings), err)
}

// docs returns the options of the docs that the flag --instance names. A site with one instance
// needs no name, and "default" is the name of Docusaurus.
func (f *versionFlags) docs(cfg config.Config) (config.Docs, error) {
	var ids []string
	for _, docs := range cfg.Docs {
		ids = append(ids, docs.ID)
		if docs.ID == cmp.Or(f.instance, "default") || f.instance == "" && len(cfg.Docs) == 1 {
			return docs, nil
		}
	}
	if f.instance == "" {
		return config.Docs{}, usageError{fmt.Errorf("the site has several docs: add --instance %s", strings.Join(ids, " or --instance "))}
	}
	return config.Docs{}, usageError{fmt.Errorf("no docs with the id %q: %s", f.instance, diag.Known(f.instance, "id", ids))}
}

// completeVersions returns a function that completes the names of versions, for a command with
// count of them.
func (f *versionFlags) completeVersions(count int) cobra.CompletionFunc {
	return func(cmd *cobra.Command, args []string, _ string) ([]string, cobra.ShellCompDirective) {
		project, err := f.openQuietly(cmd)
		if err != nil || len(args) >= count {
			return nil, cobra.ShellCompDirectiveNoFileComp
		}
		docs, err := f.docs(project.Config)
		if err != nil {
			return nil, cobra.ShellCompDirectiveNoFileComp
		}
		names := slices.DeleteFunc(versionNames(project, docs.ID), func(name string) bool { return slices.Contains(args, name) })
		return names, cobra.ShellCompDirectiveNoFileComp | cobra.ShellCompDirectiveKeepOrder
	}
}
