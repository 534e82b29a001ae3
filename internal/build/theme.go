package build

import (
	"context"
	"slices"

	"github.com/docgen-cli/docgen/internal/diag"
	"github.com/docgen-cli/docgen/internal/engine/parallel"
	"github.com/docgen-cli/docgen/internal/render/code"
)

// bundled is the outcome of bundling the theme.
type bundled struct {
	code.Theme
	findings []diag.Diagnostic
	err      error
}

// beginTheme bundles the theme concurrently; the caller waits for the result when the site
// is checked. If the site may have MDX pages, bundling waits for the checked site, because
// their code is part of the bundle.
func (p Project) beginTheme(ctx context.Context) func(Checked) bundled {
	from, err := p.Code()
	switch {
	case err != nil:
		return func(Checked) bundled { return bundled{err: err} }
	case from.MayHaveModules(p.textFolders()):
		return func(checked Checked) bundled {
			from.Docs = func() string { return code.DocsData(checked.Site) }
			return bundleWith(ctx, p, from, code.NewModules(checked.Site, checked.Links, checked.Input.Parser(checked.Input.Editions[0].Messages)))
		}
	}
	wait := parallel.Begin(func() bundled { return bundleWith(ctx, p, from, nil) })
	return func(checked Checked) bundled {
		early := wait()
		if !early.Lacks {
			return early
		}
		from.Docs = func() string { return code.DocsData(checked.Site) }
		return bundleWith(ctx, p, from, nil)
	}
}

// beginOwnTheme bundles the theme only if the site adds code to it, to find mistakes in
// that code.
func (p Project) beginOwnTheme(ctx context.Context) func(Checked) bundled {
	from, err := p.Code()
	if err == nil && from.IsPlain() && !from.MayHaveModules(p.textFolders()) {
		return func(Checked) bundled { return bundled{} }
	}
	return p.beginTheme(ctx)
}

// textFolders returns the folders of all doc sets and blogs.
func (p Project) textFolders() []string {
	var folders []string
	for _, edition := range p.editions {
		for _, set := range edition.Sets {
			folders = append(folders, set.Folder, set.Translations)
		}
		for _, blog := range edition.Blogs {
			folders = append(folders, blog.Folder, blog.Translations)
		}
	}
	return slices.DeleteFunc(folders, func(folder string) bool { return folder == "" })
}

func bundleWith(ctx context.Context, project Project, from code.Code, modules *code.Modules) bundled {
	defer project.Close()
	theme, findings, err := from.Bundle(ctx, project.Engine, modules)
	return bundled{theme, findings, err}
}
