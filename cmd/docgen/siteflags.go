package main

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"github.com/docgen-cli/docgen/internal/build"
	"github.com/docgen-cli/docgen/internal/config"
	"github.com/docgen-cli/docgen/internal/release/product"
	"github.com/docgen-cli/docgen/theme"
)

// siteFlags are the flags that all commands on a site share.
type siteFlags struct {
	dir, config, out, baseURL, url string
	format                         string
	jobs                           int
	baseline                       string
	quiet, verbose, timing         bool
	noCache                        bool
	remote                         build.RemoteOptions
}

// add defines the flags on a command. Every command that reads a whole site accepts all of them,
// so that a script can pass the same flags to each. The idle ones have no effect on this command,
// and help does not list them.
func (f *siteFlags) add(cmd *cobra.Command, idle ...string) {
	cmd.Flags().AddFlagSet(f.all())
	for _, name := range idle {
		cmd.Flags().Lookup(name).Hidden = true
	}
}

// addSome defines only some of the flags on a command. The others have their defaults.
func (f *siteFlags) addSome(cmd *cobra.Command, names ...string) {
	all := f.all()
	for _, name := range names {
		cmd.Flags().AddFlag(all.Lookup(name))
	}
}

// all returns the flags of f, and sets f to their defaults.
func (f *siteFlags) all() *pflag.FlagSet {
	flags := pflag.NewFlagSet("site", pflag.ContinueOnError)
	flags.StringVarP(&f.dir, "dir", "C", ".", "site `folder`")
	flags.StringVarP(&f.config, "config", "c", "docgen.yaml", "configuration `file`, relative to the site folder")
	flags.StringVarP(&f.out, "out", "o", "dist", "output `folder`, relative to the site folder")
	flags.StringVar(&f.baseURL, "base-url", "", "`path` to use instead of baseUrl in docgen.yaml")
	flags.StringVar(&f.url, "url", "", "`address` to use instead of url in docgen.yaml")
	flags.IntVarP(&f.jobs, "jobs", "j", runtime.NumCPU(), "`number` of tasks to run at the same time")
	flags.StringVar(&f.format, "format", "text", "`format` of the problems: text, json, github or sarif")
	flags.StringVar(&f.baseline, "baseline", "", "`file` of known problems that are not reported, relative to the site folder")
	flags.BoolVarP(&f.quiet, "quiet", "q", false, "print only errors")
	flags.BoolVarP(&f.verbose, "verbose", "v", false, "list changed files, and every place of a problem")
	flags.BoolVar(&f.noCache, "no-cache", false, "build from scratch, without reading or writing the cache")
	flags.BoolVar(&f.timing, "timing", false, "print how long each stage takes")
	return flags
}

// command returns a command for the same site and output.
func (f *siteFlags) command(name string) string {
	command := "docgen " + name + dirFlag(f.dir)
	if f.out != "dist" {
		command += " -o " + f.out
	}
	return command
}

// outFolder returns the output folder relative to the working directory.
func (f *siteFlags) outFolder() string { return inFolder(f.dir, f.out) }

// cacheFolder is where builds store results for later builds, relative to the site folder.
const cacheFolder = ".docgen/cache"

// cacheFolder returns the path of the cache; "" if --no-cache is set.
func (f *siteFlags) cacheFolder() string {
	if f.noCache {
		return ""
	}
	return filepath.Join(f.dir, filepath.FromSlash(cacheFolder))
}

// options turns the flags into build options.
func (f *siteFlags) options(streams terminal) (build.BuildOptions, error) {
	if err := checkFormat(f.format, "text", "json", "github", "sarif"); err != nil {
		return build.BuildOptions{}, err
	}
	if f.jobs < 1 {
		return build.BuildOptions{}, usageError{fmt.Errorf("--jobs must be at least 1, found %d", f.jobs)}
	}
	if err := f.checkFolders(); err != nil {
		return build.BuildOptions{}, err
	}
	if err := f.overrides(); err != nil {
		return build.BuildOptions{}, err
	}
	shared, err := f.remoteOptions()
	if err != nil {
		return build.BuildOptions{}, err
	}
	now, fixed, err := buildTime()
	return build.BuildOptions{
		Options: build.Options{
			Dir: f.dir, Config: f.config, BaseURL: f.baseURL, URL: f.url, Jobs: f.jobs,
			Theme: theme.Files, Version: product.Version, Stderr: streams.err, Cache: f.cacheFolder(),
			Baseline: f.baseline, CI: inCI(), Remote: shared,
		},
		Out: f.outFolder(), Now: now, FixedTime: fixed,
	}, err
}

// checkFormat rejects an unknown value of --format.
func checkFormat(format string, known ...string) error {
	if slices.Contains(known, format) {
		return nil
	}
	last := len(known) - 1
	return usageError{fmt.Errorf("--format must be %s or %s, found %q", strings.Join(known[:last], ", "), known[last], format)}
}

// remoteOptions returns the options for the remote cache. The error does not repeat the URL, which
// may have a password.
func (f *siteFlags) remoteOptions() (build.RemoteOptions, error) {
	options := f.remote
	options.Off = f.noCache
	if options.URL != "" {
		if problem := config.RemoteCache(options.URL); problem != (config.Problem{}) {
			return options, usageError{fmt.Errorf("--remote-cache %s: %s", problem.Text, problem.Hint)}
		}
	}
	return options, nil
}

// checkFolders checks that the site folder exists, and that the output folder, which a
// build replaces, does not contain it.
func (f *siteFlags) checkFolders() error {
	if err := checkSiteFolder(f.dir); err != nil {
		return err
	}
	site, err := filepath.Abs(f.dir)
	if err != nil {
		return fmt.Errorf("find the site folder: %w", err)
	}
	out, err := filepath.Abs(f.outFolder())
	if err != nil {
		return fmt.Errorf("find the output folder: %w", err)
	}
	below, err := filepath.Rel(out, site)
	if err == nil && below != ".." && !strings.HasPrefix(below, ".."+string(filepath.Separator)) {
		return usageError{fmt.Errorf("the output folder %s contains the site itself: choose another folder with --out", f.outFolder())}
	}
	return nil
}

func checkSiteFolder(dir string) error {
	info, err := os.Stat(dir)
	switch {
	case errors.Is(err, fs.ErrNotExist):
		return usageError{fmt.Errorf("the site folder %q does not exist", dir)}
	case err != nil:
		return usageError{fmt.Errorf("find the site folder: %w", err)}
	case !info.IsDir():
		return usageError{fmt.Errorf("the site folder %q is not a folder", dir)}
	}
	return nil
}

// overrides validates and normalizes --url and --base-url.
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

// buildTime returns SOURCE_DATE_EPOCH if it is set, otherwise the current time
// (https://reproducible-builds.org/specs/source-date-epoch).
func buildTime() (now time.Time, fixed bool, err error) {
	epoch := os.Getenv("SOURCE_DATE_EPOCH")
	if epoch == "" {
		return time.Now(), false, nil
	}
	seconds, err := strconv.ParseInt(epoch, 10, 64)
	if err != nil {
		return time.Time{}, false, usageError{fmt.Errorf("SOURCE_DATE_EPOCH must be a number of seconds since 1970, found %q", epoch)}
	}
	return time.Unix(seconds, 0).UTC(), true, nil
}
