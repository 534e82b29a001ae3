package preview

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"strings"

	"github.com/docgen-cli/docgen/internal/diag"
	"github.com/docgen-cli/docgen/internal/engine/fingerprint"
	"github.com/docgen-cli/docgen/internal/markdown/slug"
	"github.com/docgen-cli/docgen/internal/render"
	"github.com/docgen-cli/docgen/internal/render/assemble"
	"github.com/docgen-cli/docgen/internal/render/shell"
	"github.com/docgen-cli/docgen/internal/serve"
	"github.com/docgen-cli/docgen/internal/site"
)

// File returns a file of the output by its name in the output folder. If there is none, the
// error is fs.ErrNotExist.
func (l *Live) File(ctx context.Context, name string) ([]byte, error) {
	if err := l.openLocale(ctx, name); err != nil {
		return nil, err
	}
	file := func(current *snapshot) ([]byte, error) { return current.file(ctx, name) }
	content, err := withSnapshot(l, file)
	if errors.Is(err, fs.ErrNotExist) {
		if isRead, failure := l.read(ctx, name); isRead || failure != nil {
			if failure != nil {
				return nil, failure
			}
			content, err = withSnapshot(l, file)
		}
	}
	if earlier := l.earlier.Load(); errors.Is(err, fs.ErrNotExist) && earlier != nil && strings.HasPrefix(name, assemble.Folder+"/") {
		return earlier.file(ctx, name)
	}
	return content, err
}

// Static returns the versions of the static files, by URL path.
func (l *Live) Static() map[string]string { return l.snapshot.Load().static }

// Page returns the state of the page at a URL path.
func (l *Live) Page(ctx context.Context, path string) (serve.PageState, error) {
	return withSnapshot(l, func(current *snapshot) (serve.PageState, error) { return current.state(ctx, path) })
}

// withSnapshot calls ask with the current snapshot. The engine keeps the texts of the last two
// states of the site, so a caller that was overtaken by two updates asks the newest
// snapshot again.
func withSnapshot[V any](l *Live, ask func(*snapshot) (V, error)) (V, error) {
	for {
		current := l.snapshot.Load()
		value, err := ask(current)
		if !errors.Is(err, site.ErrDamaged) || l.snapshot.Load() == current {
			return value, err
		}
	}
}

func (current *snapshot) state(ctx context.Context, path string) (serve.PageState, error) {
	state := serve.PageState{Script: current.theme.Client, Styles: current.theme.Styles}
	found := current.pages[current.checked.Site.Editions[0].Routes.NotFound().Output]
	name, isPage := current.paths[pathKey(path)]
	state.Missing = !isPage
	if isPage {
		found = current.pages[name]
	} else {
		state.Moved = current.movedTo(path)
	}
	var assembled assemble.Page
	if found.page != nil {
		assembled = found.Assembler.Page(found.page)
	}
	var err error
	state.Site, state.Theme = found.Frame.JSON, found.ThemeOf(assembled)
	state.Code, err = current.code(found.Frame, assembled)
	if err != nil || found.page == nil {
		return state, err
	}
	state.Data, err = current.data(ctx, found)
	return state, err
}

// code returns the hash of what an open page cannot replace. It compares documents and not options, so it is true for
// every option.
func (current *snapshot) code(frame shell.Site, page assemble.Page) (string, error) {
	scope := fmt.Sprint(frame.Data.Home, frame.Data.Locales)
	frame.JSON, frame.Theme, frame.Client, frame.Styles = json.RawMessage("null"), "", "", ""
	frame.Data.Title, frame.Data.AnnouncementBar = "", nil // the theme shows them
	document, err := frame.HTML(shell.Page{Tags: page.HeadTags, JSON: json.RawMessage("null")})
	return fingerprint.Sum(current.theme.Core, scope, document).String(), err
}

// pathKey maps all paths of a page to one key: "/x", "/x/", "/x.html" and
// "/x/index.html", percent-encoded or not.
func pathKey(path string) string {
	key := strings.TrimSuffix(slug.Decoded(path), "/")
	return strings.TrimSuffix(strings.TrimSuffix(key, ".html"), "/index")
}

// Failure renders the page at a URL path and reports the component that throws; nil for
// none.
func (l *Live) Failure(ctx context.Context, path string) ([]diag.Diagnostic, error) {
	current := l.snapshot.Load()
	name, isPage := current.paths[pathKey(path)]
	if !isPage {
		return nil, nil
	}
	of, page, _, err := current.assembled(ctx, current.pages[name])
	if err != nil {
		return nil, err
	}
	request, err := render.Request(page.Data)
	if err != nil {
		return nil, err
	}
	rendered, err := current.renderer.render(ctx, current.theme, *of.Renderer, request)
	if err != nil || rendered.Failure == nil {
		return nil, err
	}
	theme, _, err := current.theme.ForNode()
	return []diag.Diagnostic{theme.PageFailure(page.Name, rendered.Failure)}, err
}
