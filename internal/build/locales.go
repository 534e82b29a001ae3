package build

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"github.com/docgen-cli/docgen/internal/diag"
	"github.com/docgen-cli/docgen/internal/render/assemble/sitedata"
)

// checkLocales reports locales that the user asks for and the site does not have.
func (p Project) checkLocales() []diag.Diagnostic {
	known := p.Config.I18n.Locales
	var findings []diag.Diagnostic
	for _, locale := range p.Locales {
		if slices.Contains(known, locale) {
			continue
		}
		hint := cmp.Or(diag.DidYouMean(locale, known), "the locales are "+strings.Join(known, ", ")+"; add others to i18n.locales")
		findings = append(findings, p.Config.Diagnostic(diag.Error, fmt.Sprintf("the site has no locale %q", locale), hint, "i18n", "locales").WithCode("config"))
	}
	return findings
}

// rendered returns the site with only the locales whose pages to render.
func (c Checked) rendered() Checked {
	shared := make([]sitedata.Shared, 0, len(c.Shared))
	for i, edition := range c.Site.Editions {
		if !edition.LeftOut {
			shared = append(shared, c.Shared[i])
		}
	}
	c.Site.Editions, c.Shared = c.Site.Rendered(), shared
	return c
}
