package build

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"path"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"github.com/docgen-cli/docgen/internal/config"
	"github.com/docgen-cli/docgen/internal/config/reference"
	"github.com/docgen-cli/docgen/internal/content"
	"github.com/docgen-cli/docgen/internal/content/hooks"
	"github.com/docgen-cli/docgen/internal/content/plugin"
	"github.com/docgen-cli/docgen/internal/diag"
	"github.com/docgen-cli/docgen/internal/engine/cache"
	"github.com/docgen-cli/docgen/internal/engine/disk"
	"github.com/docgen-cli/docgen/internal/engine/history"
	"github.com/docgen-cli/docgen/internal/engine/incremental"
	"github.com/docgen-cli/docgen/internal/engine/source"
	"github.com/docgen-cli/docgen/internal/frontend/style"
	"github.com/docgen-cli/docgen/internal/render/code"
	"github.com/docgen-cli/docgen/internal/site"
)

// ErrConfig means that the config file is missing or invalid. The findings have the
// details.
var ErrConfig = errors.New("invalid configuration")

// Project is a site whose config has been read.
type Project struct {
	Options
	Config  config.Config
	Engine  *incremental.Engine
	Modules *reference.Modules // of the site that the config names
	Hooks   *hooks.Runner      // code of the site that changes texts

	Plugins  plugin.Set // what the plugins give
	editions []site.EditionInput
	host     *plugin.Host
	findings []diag.Diagnostic // about the config and the versions
	git      *repository
	history  *history.Known
	styles   *style.Compiler
	adopted  bool // there is no config file
}

// Open reads the config of a site. If the config is missing or invalid, the error is
// ErrConfig and the findings have the details.
//
// Canceling the context ends the process that reads versions of the docs from git.
func Open(ctx context.Context, options Options) (Project, []diag.Diagnostic, error) {
	boundGarbage(whenSmall)
	var store incremental.Store
	if options.Cache != "" {
		store = cache.Open(disk.At(options.Dir, options.Cache))
	}
	project, err := Project{Options: options, Engine: incremental.New(store, toolVersions(options.Version, options.Node))}.beside()
	if err != nil {
		return project, nil, err
	}
	project, findings, err := project.Reload(ctx)
	if err == nil && project.Cache != "" {
		err = disk.At(project.Dir, project.Cache).Check()
	}
	if err == nil && project.adopted && project.Cache != "" { // its .gitignore does not list the cache yet
		_ = disk.At(project.Dir, filepath.Dir(project.Cache)).Replace(".gitignore", []byte("*\n"))
	}
	return project, findings, err
}

// beside returns the project with processes of its own.
func (p Project) beside() (Project, error) {
	p.Hooks = hooks.New(hooks.Options{Dir: p.Dir, Config: p.Options.Config, Node: p.Node, Theme: p.Theme})
	p.host = plugin.New(plugin.Options{Dir: p.Dir, Config: p.Options.Config, Node: p.Node})
	p.git, p.history = &repository{dir: p.Dir, renamed: map[[2]string]map[string]string{}}, new(history.Known)
	dir, err := realFolder(p.Dir)
	if err != nil {
		return p, err
	}
	p.styles = style.New(style.Options{Site: dir, Node: p.Node, Config: p.Options.Config})
	return p, nil
}

// files returns the files of the site folder.
func (p Project) files() source.FS {
	files := source.Site(p.Dir, ".")
	if p.Over == "" {
		return files
	}
	return source.Overlay(files, source.Layer{At: ".", Files: source.Site(p.Over, ".")})
}

// unsaved returns files with what an editor has not saved.
func (p Project) unsaved(files ...source.FS) source.Files { return source.Unsaved(files, p.Unsaved) }

// Reload forgets what it knew about the site's files and reads the config again.
func (p Project) Reload(ctx context.Context) (Project, []diag.Diagnostic, error) {
	p.Engine = p.Engine.Begin(p.unsaved(p.files()), p.Place().Above(), time.Now())
	if folder := path.Dir(filepath.ToSlash(p.Options.Config)); !filepath.IsLocal(folder) {
		p.Engine = p.Engine.Add(p.unsaved(source.Site(p.Dir, folder))...)
	}
	text, err := p.Engine.Files().ReadFile(filepath.ToSlash(p.Options.Config))
	p.adopted = errors.Is(err, fs.ErrNotExist)
	if p.adopted {
		var finding *diag.Diagnostic
		text, finding = p.withoutConfig()
		if finding != nil {
			return p, []diag.Diagnostic{*finding}, ErrConfig
		}
		err = nil
	}
	p.Adopt = p.Adopt && p.adopted // from now on, a missing config is a mistake
	if err != nil {
		return p, []diag.Diagnostic{content.Unreadable("config", p.Options.Config, err)}, ErrConfig
	}
	cfg, findings := config.Load(text, p.Options.Config)
	p.Config, p.findings = cfg, findings
	if diag.HasErrors(findings) {
		return p, findings, ErrConfig
	}
	if !p.adopted && cfg.Markdown.Unsafe {
		p.Config.Docs = p.withSidebars()
	}
	if p.Print != nil {
		p.Config.Docs = p.Print.with(p.Config.Docs)
	}
	if p.BaseURL != "" {
		p.Config.BaseURL = p.BaseURL
	}
	if p.URL != "" {
		p.Config.URL = p.URL
	}
	if wrong := p.checkLocales(); len(wrong) > 0 {
		return p, append(findings, wrong...), ErrConfig
	}
	if p.Together {
		p.Config.I18n = p.Config.I18n.Together()
	}
	if !cfg.Markdown.Unsafe { // the cache may come from an untrusted change, too
		p.Engine = p.Engine.Detach()
		p.Cache = ""
	}
	versions, wrong, err := p.git.versions(ctx, p)
	if err != nil {
		return p, nil, err
	}
	findings = append(findings, wrong...)
	if diag.HasErrors(wrong) {
		return p, findings, ErrConfig
	}
	p.Engine = p.Engine.Add(versions.Files...)
	wrong, err = p.openPlugins(ctx)
	findings = append(findings, wrong...)
	if err != nil {
		return p, findings, err
	}
	editions, found := site.Inputs(p.Config, p.Engine.Files(), versions.Sources, p.Locales)
	p.editions, p.findings = p.withHistory(p.Place().Locate(editions)), append(findings, found...)
	p.Engine = p.Engine.Add(p.Plugins.Pages().Over(p.unsaved(p.Place().Sources(p.Config, p.editions)...))...)
	p.Modules = reference.New(p.Engine, p.Dir, p.Node)
	return p, p.findings, nil
}

// withSidebars returns the docs with a script for the sidebars, if the config names no file and
// the default one does not exist.
func (p Project) withSidebars() config.Instances {
	all, files := slices.Clone(p.Config.Docs), p.Engine.Files()
	for i, docs := range all {
		usual := string(docs.SidebarPath)
		if _, err := files.Stat(usual); err == nil || p.Config.Given(docs.Option("sidebarPath")...) {
			continue
		}
		for _, extension := range config.ScriptExtensions() {
			script := strings.TrimSuffix(usual, path.Ext(usual)) + extension
			if info, err := files.Stat(script); err == nil && info.Mode().IsRegular() {
				all[i].SidebarPath = config.SidebarPath(script)
				break
			}
		}
	}
	return all
}

// Sets returns the doc sets of the default locale: those of each instance together, newest first.
func (p Project) Sets() []site.SetInput { return p.editions[0].Sets }

// IsAdopted reports whether the site is a folder of Markdown without a config.
func (p Project) IsAdopted() bool { return p.adopted }

// Place returns the location of the site's files.
func (p Project) Place() site.Place {
	return site.Place{Dir: p.Dir, Config: p.Options.Config, Baseline: p.Baseline}
}

// NodeOptions returns the options for starting Node.
func (p Project) NodeOptions() code.Node {
	node := code.Node{Program: p.Node, Workers: p.Jobs, Theme: p.Theme, Stderr: p.Stderr}
	if p.Cache != "" {
		node.Store = cache.Open(disk.At(p.Dir, p.Cache).Below("node"))
	}
	return node
}

// Code returns the input for bundling the theme. It uses the real path of the site folder:
// esbuild names files by their real paths, and the names of scripts depend on them.
func (p Project) Code() (code.Code, error) {
	dir, err := realFolder(p.Dir)
	if err != nil {
		return code.Code{}, err
	}
	p.styles.Use(p.Config.PostCSS, p.Config.Given("postcss"))
	return code.Code{
		Theme: p.Theme, Dir: dir, Over: p.Over, Config: p.Config, Files: p.Engine.Files(), Styles: p.styles, Modules: p.Modules, Plugins: p.Plugins,
	}, nil
}

func realFolder(name string) (string, error) {
	dir, err := filepath.Abs(name)
	if err == nil {
		dir, err = filepath.EvalSymlinks(dir)
	}
	if err != nil {
		return "", fmt.Errorf("find the site folder: %w", err)
	}
	return dir, nil
}

// Close ends the processes that compile style sheets and run plugins, if they run.
func (p Project) Close() {
	p.styles.Close()
	p.host.Close()
}
