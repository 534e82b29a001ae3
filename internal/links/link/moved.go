package link

import (
	"fmt"
	"strings"

	"github.com/docgen-cli/docgen/internal/diag"
	"github.com/docgen-cli/docgen/internal/markdown/slug"
)

// moved reports a link to a URL path that is redirected; nil if it is not.
func (t Targets) moved(path, suffix string) *diag.Diagnostic {
	if t.Moved == nil {
		return nil
	}
	_, raw, _ := strings.Cut(suffix, "#")
	anchor := slug.Decoded(raw)
	to, found := t.Moved(path, anchor)
	if !found {
		return nil
	}
	if below, ofSite := strings.CutPrefix(to, t.Routes.Home()); ofSite {
		to = "/" + below
	}
	return &diag.Diagnostic{
		Severity: diag.Warning, Code: "redirects", Cause: path + "#" + anchor, Fix: to,
		Text: fmt.Sprintf("the link leads to %s, which is redirected", strings.TrimSuffix(path+"#"+anchor, "#")), Hint: fmt.Sprintf("write %q", to),
	}
}
