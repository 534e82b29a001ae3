package built

import (
	"fmt"
	"io/fs"
	"path"
	"strings"

	"github.com/docgen-cli/docgen/internal/markdown/slug"
)

// At returns the page and the anchor of a URL path in a locale.
func (s *Site) At(locale Locale, address string) (page *Page, anchor string) {
	at, anchor, _ := strings.Cut(address, "#")
	below, found := strings.CutPrefix(strings.TrimSuffix(slug.Decoded(at), "/")+"/", pathOf(locale.Prefix))
	if !found {
		return nil, anchor
	}
	name := path.Join(locale.Folder, below)
	for _, file := range []string{name + ".md", path.Join(name, "index.md")} {
		if page := s.byFile[file]; page != nil {
			return page, anchor
		}
	}
	return nil, anchor
}

// ReadURL reads a file by its URL path in a locale. os.Root keeps it in the site. Files that all languages
// share are in the folder of the default one.
func (s *Site) ReadURL(locale Locale, address string) ([]byte, error) {
	var failed error
	for _, in := range []Locale{locale, s.Locales[0]} {
		below, found := strings.CutPrefix(address, pathOf(in.Prefix))
		if !found {
			continue
		}
		text, err := s.root.ReadFile(path.Join(in.Folder, path.Clean("/" + slug.Decoded(below))[1:]))
		if err == nil {
			return text, nil
		}
		failed = err
	}
	if failed == nil {
		failed = fs.ErrNotExist
	}
	return nil, fmt.Errorf("read %s: %w", address, failed)
}

// URLPath returns the URL path of a file of a locale.
func (l Locale) URLPath(file string) string { return pathOf(l.Prefix + l.below(file)) }

// Worker returns the URL path of the script of the search, or "" if the site has none.
func (s *Site) Worker() (string, error) {
	const folder = "assets"
	names, err := fs.Glob(s.root.FS(), folder+"/searchWorker-*.js")
	if err != nil || len(names) == 0 {
		return "", err
	}
	return pathOf(s.Locales[0].Prefix) + names[0], nil
}

// URL returns the absolute URL of a file of the locale.
func (l Locale) URL(file string) string { return l.Prefix + l.below(file) }

// Absolute returns the absolute URL of a URL path.
func (l Locale) Absolute(address string) string {
	return strings.TrimSuffix(l.Prefix, pathOf(l.Prefix)) + address
}
