package code

import (
	"context"
	"errors"
	"fmt"
	"io"
	"io/fs"

	"github.com/docgen-cli/docgen/internal/diag"
	"github.com/docgen-cli/docgen/internal/frontend/node"
	"github.com/docgen-cli/docgen/internal/frontend/ssr"
)

// Node configures how Node processes are started.
type Node struct {
	Program string // executable; "" means "node" in PATH
	Workers int
	Theme   fs.FS
	Stderr  io.Writer
	Store   ssr.Store // keeps compiled code for later processes; may be nil
}

// Start starts the renderer with the npm packages of the theme, which do not depend on the rest
// of the theme.
func (n Node) Start(ctx context.Context) (*ssr.Pool, error) {
	packages, err := fs.ReadFile(n.Theme, "prepared/server.js")
	if err != nil {
		return nil, fmt.Errorf("read the theme's npm packages: %w", err)
	}
	return n.StartWith(ctx, ssr.Module{
		Name: "vendor", File: "vendor.js", Code: string(packages),
		Provides: []string{"react", "react/jsx-runtime", "react-dom", "react-dom/server"},
	})
}

// StartWith starts Node with a module.
func (n Node) StartWith(ctx context.Context, module ssr.Module) (*ssr.Pool, error) {
	return ssr.Start(ctx, ssr.Options{Node: n.Program, Workers: n.Workers, Stderr: n.Stderr, Store: n.Store, Modules: []ssr.Module{module}})
}

// Load loads the theme into Node, for the pages of a locale. site is the data that they share, as JSON. Errors in the site's own code are
// findings.
func (t Theme) Load(ctx context.Context, pool *ssr.Pool, texts Texts, site []byte) ([]diag.Diagnostic, error) {
	err := t.loadTexts(ctx, pool, texts)
	if err == nil {
		err = t.loadTheme(ctx, pool)
	}
	if err != nil {
		var failure *ssr.Failure
		if errors.As(err, &failure) && t.HasSiteCode {
			finding := t.failureIn("", "the site's own code threw an error when it was loaded", failure)
			finding.Hint = browserHint
			return []diag.Diagnostic{finding}, nil
		}
		if _, missing := errors.AsType[*node.Error](err); missing {
			return nil, err // without context, since another request may report the same first
		}
		return nil, fmt.Errorf("load the theme: %w", err)
	}
	return nil, pool.Site(ctx, site)
}

// Show makes Node render pages of a locale. Code of the site may read texts when it loads, so it
// loads again. site is the data that its pages share, as JSON.
func (t Theme) Show(ctx context.Context, pool *ssr.Pool, texts Texts, site []byte) error {
	if err := t.loadTexts(ctx, pool, texts); err != nil {
		return fmt.Errorf("load the texts of the locale: %w", err)
	}
	if t.Translates() {
		if err := t.loadTheme(ctx, pool); err != nil {
			return fmt.Errorf("load the theme: %w", err)
		}
	}
	return pool.Site(ctx, site)
}

func (t Theme) loadTexts(ctx context.Context, pool *ssr.Pool, texts Texts) error {
	return pool.Load(ctx, ssr.Module{Name: "locale", File: "locale.js", Code: string(texts.Script)})
}

func (t Theme) loadTheme(ctx context.Context, pool *ssr.Pool) error {
	return pool.Load(ctx, ssr.Module{Name: "theme", File: "theme.js", Code: t.Program(), Part: t.PartOf})
}
