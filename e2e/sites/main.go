// Command sites builds the sites of the browser tests and serves them at one address, each below its base URL: every
// folder of e2e/fixture with a docgen.yaml, what e2e/fixture/pages and e2e/fixture/hostile write, and the Phoenix site that "make site" has
// built into dist/.
//
// usage: sites ADDRESS, run in the project's folder.
package main

import (
	"context"
	"errors"
	"fmt"
	"maps"
	"net"
	"net/http"
	"os"
	"path/filepath"
	"strings"
	"time"

	"github.com/docgen-cli/docgen/e2e/fixture/hostile"
	"github.com/docgen-cli/docgen/e2e/fixture/pages"
	"github.com/docgen-cli/docgen/internal/build"
	"github.com/docgen-cli/docgen/internal/content/openapi"
	"github.com/docgen-cli/docgen/internal/diag"
	"github.com/docgen-cli/docgen/internal/engine/parallel"
	"github.com/docgen-cli/docgen/internal/frontend/eject"
	"github.com/docgen-cli/docgen/internal/release/product"
	"github.com/docgen-cli/docgen/internal/serve"
	"github.com/docgen-cli/docgen/theme"
)

// folder is where the built sites go.
const folder = "bin/fixture"

// jobs is the number of sites that are built at a time.
const jobs = 2

func main() {
	if len(os.Args) != 2 {
		fmt.Fprintln(os.Stderr, "usage: sites ADDRESS")
		os.Exit(2)
	}
	if err := run(context.Background(), os.Args[1]); err != nil {
		fmt.Fprintln(os.Stderr, "sites:", err)
		os.Exit(1)
	}
}

func run(ctx context.Context, address string) error {
	host, _, err := net.SplitHostPort(address)
	if err != nil {
		return err
	}
	served := sites{}
	add := func(dir, base string) {
		served[strings.Trim(base, "/")] = serve.Handler(serve.Options{Dir: dir, BaseURL: base, Host: host})
	}
	add("dist", "/phoenix/")
	add(filepath.Join(folder, "pages"), pages.Base)
	if err := pages.Write(ctx, filepath.Join(folder, "pages")); err != nil {
		return fmt.Errorf("write the pages: %w", err)
	}
	fixtures, err := filepath.Glob("e2e/fixture/*/" + build.ConfigFile)
	if err != nil {
		return err
	}
	for _, site := range parallel.Map(ctx, jobs, fixtures, func(config string) built { return buildFixture(ctx, config) }) {
		if site.err != nil {
			return site.err
		}
		add(site.dir, site.base)
	}
	strangers := filepath.Join(folder, "strangers")
	if err := buildStrangers(ctx, strangers); err != nil {
		return fmt.Errorf("build the site of strangers: %w", err)
	}
	add(strangers, hostile.Base)
	server := &http.Server{Addr: address, Handler: served, ReadHeaderTimeout: time.Minute}
	return server.ListenAndServe()
}

// built is the output of a fixture, and its base URL.
type built struct {
	dir, base string
	err       error
}

// buildFixture builds the fixture with a configuration file.
func buildFixture(ctx context.Context, config string) (site built) {
	dir := filepath.Dir(config)
	name := filepath.Base(dir)
	if prepare, ok := prepared[name]; ok {
		dir, site.err = copySite(dir, prepare)
		if site.err != nil {
			return built{err: fmt.Errorf("prepare %s: %w", name, site.err)}
		}
	}
	site.dir = filepath.Join(folder, name)
	site.base, site.err = buildSite(ctx, dir, site.dir)
	if site.err != nil {
		site.err = fmt.Errorf("build %s: %w", name, site.err)
	}
	return site
}

// sites are the handlers of sites by the first segment of their paths. An [http.ServeMux] would redirect paths such as
// /phoenix//api.
type sites map[string]http.Handler

func (s sites) ServeHTTP(out http.ResponseWriter, in *http.Request) {
	name, _, _ := strings.Cut(strings.TrimPrefix(in.URL.Path, "/"), "/")
	if site, found := s[name]; found {
		site.ServeHTTP(out, in)
		return
	}
	http.NotFound(out, in)
}

// buildSite builds a site as "docgen build" does, and returns its base URL.
func buildSite(ctx context.Context, dir, out string) (base string, err error) {
	result, err := build.Build(ctx, build.BuildOptions{
		Options: build.Options{
			Dir: dir, Config: build.ConfigFile, Jobs: 2, Theme: theme.Files, Version: product.Version, Stderr: os.Stderr,
			Cache: filepath.Join(dir, ".docgen"),
		},
		Out: out, Now: time.Now(),
	})
	if diag.HasErrors(result.Findings) {
		err = errors.Join(err, fmt.Errorf("the site has errors: %v", result.Findings))
	}
	return result.BaseURL, err
}

// prepared are the sites with more files than their fixtures have, and what adds them to a copy of the fixture.
var prepared = map[string]func(site string) error{
	"elements": addReference,
	"infima":   addPackages,
	"theming":  func(site string) error { return errors.Join(addPackages(site), addComponent(site)) },
}

// copySite copies a fixture, prepares the copy, and returns its folder.
func copySite(dir string, prepare func(site string) error) (string, error) {
	to := filepath.Join(folder, filepath.Base(dir)+"-site")
	return to, errors.Join(os.RemoveAll(to), os.CopyFS(to, os.DirFS(dir)), prepare(to))
}

// addPackages installs the site's npm packages where "npm install" puts them.
func addPackages(site string) error {
	return os.CopyFS(filepath.Join(site, "node_modules"), os.DirFS(filepath.Join(site, "packages")))
}

// addComponent copies a component out of the theme.
func addComponent(site string) error {
	copied, err := eject.NewCopy(theme.Files, "Pagination")
	for _, file := range copied.Files {
		err = errors.Join(err, write(filepath.Join(site, filepath.FromSlash(file.Name)), []byte(file.Text)))
	}
	return err
}

// addReference adds the options page of docgen's own guide, the pages of an API, and files that browsers would run.
func addReference(site string) error {
	options, err := os.ReadFile("docs/content/reference/options.md")
	description, readErr := os.ReadFile(filepath.Join(site, "pets.yaml"))
	files, findings := openapi.Generate(description, openapi.Options{File: "pets.yaml", Source: "../../pets.yaml"})
	if diag.HasErrors(findings) {
		return fmt.Errorf("the description has errors: %v", findings)
	}
	err = errors.Join(err, readErr, write(filepath.Join(site, "content/options.md"), options))
	hosted := hostile.Files()
	maps.Copy(hosted, hostile.Inert())
	for name, text := range hosted {
		err = errors.Join(err, write(filepath.Join(site, "content/files", name), []byte(text)))
	}
	err = errors.Join(err, write(filepath.Join(site, "content/files/index.md"), []byte(hostile.LinksTo(hosted))))
	for _, file := range files {
		err = errors.Join(err, write(filepath.Join(site, "content/api", filepath.FromSlash(file.Name)), file.Text))
	}
	return err
}

// buildStrangers builds a site with a payload of each kind in every field.
func buildStrangers(ctx context.Context, out string) error {
	site := out + "-site"
	err := os.RemoveAll(site)
	for name, text := range hostile.Site(hostile.Representatives(), hostile.Representatives()) {
		err = errors.Join(err, write(filepath.Join(site, filepath.FromSlash(name)), []byte(text)))
	}
	if err == nil {
		_, err = buildSite(ctx, site, out)
	}
	return err
}

func write(name string, text []byte) error {
	return errors.Join(os.MkdirAll(filepath.Dir(name), 0o755), os.WriteFile(name, text, 0o644))
}
