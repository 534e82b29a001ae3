package main

import (
	"fmt"
	"io"
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"github.com/docgen-cli/docgen/internal/commands/compare"
	"github.com/docgen-cli/docgen/internal/config"
	"github.com/docgen-cli/docgen/internal/frontend/message"
)

func newVersionsList(streams terminal) *cobra.Command {
	flags := &versionFlags{}
	cmd := &cobra.Command{
		Use:  "list",
		Args: atMostArgs(0),
		RunE: func(cmd *cobra.Command, _ []string) error {
			list, err := flags.overview(cmd, streams)
			if err != nil {
				return err
			}
			if flags.format == "json" {
				return printJSON(streams.out, list)
			}
			return printVersions(streams.out, list)
		},
	}
	flags.add(cmd)
	flags.addFormat(cmd)
	return cmd
}

func (f *versionFlags) overview(cmd *cobra.Command, streams terminal) ([]compare.Version, error) {
	project, err := f.open(cmd.Context(), streams)
	if err != nil {
		return nil, err
	}
	if f.instance != "" {
		if _, err := f.docs(project.Config); err != nil {
			return nil, err
		}
	}
	list, err := compare.List(cmd.Context(), project)
	return slices.DeleteFunc(list, func(version compare.Version) bool { return f.instance != "" && version.Instance != f.instance }), err
}

// printVersions prints a table for each instance.
func printVersions(out io.Writer, list []compare.Version) error {
	for start := 0; start < len(list); {
		instance := list[start].Instance
		end := start + 1
		for end < len(list) && list[end].Instance == instance {
			end++
		}
		if start > 0 {
			fmt.Fprintln(out)
		}
		if end-start < len(list) {
			fmt.Fprintf(out, "%s:\n", instance)
		}
		if err := printTable(out, list[start:end]); err != nil {
			return err
		}
		start = end
	}
	return nil
}

// printTable prints the versions of an instance. Most tables fit in 80 columns, and what can be
// long is at the end.
func printTable(out io.Writer, list []compare.Version) error {
	anySame := slices.ContainsFunc(list, func(version compare.Version) bool { return version.SameAs != "" })
	row := func(name, url, pages, status, same, source string) string {
		if anySame {
			status += "\t" + same
		}
		return strings.Join([]string{name, url, pages, status, source}, "\t")
	}
	unnamed := message.Catalog{}.Text("docgen.version.current")
	lines := []string{row("VERSION", "URL", "PAGES", "STATUS", "SAME AS", "SOURCE")}
	for _, version := range list {
		name := version.Name
		if version.Label != name && version.Label != unnamed {
			name += fmt.Sprintf(" (%s)", version.Label)
		}
		lines = append(lines, row(name, version.Path, fmt.Sprint(version.Pages), statusOf(version), version.SameAs, sourceOf(version)))
	}
	return printColumns(out, lines)
}

// statusOf says how the version compares with the one that readers get by default.
func statusOf(version compare.Version) string {
	switch {
	case version.IsLast:
		return "last"
	case version.Banner == config.BannerNone:
		return ""
	}
	return string(version.Banner)
}

// sourceOf says where the docs of a version are.
func sourceOf(version compare.Version) string {
	source := version.Folder
	switch {
	case version.Branch != "":
		source = fmt.Sprintf("branch %s at %.7s", version.Branch, version.Commit)
	case version.Tag != "":
		source = fmt.Sprintf("tag %s at %.7s", version.Tag, version.Commit)
	}
	if version.Overlay != "" {
		source += " with " + version.Overlay
	}
	if version.IsFrozen {
		source += ", frozen"
	}
	return source
}
