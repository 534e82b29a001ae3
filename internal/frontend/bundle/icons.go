package bundle

import (
	"cmp"
	"fmt"
	"strings"

	"github.com/evanw/esbuild/pkg/api"

	"github.com/docgen-cli/docgen/internal/diag"
	"github.com/docgen-cli/docgen/internal/frontend/icon"
)

const (
	iconPrefix    = "icons/" // after "@theme/": a component that shows an icon
	iconNamespace = "icon"
)

// icon resolves the import of an icon by its name, such as "@theme/icons/rocket".
func (r resolver) icon(written string) (api.OnResolveResult, error) {
	name := strings.TrimPrefix(written, iconPrefix)
	if icon.Exists(name) {
		return api.OnResolveResult{Path: name, Namespace: iconNamespace}, nil
	}
	hint := cmp.Or(diag.DidYouMean(name, icon.Similar(name)), "see https://lucide.dev/icons for all icons")
	return wrong(fmt.Sprintf("no icon %q", name), hint), nil
}

// loadIcon returns the component of an icon. Only the icons that code imports become part of it.
func (r resolver) loadIcon(args api.OnLoadArgs) (api.OnLoadResult, error) {
	return r.script(fmt.Sprintf("import { createElement } from 'react'\n"+
		"const drawing = { className: 'docgen-ready', dangerouslySetInnerHTML: { __html: %q } }\n"+
		"export default () => createElement('span', drawing)\n", icon.SVG(args.Path)))
}
