// Package build joins the stages: it reads a site, checks it, renders it and
// puts the output in place.
//
// [Check] stops before rendering, [Build] goes to the end. What each stage does
// is in its own package; here are their order, what runs beside what, the making
// of each page's data, and the one write. It knows no command line and no browser.
package build

import (
	"context"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"net/http"
	"os"
	"path/filepath"
	"time"

	"docgen/internal/bundle"
	"docgen/internal/config"
	"docgen/internal/diag"
	"docgen/internal/external"
	"docgen/internal/headers"
	"docgen/internal/output"
	"docgen/internal/search"
	"docgen/internal/ssr"
)

// Options say what to build, and where to.
type Options struct {
	Dir            string // the site folder
	Config         string // the config file, relative to Dir
	Out            string // the output folder
	BaseURL        string // takes the place of the config's; "" for the config's
	URL            string // takes the place of the config's; "" for the config's
	Jobs           int    // goroutines and Node processes at a time, at least 1
	Theme          fs.FS  // the built-in theme
	Version        string // of docgen
	Node           string // executable; "" is "node" in PATH
	Stderr         io.Writer
	Now            time.Time      // when the search content is said to have changed, if it has
	FixedTime      bool           // Now counts even if nothing changed: SOURCE_DATE_EPOCH
	External       bool           // check asks other sites too
	Client         *http.Client   // that asks them; nil for one of its own
	Clock          external.Clock // that asking goes by; nil for the real one
	Baseline       string         // file of known findings, relative to Dir; "" for none
	UpdateBaseline bool           // write that file with what is found, and report none of it
	State          *State         // what earlier builds left; nil for nothing
	Progress       func(Progress) // told how far the build has come, by many at a time; nil to tell no one
	CI             bool           // no one reads along: what is a warning elsewhere may be an error

	entry   string          // of the browser's scripts in Theme; "" is that of a built site
	bundles *bundle.Session // of a preview; nil for a build
}

// Result tells what a build did.
type Result struct {
	Findings []diag.Diagnostic // sorted
	Pages    int               // docs with a page
	Rendered int               // pages of all kinds that were rendered, and not taken over from the last build
	Files    int               // in the output
	Changed  []string          // of those, new or other than before, by name below the output folder
	Timing   Timing
	BaseURL  string // the site's, for whoever serves it
	Search   search.Report
	Script   string // what a Content-Security-Policy allows the pages' inline script by

	read      int // docs whose files were read
	assembled int // pages whose data was put together, to render them or to see that it need not be
}

// ErrConfig says that the config file itself is missing or wrong; the findings
// say how.
var ErrConfig = errors.New("the configuration is wrong")

// Check does every check of a build and renders nothing.
func Check(ctx context.Context, options Options) (Result, error) {
	result := Result{}
	cfg, findings, err := loadConfig(options)
	if result.Findings = diag.Sort(findings); err != nil {
		return result, err
	}
	theme := beginTheme(options, cfg, bundleOwnTheme)
	made, err := makePlan(ctx, options, plan{config: cfg, state: options.state(), findings: findings})
	if err != nil {
		return result, err
	}
	_, findings = made.siteData(options)
	if options.External {
		outside, err := made.checkExternal(ctx, options)
		if err != nil {
			return result, err
		}
		findings = append(findings, outside...)
	}
	ready := made.withModules(options, theme)
	result.Pages = made.count()
	result.Findings, err = made.settled(options, append(made.judged(append(made.findings, findings...), options.idle()...), ready.findings...))
	return result, errors.Join(err, ready.err)
}

// Build builds the site. When a finding is an error nothing is written; the
// error returned is the machine's.
func Build(ctx context.Context, options Options) (Result, error) {
	result := Result{}
	cfg, findings, err := loadConfig(options)
	if result.Findings = diag.Sort(findings); err != nil {
		return result, err
	}
	result.BaseURL = cfg.BaseURL
	clock, state := newTiming(), options.state()
	if !cfg.Markdown.Unsafe {
		state.leaveDisk()
	}
	all, besides := inputs(ctx, options, cfg)
	if last, found := state.unchanged(options, all); found {
		clock.mark("see that nothing changed")
		last.Timing = clock.done()
		return last, nil
	}
	pool, err := startNode(ctx, options)
	if err != nil {
		return result, err
	}
	defer pool.Close()
	theme := beginTheme(options, cfg, bundleTheme)
	made, err := makePlan(ctx, options, plan{config: cfg, state: state, renders: true, findings: findings})
	if err != nil {
		return result, err
	}
	made.findSiteKey(besides)
	clock.mark("read and check")
	if err := pool.Expect(len(made.pages) + len(made.madePages()) + len(made.texts) + len(made.scripts)); err != nil {
		return result, fmt.Errorf("start more of node: %w", err)
	}
	site, findings := made.siteData(options)
	ready := made.withModules(options, theme)
	clock.mark("bundle the theme")
	result.Findings, err = made.settled(options, append(made.judged(append(made.findings, findings...), options.idle()...), ready.findings...))
	if err = errors.Join(err, ready.err); err != nil || diag.HasErrors(result.Findings) {
		return result, err
	}
	staging, err := output.Begin(options.Out, options.previousOutput())
	if err != nil {
		return result, err
	}
	state.begin()
	press, findings, err := made.render(ctx, options, renderer{pool, ready.bundle, site, staging})
	clock.mark("render and write")
	result.Findings = diag.Sort(append(result.Findings, findings...))
	if errors.Is(err, errDamaged) {
		if err := staging.Discard(); err != nil {
			return result, err
		}
		state.forget()
		return Build(ctx, options)
	}
	if err != nil || diag.HasErrors(result.Findings) {
		return result, errors.Join(err, staging.Discard())
	}
	result.Script = headers.Policy{Script: ready.bundle.Boot}.ScriptHash()
	result.Pages, result.Rendered, result.Files, result.Search = made.count(), int(press.rendered.Load()), staging.Len(), made.searched
	result.read, result.assembled = made.read, int(press.assembled.Load())
	if result.Changed, err = staging.Commit(ctx); err != nil {
		return result, err
	}
	clock.mark("put in place")
	made.remember(made.pages, made.texts, made.drafts)
	state.save(ctx, options.Jobs)
	state.saveSearch(made.nextSearch)
	if !ready.bundle.HasSiteCode { // code may import from anywhere
		state.saveLast(options, all, result)
	}
	clock.mark("keep for the next build")
	result.Timing = clock.done()
	return result, nil
}

// state is what earlier builds left.
func (o Options) state() *State {
	if o.State == nil {
		return NewState("")
	}
	return o.State
}

// previousOutput is where the output that a build replaces is kept for the next one: nowhere in
// CI, where there is no next one, or it begins with a copy of the folder.
func (o Options) previousOutput() string {
	if o.CI {
		return ""
	}
	return o.state().previous
}

// loadConfig reads the config file. The error is ErrConfig when the findings say
// what is wrong with it.
func loadConfig(options Options) (config.Config, []diag.Diagnostic, error) {
	text, err := os.ReadFile(filepath.Join(options.Dir, filepath.FromSlash(options.Config)))
	if errors.Is(err, fs.ErrNotExist) {
		return config.Config{}, []diag.Diagnostic{{
			Severity: diag.Error, Code: "config", File: options.Config, Text: "no such file in " + options.Dir,
			Hint: whereConfigIs(options),
		}}, ErrConfig
	}
	if err != nil {
		return config.Config{}, nil, fmt.Errorf("read the config: %w", err)
	}
	cfg, findings := config.Load(text, options.Config)
	if diag.HasErrors(findings) {
		return cfg, findings, ErrConfig
	}
	if options.BaseURL != "" {
		cfg.BaseURL = options.BaseURL
	}
	if options.URL != "" {
		cfg.URL = options.URL
	}
	return cfg, findings, nil
}

// whereConfigIs says how to come to a site: to one above, for who stands in a folder
// of it, else to a new one.
func whereConfigIs(options Options) string {
	folder, err := filepath.Abs(options.Dir)
	above := options.Dir
	for ; err == nil && folder != filepath.Dir(folder); folder = filepath.Dir(folder) {
		above = filepath.Join(above, "..")
		if _, missing := os.Stat(filepath.Join(above, filepath.FromSlash(options.Config))); missing == nil {
			return "there is one above: use --dir " + filepath.ToSlash(above)
		}
	}
	return `"docgen init" makes a new site; "--dir" names the folder of another`
}

// startNode starts the renderer with the npm packages of the theme, which do not
// wait for the rest of it.
func startNode(ctx context.Context, options Options) (*ssr.Pool, error) {
	packages, err := fs.ReadFile(options.Theme, "vendor/server.js")
	if err != nil {
		return nil, fmt.Errorf("read the theme's npm packages: %w", err)
	}
	return ssr.Start(ctx, ssr.Options{
		Node: options.Node, Workers: options.Jobs, Stderr: options.Stderr,
		Modules: []ssr.Module{{
			Name: "vendor", File: "vendor.js", Code: string(packages),
			Provides: []string{"react", "react/jsx-runtime", "react-dom", "react-dom/server"},
		}},
	})
}

// BaseURL reads the base URL from the config, for whoever serves a built site.
func BaseURL(options Options) (string, []diag.Diagnostic, error) {
	cfg, findings, err := loadConfig(options)
	return cfg.BaseURL, findings, err
}
