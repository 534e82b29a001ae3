package main

import (
	"cmp"
	"errors"
	"fmt"
	"os"
	"strings"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"github.com/docgen-cli/docgen/internal/diag"
)

func newRoot(streams terminal) *cobra.Command {
	root := newGroup("docgen")
	root.SilenceErrors, root.SilenceUsage = true, true
	root.SetIn(streams.in)
	root.SetOut(streams.out)
	root.SetErr(streams.err)
	root.CompletionOptions.DisableDefaultCmd = true
	root.Version = versionText()
	root.SetVersionTemplate("{{.Version}}\n")
	root.SetFlagErrorFunc(flagError)
	root.SetUsageTemplate(usage)
	root.SetHelpCommand(newHelp())
	cobra.EnableCommandSorting = false // help lists commands in the order in which people need them
	root.AddCommand(
		newInit(streams), newImport(streams), newDoctor(streams), newDev(streams), newBuild(streams), newServe(streams), newMCP(streams), newCheck(streams),
		newLSP(streams), newLock(streams),
		newVersions(streams), newTranslate(streams), newExplain(streams), newEject(streams), newPlugins(streams), newPlugin(streams),
		newOpenAPI(streams), newPDF(streams), newDeploy(streams),
		newRedirects(streams), newSchema(streams), newCache(streams), newClean(streams), newCompletion(streams), newVersion(streams),
	)
	describe(root, "\n"+helpText)
	return root
}

// newGroup returns a command that has only commands below it.
func newGroup(use string, commands ...*cobra.Command) *cobra.Command {
	group := &cobra.Command{Use: use, Args: unknownCommand, RunE: func(cmd *cobra.Command, _ []string) error { return cmd.Help() }}
	group.AddCommand(commands...)
	return group
}

// flagError explains a mistake in a flag, and how to fix it.
func flagError(cmd *cobra.Command, err error) error {
	if value, ok := errors.AsType[*pflag.InvalidValueError](err); ok {
		problem := "must be a whole number" // any text is valid for the other flags
		if value.GetFlag().Value.Type() == "bool" {
			problem = "takes no value"
		}
		return usageError{fmt.Errorf("--%s %s, found %q", value.GetFlag().Name, problem, value.GetValue())}
	}
	if empty, ok := errors.AsType[*pflag.ValueRequiredError](err); ok {
		placeholder, _ := pflag.UnquoteUsage(empty.GetFlag())
		return usageError{fmt.Errorf("--%s needs a value: --%[1]s <%s>", empty.GetFlag().Name, placeholder)}
	}
	var unknown *pflag.NotExistError
	if !errors.As(err, &unknown) {
		return usageError{err}
	}
	flag, hint := "-"+unknown.GetSpecifiedName(), ""
	if unknown.GetSpecifiedShortnames() == "" {
		var names []string
		cmd.Flags().VisitAll(func(flag *pflag.Flag) { names = append(names, "--"+flag.Name) })
		flag = "-" + flag
		hint = diag.DidYouMean(flag, names)
	}
	return usageError{fmt.Errorf("unknown flag %s: %s", flag, cmp.Or(hint, fmt.Sprintf(`run "%s --help" to list all flags`, cmd.CommandPath())))}
}

// elsewhere has the commands that have another name in other tools for documentation sites.
var elsewhere = map[string]string{
	"start": "dev", "develop": "dev", "watch": "dev", "preview": "serve", "server": "serve", "new": "init", "create": "init",
	"generate": "build", "migrate": "import", "test": "check",
}

// unknownCommand rejects arguments that are not commands, and suggests the nearest one.
func unknownCommand(cmd *cobra.Command, args []string) error {
	if len(args) == 0 {
		return nil
	}
	var names []string
	for _, command := range cmd.Commands() {
		if command.IsAvailableCommand() {
			names = append(names, command.Name())
		}
	}
	all := fmt.Sprintf(`run "%s --help" to list all commands`, cmd.CommandPath())
	if wanted := elsewhere[args[0]]; wanted != "" && !cmd.HasParent() {
		all = fmt.Sprintf("did you mean %q?", wanted)
	}
	return usageError{fmt.Errorf("unknown command %q: %s", args[0], cmp.Or(diag.DidYouMean(args[0], names), all))}
}

// atMostArgs rejects more than count arguments.
func atMostArgs(count int) cobra.PositionalArgs {
	return func(cmd *cobra.Command, args []string) error {
		switch {
		case len(args) <= count:
			return nil
		case count == 0:
			return usageError{fmt.Errorf(`"%s" takes no arguments, found %q%s`, cmd.CommandPath(), args[0], suggestFolder(cmd, args[0]))}
		}
		return usageError{fmt.Errorf(`"%s" takes one argument, found %q after it`, cmd.CommandPath(), args[count])}
	}
}

// oneArg requires one argument.
func oneArg(thing, example string) cobra.PositionalArgs {
	return func(cmd *cobra.Command, args []string) error {
		if len(args) == 0 {
			return usageError{fmt.Errorf("\"%s\" needs %s, as in \"%s\"", cmd.CommandPath(), thing, example)}
		}
		return atMostArgs(1)(cmd, args)
	}
}

// suggestFolder suggests --dir if an unexpected argument is a folder, for a command that
// works on a site. Otherwise it returns "".
func suggestFolder(cmd *cobra.Command, argument string) string {
	info, err := os.Stat(argument)
	if cmd.Flags().ShorthandLookup("C") == nil || err != nil || !info.IsDir() {
		return ""
	}
	return fmt.Sprintf(": did you mean \"%s%s\"?", cmd.CommandPath(), dirFlag(argument))
}

// withoutAliases replaces the names that commands have in Docusaurus: write-translations,
// docs:version, and docs:version:community for the docs with the id community.
func withoutAliases(args []string) []string {
	if len(args) == 0 {
		return args
	}
	if args[0] == "write-translations" {
		return append([]string{"translate", "extract"}, args[1:]...)
	}
	id, isAlias := strings.CutPrefix(args[0], "docs:version")
	switch {
	case !isAlias || id != "" && id[0] != ':':
		return args
	case len(id) > 1:
		return append([]string{"versions", "add", "--instance", id[1:]}, args[1:]...)
	}
	return append([]string{"versions", "add"}, args[1:]...)
}
