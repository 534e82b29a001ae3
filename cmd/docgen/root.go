package main

import (
	"fmt"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/spf13/cobra"

	"docgen/internal/build"
	"docgen/internal/config"
	"docgen/internal/diag"
	"docgen/theme"
)

// siteFlags are the flags that commands on a site share.
type siteFlags struct {
	dir, config, out, baseURL, url string
	format                         string
	jobs                           int
	baseline                       string
	quiet, verbose, timing         bool
	noCache                        bool
	state                          *build.State // of a process that builds again and again
}

func newRoot(streams terminal) *cobra.Command {
	root := &cobra.Command{
		Use:           "docgen",
		Short:         "Turn Markdown into a documentation site",
		Long:          "docgen turns Markdown into a documentation site with a React theme:\nevery page complete without JavaScript, and alive with it.",
		SilenceErrors: true,
		SilenceUsage:  true,
		Args:          unknownCommand,
		RunE:          func(cmd *cobra.Command, _ []string) error { return cmd.Help() },
	}
	root.SetIn(streams.in)
	root.SetOut(streams.out)
	root.SetErr(streams.err)
	root.CompletionOptions.HiddenDefaultCmd = true
	root.SetFlagErrorFunc(func(cmd *cobra.Command, err error) error {
		return usageError{fmt.Errorf("%w (see \"%s --help\")", err, cmd.CommandPath())}
	})
	root.AddCommand(newInit(streams), newDev(streams), newBuild(streams), newServe(streams), newCheck(streams), newExplain(streams), newLock(streams), newEject(streams), newClean(streams), newSchema(streams), newVersion(streams))
	return root
}

// unknownCommand names the nearest command to a wrong one.
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
	hint := diag.DidYouMean(args[0], names)
	if hint == "" {
		hint = "there are " + strings.Join(names, ", ")
	}
	return usageError{fmt.Errorf("no command %q: %s", args[0], hint)}
}

// exactArgs wraps cobra's check so that its error counts as usage.
func atMostArgs(count int) cobra.PositionalArgs {
	return func(cmd *cobra.Command, args []string) error {
		if len(args) > count {
			return usageError{fmt.Errorf("%s takes no argument %q", cmd.CommandPath(), args[count])}
		}
		return nil
	}
}

// add defines the flags on a command.
func (f *siteFlags) add(cmd *cobra.Command) {
	flags := cmd.Flags()
	flags.StringVarP(&f.dir, "dir", "C", ".", "site folder")
	flags.StringVarP(&f.config, "config", "c", "docgen.yaml", "configuration file, relative to the site folder")
	flags.StringVarP(&f.out, "out", "o", "dist", "output folder, relative to the site folder")
	flags.StringVar(&f.baseURL, "base-url", "", "use this base URL instead of the configured one")
	flags.StringVar(&f.url, "url", "", "use this site URL instead of the configured one")
	flags.IntVarP(&f.jobs, "jobs", "j", runtime.NumCPU(), "how many things to do at a time")
	flags.StringVar(&f.format, "format", "text", "format of diagnostics: text, json, github or sarif")
	flags.StringVar(&f.baseline, "baseline", "", "file of known findings, which are not reported; relative to the site folder")
	flags.BoolVarP(&f.quiet, "quiet", "q", false, "print errors alone")
	flags.BoolVarP(&f.verbose, "verbose", "v", false, "name the files that changed, and every place of a finding")
	flags.BoolVar(&f.noCache, "no-cache", false, "take nothing over from earlier builds, and leave nothing for later ones")
	flags.BoolVar(&f.timing, "timing", false, "print how long each stage takes")
}

// outFolder is the output folder as a path from here.
func (f *siteFlags) outFolder() string {
	if filepath.IsAbs(f.out) {
		return filepath.Clean(f.out)
	}
	return filepath.Join(f.dir, f.out)
}

// cacheFolder is where builds leave what later ones may use; "" for nowhere.
func (f *siteFlags) cacheFolder() string {
	if f.noCache {
		return ""
	}
	return filepath.Join(f.dir, ".docgen", "cache")
}

// options turns the flags into what a build needs.
func (f *siteFlags) options(streams terminal) (build.Options, error) {
	if !slices.Contains(diag.Formats(), diag.Format(f.format)) {
		return build.Options{}, usageError{fmt.Errorf("unknown format %q: use text, json, github or sarif", f.format)}
	}
	if f.jobs < 1 {
		return build.Options{}, usageError{fmt.Errorf("--jobs is %d: use at least 1", f.jobs)}
	}
	info, err := os.Stat(f.dir)
	if err != nil || !info.IsDir() {
		return build.Options{}, usageError{fmt.Errorf("no folder %q", f.dir)}
	}
	if err := f.overrides(); err != nil {
		return build.Options{}, err
	}
	now, fixed, err := buildTime()
	if f.state == nil {
		f.state = build.NewState(f.cacheFolder())
	}
	return build.Options{
		Dir: f.dir, Config: f.config, Out: f.outFolder(), BaseURL: f.baseURL, URL: f.url, Jobs: f.jobs,
		Theme: theme.Files, Version: version, Stderr: streams.err, Now: now, FixedTime: fixed, State: f.state,
		Baseline: f.baseline, CI: !slices.Contains([]string{"", "false", "0"}, os.Getenv("CI")),
	}, err
}

// overrides brings the URLs given on the command line into their normal form.
func (f *siteFlags) overrides() error {
	for _, override := range []struct {
		flag  string
		value *string
		check func(string) (string, config.Problem)
	}{
		{"--url", &f.url, config.Origin},
		{"--base-url", &f.baseURL, config.BasePath},
	} {
		if *override.value == "" {
			continue
		}
		normal, problem := override.check(*override.value)
		if problem != (config.Problem{}) {
			return usageError{fmt.Errorf("%s %s, found %q: %s", override.flag, problem.Text, *override.value, problem.Hint)}
		}
		*override.value = normal
	}
	return nil
}

// buildTime is now, or what SOURCE_DATE_EPOCH says
// (https://reproducible-builds.org/specs/source-date-epoch).
func buildTime() (now time.Time, fixed bool, err error) {
	epoch := os.Getenv("SOURCE_DATE_EPOCH")
	if epoch == "" {
		return time.Now(), false, nil
	}
	seconds, err := strconv.ParseInt(epoch, 10, 64)
	if err != nil {
		return time.Time{}, false, usageError{fmt.Errorf("SOURCE_DATE_EPOCH is %q: use seconds since 1970", epoch)}
	}
	return time.Unix(seconds, 0).UTC(), true, nil
}

// report prints findings where their format goes: what programs read to standard
// output, all else to standard error. It returns errSite when one is an error.
func (f *siteFlags) report(streams terminal, findings []diag.Diagnostic) error {
	shown := findings
	if f.quiet {
		shown = slices.DeleteFunc(slices.Clone(findings), func(d diag.Diagnostic) bool { return d.Severity != diag.Error })
	}
	style := diag.Style{Format: diag.Format(f.format), Color: streams.colors(), All: f.verbose, Folder: f.folderFromHere(), Version: version}
	out := streams.err
	if style.Format.IsData() {
		out = streams.out
	}
	if err := diag.Print(out, shown, style); err != nil {
		return fmt.Errorf("print the diagnostics: %w", err)
	}
	if diag.HasErrors(findings) {
		return errSite
	}
	return nil
}

// folderFromHere is the site folder as seen from the working directory, which is
// the repository's root in a workflow.
func (f *siteFlags) folderFromHere() string {
	here, err := os.Getwd()
	if err != nil {
		return filepath.ToSlash(f.dir)
	}
	site, err := filepath.Abs(f.dir)
	if err != nil {
		return filepath.ToSlash(f.dir)
	}
	below, err := filepath.Rel(here, site)
	if err != nil {
		return filepath.ToSlash(site) // on another disk
	}
	return filepath.ToSlash(below)
}
