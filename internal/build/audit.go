package build

import (
	"github.com/docgen-cli/docgen/internal/render"
	"github.com/docgen-cli/docgen/internal/render/assemble"
	"github.com/docgen-cli/docgen/internal/render/audit"
	"github.com/docgen-cli/docgen/internal/site"
)

// auditOf returns what the checks for agents need in a build. s has all locales. skip reports whether an earlier
// build rendered a page.
func (p Project) auditOf(s site.Site, renderers []render.Renderer, skip func(*site.Page) bool) audit.Input {
	input := audit.Input{Site: s, Engine: p.Engine, Jobs: p.Jobs, Skip: skip}
	for _, renderer := range renderers {
		input.Assemblers = append(input.Assemblers, renderer.Assembler)
	}
	return input
}

// audited returns what the checks for agents need without a theme.
func (p Project) audited(checked Checked) audit.Input {
	return audit.Input{Site: checked.Site, Engine: p.Engine, Jobs: p.Jobs, Assemblers: assemble.New(checked.assembling(), checked.Site.Rendered())}
}
