package main

import (
	"errors"
	"fmt"
	"path/filepath"
	"runtime/debug"
	"strings"

	"github.com/spf13/cobra"

	"github.com/docgen-cli/docgen/internal/build"
	"github.com/docgen-cli/docgen/internal/engine/disk"
	"github.com/docgen-cli/docgen/internal/release/deploy"
)

func newDeploy(streams terminal) *cobra.Command {
	cmd := newGroup("deploy", newDeployInit(streams))
	cmd.Args = func(cmd *cobra.Command, args []string) error {
		if len(args) > 0 {
			if _, err := deploy.HostNamed(args[0]); err == nil {
				return usageError{fmt.Errorf("unknown command %q: did you mean \"docgen deploy init %[1]s\"?", args[0])}
			}
		}
		return unknownCommand(cmd, args)
	}
	return cmd
}

// deployFlags are the flags of "docgen deploy init".
type deployFlags struct {
	siteFlags
	print      bool
	fromSource bool
}

func newDeployInit(streams terminal) *cobra.Command {
	flags := deployFlags{}
	cmd := &cobra.Command{
		Use:  "init [host]",
		Args: atMostArgs(1),
		ValidArgsFunction: func(_ *cobra.Command, args []string, _ string) ([]string, cobra.ShellCompDirective) {
			if len(args) > 0 {
				return nil, cobra.ShellCompDirectiveNoFileComp
			}
			var names []string
			for _, host := range deploy.Hosts() {
				names = append(names, cobra.CompletionWithDesc(host.Name, host.Title))
			}
			return names, cobra.ShellCompDirectiveNoFileComp
		},
		RunE: func(cmd *cobra.Command, args []string) error {
			if len(args) == 0 {
				return listHosts(streams)
			}
			return flags.run(cmd, streams, args[0])
		},
	}
	flags.addSome(cmd, "dir", "config")
	cmd.Flags().BoolVar(&flags.print, "print", false, "print the files instead of writing them")
	cmd.Flags().BoolVar(&flags.fromSource, "from-source", false, "build docgen on the host, from the commit that this program was built from")
	return cmd
}

func listHosts(streams terminal) error {
	var lines []string
	for _, host := range deploy.Hosts() {
		lines = append(lines, host.Name+"\t"+host.Title)
	}
	return printColumns(streams.out, lines)
}

func (f deployFlags) run(cmd *cobra.Command, streams terminal, name string) error {
	host, err := deploy.HostNamed(name)
	if err != nil {
		return usageError{err}
	}
	if err := checkSiteFolder(f.dir); err != nil {
		return err
	}
	commit := ""
	if f.fromSource {
		commit = builtFrom()
		if commit == "" {
			return usageError{errors.New("this docgen does not know its commit: build it with \"make\" in a clone, and run --from-source again")}
		}
	}
	plan, err := deploy.Prepare(cmd.Context(), f.dir, f.config, host, commit)
	var invalid deploy.InvalidConfigError
	var unfit deploy.UnfitError
	switch {
	case errors.As(err, &unfit):
		return usageError{unfit}
	case errors.As(err, &invalid):
		return errors.Join(f.report(streams, invalid.Findings), build.ErrConfig)
	case errors.Is(err, deploy.ErrNoConfig):
		return usageError{fmt.Errorf("no %s in %s: use --dir to name the folder of your site", filepath.ToSlash(f.config), folderName(f.dir))}
	case err != nil:
		return err
	case f.print:
		printFiles(streams, plan.Files)
		return nil
	}
	err = plan.Write()
	if exist, ok := errors.AsType[*disk.ExistError](err); ok {
		return usageError{fmt.Errorf("nothing was written, because these files already exist:\n  %s\nremove them, or add --print to see what docgen would write", strings.Join(exist.Files, "\n  "))}
	}
	if err != nil {
		return err
	}
	reportPlan(streams, plan)
	return nil
}

// builtFrom returns the commit that this program was built from; "" if it is unknown.
func builtFrom() string {
	info, _ := debug.ReadBuildInfo()
	if info == nil {
		return ""
	}
	for _, setting := range info.Settings {
		if setting.Key == "vcs.revision" {
			return setting.Value
		}
	}
	return ""
}

// printFiles prints the text of files, with their names if there are several.
func printFiles(streams terminal, files []deploy.File) {
	for i, file := range files {
		if len(files) > 1 {
			fmt.Fprintf(streams.out, "%s==> %s <==\n", strings.Repeat("\n", min(i, 1)), file.Path)
		}
		fmt.Fprint(streams.out, file.Text)
	}
}

// reportPlan says what was written, and what is left to do.
func reportPlan(streams terminal, plan deploy.Plan) {
	for _, file := range plan.Files {
		fmt.Fprintln(streams.err, "wrote "+fromHere(filepath.Join(plan.Root, filepath.FromSlash(file.Path))))
	}
	for _, warning := range plan.Warnings {
		fmt.Fprintf(streams.err, "%s %s\n", streams.paint("1;33", "warning:"), warning)
	}
	printSteps(streams, plan.Next)
	if plan.Limits != "" {
		fmt.Fprintln(streams.err, "\n"+plan.Limits)
	}
}

// printSteps lists what is left to do.
func printSteps(streams terminal, steps []string) {
	if len(steps) == 0 {
		return
	}
	fmt.Fprintln(streams.err, "\nNext steps:")
	for i, step := range steps {
		fmt.Fprintf(streams.err, "  %d. %s\n", i+1, strings.ReplaceAll(step, "\n", "\n     "))
	}
}
