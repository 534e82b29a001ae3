package bundle

import (
	"fmt"
	"path/filepath"
	"regexp"

	"github.com/evanw/esbuild/pkg/api"
)

// markdownExport matches the export of a function that writes components as Markdown.
var markdownExport = regexp.MustCompile(`(?m)^\s*export\s+(?:function|const|let|var)\s+toMarkdown\b|^\s*export\s*\{[^}]*\btoMarkdown\b`)

// withMarkdown lets the components that a module exports use the function toMarkdown that it exports beside them,
// except for those that have one of their own. Markdown is written in Node, so only its bundle needs this. A module
// that does not parse stays as it is, so that error messages fit the source.
func withMarkdown(file, text string, loader api.Loader) (changed string, isChanged bool) {
	if !markdownExport.MatchString(text) || !parses(text, loader) {
		return text, false
	}
	return fmt.Sprintf(`%s
import * as docgenOwn from %q
for (const [name, own] of Object.entries(docgenOwn)) {
  if (/^(default$|[A-Z])/.test(name) && Object.isExtensible(own)) {
    own.toMarkdown ??= docgenOwn.toMarkdown
  }
}
`, text, "./"+filepath.Base(file)), true
}
