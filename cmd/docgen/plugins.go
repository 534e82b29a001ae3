package main

import (
	"context"
	"fmt"
	"io"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"github.com/spf13/cobra"

	"github.com/docgen-cli/docgen/internal/build"
	"github.com/docgen-cli/docgen/internal/commands/starter"
	"github.com/docgen-cli/docgen/internal/content/plugin"
	"github.com/docgen-cli/docgen/internal/diag"
)

// pluginReport is a plugin in the JSON of "docgen plugins".
type pluginReport struct {
	Name    string       `json:"name"`
	Module  string       `json:"module"`
	Reads   plugin.Reads `json:"reads"`
	Gives   []string     `json:"gives"`
	Pages   int          `json:"pages"`
	Seconds float64      `json:"seconds"` // that loading took when something had last changed
}

func newPlugins(streams terminal) *cobra.Command {
	flags := &versionFlags{}
	cmd := &cobra.Command{
		Use:  "plugins",
		Args: atMostArgs(0),
		RunE: func(cmd *cobra.Command, _ []string) error {
			project, err := flags.open(cmd.Context(), streams)
			if err != nil {
				return err
			}
			defer project.Close()
			return listPlugins(cmd.Context(), streams, project, flags.format)
		},
	}
	flags.addSome(cmd, "dir", "config")
	flags.addFormat(cmd)
	return cmd
}

func listPlugins(ctx context.Context, streams terminal, project build.Project, format string) error {
	reports := []pluginReport{}
	for _, each := range project.Plugins.Plugins {
		reports = append(reports, pluginReport{each.Declared.Name, each.Use.Module, each.Declared.Reads, each.Gives(), len(each.Pages), each.Spent.Seconds()})
	}
	if format == string(diag.JSON) {
		return printJSON(streams.out, reports)
	}
	if len(reports) == 0 {
		fmt.Fprintln(streams.out, `the site has no plugins: list them in "plugins" of docgen.yaml, or run "docgen plugin new <name>"`)
		return nil
	}
	for i, each := range reports {
		if i > 0 {
			fmt.Fprintln(streams.out)
		}
		each.print(streams.out)
	}
	refuses, version, err := project.RefusesPlugins(ctx)
	if err == nil && !refuses {
		fmt.Fprintf(streams.out, "\nNode.js %s cannot refuse anything to plugins, so they have the rights of the build. Node.js 22.13 can.\n", version)
	}
	return err
}

func (r pluginReport) print(out io.Writer) {
	fmt.Fprintf(out, "%s (%s)\n", r.Name, r.Module)
	for _, row := range []struct {
		what string
		list []string
	}{
		{"reads", r.Reads.Files}, {"variables", r.Reads.Env}, {"runs", r.Reads.Commands}, {"asks", r.Reads.Hosts}, {"gives", r.Gives},
	} {
		if len(row.list) > 0 {
			fmt.Fprintf(out, "  %-10s%s\n", row.what, strings.Join(row.list, ", "))
		}
	}
	fmt.Fprintf(out, "  %-10s%s to load, when something that it reads has changed\n", "takes", time.Duration(r.Seconds*float64(time.Second)).Round(time.Millisecond))
}

func newPlugin(streams terminal) *cobra.Command { return newGroup("plugin", newPluginNew(streams)) }

func newPluginNew(streams terminal) *cobra.Command {
	flags := siteFlags{}
	cmd := &cobra.Command{
		Use:  "new <name>",
		Args: oneArg("a name", "docgen plugin new team"),
		RunE: func(_ *cobra.Command, args []string) error {
			if err := checkSiteFolder(flags.dir); err != nil {
				return err
			}
			names, err := starter.WritePlugin(flags.dir, args[0])
			if err != nil {
				return usageError{err}
			}
			slices.Sort(names)
			for _, name := range names {
				fmt.Fprintln(streams.err, "wrote "+filepath.ToSlash(name))
			}
			fmt.Fprintf(streams.err, "next: add it to docgen.yaml, and write ::%s[World] on a page\n\nplugins:\n  - ./plugins/%[1]s.ts\n", args[0])
			return nil
		},
	}
	flags.addSome(cmd, "dir")
	return cmd
}
