// Command sites builds the sites of the browser tests and serves them at one address, each below its base URL: every
// folder of e2e/fixture with a docgen.yaml, the pages of e2e/fixture/pages, and the Phoenix site that "make site" has
// built into dist/.
//
// usage: sites ADDRESS, run in the project's folder.
package main

import (
	"context"
	"errors"
	"fmt"
	"net"
	"net/http"
	"os"
	"path/filepath"
	"time"

	"github.com/docgen-cli/docgen/e2e/fixture/pages"
	"github.com/docgen-cli/docgen/internal/build"
	"github.com/docgen-cli/docgen/internal/diag"
	"github.com/docgen-cli/docgen/internal/eject"
	"github.com/docgen-cli/docgen/internal/product"
	"github.com/docgen-cli/docgen/internal/serve"
	"github.com/docgen-cli/docgen/theme"
)

// folder is where the built sites go.
const folder = "bin/fixture"

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
	mux := http.NewServeMux()
	add := func(dir, base string) {
		mux.Handle(base, serve.Handler(serve.Options{Dir: dir, BaseURL: base, Host: host}))
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
	for _, config := range fixtures {
		dir := filepath.Dir(config)
		name := filepath.Base(dir)
		out := filepath.Join(folder, name)
		if name == "theming" {
			if dir, err = theming(dir); err != nil {
				return fmt.Errorf("prepare %s: %w", name, err)
			}
		}
		base, err := buildSite(ctx, dir, out)
		if err != nil {
			return fmt.Errorf("build %s: %w", name, err)
		}
		add(out, base)
	}
	server := &http.Server{Addr: address, Handler: mux, ReadHeaderTimeout: time.Minute}
	return server.ListenAndServe()
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

// theming copies the site, installs its npm packages where "npm install" puts them, and copies a component out of the
// theme. It returns the new folder.
func theming(dir string) (string, error) {
	to := filepath.Join(folder, "theming-site")
	copied, err := eject.NewCopy(theme.Files, "Pagination")
	if err = errors.Join(err, os.RemoveAll(to), os.CopyFS(to, os.DirFS(dir)),
		os.CopyFS(filepath.Join(to, "node_modules"), os.DirFS(filepath.Join(dir, "packages")))); err != nil {
		return "", err
	}
	for _, file := range copied.Files {
		name := filepath.Join(to, filepath.FromSlash(file.Name))
		if err := errors.Join(os.MkdirAll(filepath.Dir(name), 0o755), os.WriteFile(name, []byte(file.Text), 0o644)); err != nil {
			return "", err
		}
	}
	return to, nil
}
