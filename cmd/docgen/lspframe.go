package main

import (
	"context"
	"regexp"

	"github.com/docgen-cli/docgen/internal/check/headers"
	"github.com/docgen-cli/docgen/internal/serve/preview"
)

// framedSite is a preview that an editor may show in a frame: VS Code does so, in a page of its own. A site allows that only to its own
// pages, and no source of the policy stands for VS Code. The preview listens on the loopback interface, and its pages cannot do more
// in a frame than they can in a window.
type framedSite struct{ *preview.Live }

// frameAncestors is the directive that says which pages may show a page in a frame.
var frameAncestors = regexp.MustCompile(`(?m) frame-ancestors [^;\n]*(;|$)`)

// File implements [serve.Files].
func (f framedSite) File(ctx context.Context, name string) ([]byte, error) {
	content, err := f.Live.File(ctx, name)
	if err == nil && name == headers.FileName {
		content = frameAncestors.ReplaceAll(content, nil)
	}
	return content, err
}
