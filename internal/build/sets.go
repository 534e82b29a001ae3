package build

import "github.com/docgen-cli/docgen/internal/site"

// Sets returns the doc sets of the default locale: those of each instance together, newest first.
func (p Project) Sets() []site.SetInput { return p.editions[0].Sets }
