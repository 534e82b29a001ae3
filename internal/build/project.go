package build

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"time"

	"docgen/internal/cache"
	"docgen/internal/config"
	"docgen/internal/diag"
	"docgen/internal/disk"
	"docgen/internal/incremental"
	"docgen/internal/render"
	"docgen/internal/site"
	"docgen/internal/source"
)

// ErrConfig says that the config file itself is missing or wrong; the findings
// say how.
var ErrConfig = errors.New("the configuration is wrong")

// Project is a site whose config was read.
type Project struct {
	Options
	Config config.Config
	Engine *incremental.Engine

	findings []diag.Diagnostic // about the config
}

// Open reads the config of a site. The error is ErrConfig when the findings say what is
// wrong with it.
func Open(options Options) (Project, []diag.Diagnostic, error) {
	var store incremental.Store
	if options.Cache != "" {
		store = cache.Open(disk.At(options.Dir, options.Cache))
	}
	project := Project{Options: options, Engine: incremental.New(store, render.Makers(options.Version, options.Node))}
	project, findings, err := project.Reload()
	if err == nil && project.Cache != "" {
		err = disk.At(project.Dir, project.Cache).Check()
	}
	return project, findings, err
}

// Reload looks at the files of the site anew, and reads its config again.
func (p Project) Reload() (Project, []diag.Diagnostic, error) {
	p.Engine.Begin(source.Files{source.Site(p.Dir, ".")}, p.Place().Above(), time.Now())
	if folder := path.Dir(filepath.ToSlash(p.Options.Config)); !filepath.IsLocal(folder) {
		p.Engine.Add(source.Site(p.Dir, folder))
	}
	text, err := p.Engine.Files().ReadFile(filepath.ToSlash(p.Options.Config))
	if errors.Is(err, fs.ErrNotExist) {
		return p, []diag.Diagnostic{{
			Severity: diag.Error, Code: "config", File: p.Options.Config, Text: "file not found in " + shown(p.Dir),
			Hint: whereConfigIs(p.Options),
		}}, ErrConfig
	}
	if err != nil {
		return p, []diag.Diagnostic{site.Unreadable("config", p.Options.Config, err)}, ErrConfig
	}
	cfg, findings := config.Load(text, p.Options.Config)
	if p.Config, p.findings = cfg, findings; diag.HasErrors(findings) {
		return p, findings, ErrConfig
	}
	if p.BaseURL != "" {
		p.Config.BaseURL = p.BaseURL
	}
	if p.URL != "" {
		p.Config.URL = p.URL
	}
	if !cfg.Markdown.Unsafe { // the cache may have come with a change by a writer who is not trusted
		p.Engine.Detach()
		p.Cache = ""
	}
	p.Engine.Add(p.Place().Sources(p.Config)...)
	return p, findings, nil
}

// Place is where the files of the site are.
func (p Project) Place() site.Place {
	return site.Place{Dir: p.Dir, Config: p.Options.Config, Baseline: p.Baseline}
}

// whereConfigIs says how to come to a site: to one above, for who stands in a folder
// of it, else to a new one.
func whereConfigIs(options Options) string {
	folder, err := filepath.Abs(options.Dir)
	above := options.Dir
	for ; err == nil && folder != filepath.Dir(folder); folder = filepath.Dir(folder) {
		above = filepath.Join(above, "..")
		if _, missing := os.Stat(filepath.Join(above, filepath.FromSlash(options.Config))); missing == nil {
			return "found one in a folder above: use --dir " + filepath.ToSlash(above)
		}
	}
	return `run "docgen init" to create a site, or use --dir to name the folder of your site`
}

// shown is what messages call the site folder.
func shown(dir string) string {
	if dir == "." {
		return "this folder"
	}
	return dir
}

// NodeOptions say how Node is started.
func (p Project) NodeOptions() render.Node {
	node := render.Node{Program: p.Node, Workers: p.Jobs, Theme: p.Theme, Stderr: p.Stderr}
	if p.Cache != "" {
		node.Store = cache.Open(disk.At(p.Dir, p.Cache).Below("node"))
	}
	return node
}

// Code is what the theme is bundled from. The site folder goes by its real path: esbuild
// names files by where they really are, and the names of scripts follow from that.
func (p Project) Code() (render.Code, error) {
	dir, err := filepath.Abs(p.Dir)
	if err == nil {
		dir, err = filepath.EvalSymlinks(dir)
	}
	if err != nil {
		return render.Code{}, fmt.Errorf("find the site folder: %w", err)
	}
	return render.Code{Theme: p.Theme, Dir: dir, Config: p.Config, Files: p.Engine.Files()}, nil
}
