package preview

import (
	"context"
	"errors"
	"io/fs"
	"net/url"
	"strings"

	"docgen/internal/assemble"
	"docgen/internal/site"
)

// PageState is what an open page shows at a moment.
type PageState struct {
	Data   []byte            // contract.PageFile as JSON; nil when the site has no such page, and none of its own for unknown paths
	Theme  string            // hash of everything that the page was made with, its own data apart
	Code   string            // hash of the part of it that runs once: all but the styles and the site's components
	Script string            // URL of the script that starts it
	Styles string            // URL of the style sheet
	Static map[string]string // states of static files by URL path
}

// File makes a file of the output, by its name in the output folder. The error is
// fs.ErrNotExist when there is none.
func (l *Live) File(ctx context.Context, name string) ([]byte, error) {
	content, err := answer(l, func(shown *snapshot) ([]byte, error) { return shown.file(ctx, name) })
	if earlier := l.earlier.Load(); errors.Is(err, fs.ErrNotExist) && earlier != nil && strings.HasPrefix(name, assemble.Folder+"/") {
		return earlier.file(ctx, name)
	}
	return content, err
}

// Page tells the state of the page at the path of a URL.
func (l *Live) Page(path string) (PageState, error) {
	return answer(l, func(shown *snapshot) (PageState, error) { return shown.state(path) })
}

// answer asks the snapshot that is shown. The engine keeps the texts of one state of the site
// before the last: whoever is slower than two updates asks the newest snapshot again.
func answer[V any](l *Live, ask func(*snapshot) (V, error)) (V, error) {
	for {
		shown := l.snapshot.Load()
		value, err := ask(shown)
		if !errors.Is(err, site.ErrDamaged) || l.snapshot.Load() == shown {
			return value, err
		}
	}
}

func (shown *snapshot) state(path string) (PageState, error) {
	state := PageState{Code: shown.code, Script: shown.theme.Client, Styles: shown.theme.Styles, Static: shown.static}
	found := shown.pages[shown.checked.Site.Editions[0].Routes.NotFound().Output]
	name, isPage := shown.paths[addressKey(path)]
	if isPage {
		found = shown.pages[name]
	}
	if state.Theme = found.Frame.Theme; found.page == nil {
		return state, nil
	}
	var err error
	state.Data, err = shown.data(found)
	return state, err
}

// addressKey is the one form of the addresses of a page: "/x", "/x/", "/x.html" and
// "/x/index.html", percent-encoded or not.
func addressKey(path string) string {
	if plain, err := url.PathUnescape(path); err == nil {
		path = plain
	}
	key := strings.TrimSuffix(path, "/")
	return strings.TrimSuffix(strings.TrimSuffix(key, ".html"), "/index")
}
