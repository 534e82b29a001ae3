package build

import (
	"docgen/internal/diag"
	"docgen/internal/parallel"
	"docgen/internal/render"
)

// bundled is what bundling the theme came to.
type bundled struct {
	render.Theme
	findings []diag.Diagnostic
	err      error
}

// beginTheme bundles the theme beside the caller, who asks for it when the site is checked.
// That of a site with pages in MDX waits until then: their code is bundled with it.
func (p Project) beginTheme() func(Checked) bundled {
	code, err := p.Code()
	switch {
	case err != nil:
		return func(Checked) bundled { return bundled{err: err} }
	case code.MayHaveModules([]string{p.Config.Docs.Path}):
		return func(checked Checked) bundled {
			return bundleWith(p, code, render.NewModules(checked.Site, checked.Links, checked.Input.Parser()))
		}
	}
	wait := parallel.Begin(func() bundled { return bundleWith(p, code, nil) })
	return func(Checked) bundled { return wait() }
}

// beginOwnTheme bundles the theme if the site adds to it, so that mistakes there are found.
func (p Project) beginOwnTheme() func(Checked) bundled {
	code, err := p.Code()
	if err == nil && code.IsPlain() && !code.MayHaveModules([]string{p.Config.Docs.Path}) {
		return func(Checked) bundled { return bundled{} }
	}
	return p.beginTheme()
}

func bundleWith(project Project, code render.Code, modules *render.Modules) bundled {
	theme, findings, err := code.Bundle(project.Engine, modules)
	return bundled{theme, findings, err}
}
