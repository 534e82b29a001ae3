package built

import (
	"fmt"
	"io/fs"
	"net/url"
	"path"
	"slices"
	"strings"

	"github.com/docgen-cli/docgen/internal/diag"
	"github.com/docgen-cli/docgen/internal/markdown/slug"
)

// unknownName is an error about a name that the site does not have.
type unknownName struct {
	what, name string
	known      []string
}

func (u unknownName) Error() string {
	if len(u.known) == 0 {
		return fmt.Sprintf("the site has no %s %q: leave out the argument, because there is only one", u.what, u.name)
	}
	return fmt.Sprintf("the site has no %s %q: use one of %s", u.what, u.name, strings.Join(u.known, ", "))
}

// Page finds a page by its URL, its URL path, or the name of its Markdown file, and returns the anchor in
// that. It finds only pages of the table, so no name leads out of the site.
func (s *Site) Page(name string) (page *Page, anchor string, err error) {
	at, anchor, _ := strings.Cut(strings.TrimSpace(name), "#")
	at, _, _ = strings.Cut(at, "?")
	at, anchor = slug.Decoded(at), slug.Decoded(anchor)
	for _, candidate := range s.candidates(at) {
		if page := s.byFile[candidate]; page != nil {
			return page, anchor, nil
		}
	}
	if strings.Contains(at, "://") && !slices.ContainsFunc(s.Locales, func(l Locale) bool { return strings.HasPrefix(at, l.Prefix) }) {
		return nil, "", fmt.Errorf("%q is not a page of this site, whose URLs begin with %s", name, s.Locales[0].Prefix)
	}
	hint := `the tools "list" and "search" return the pages that exist`
	if near := s.nearest(at); len(near) > 0 {
		hint = "did you mean " + strings.Join(near, ", ") + "?"
	}
	return nil, "", fmt.Errorf("the site has no page %q: %s", name, hint)
}

// candidates returns the names of the files that a name may stand for.
func (s *Site) candidates(at string) []string {
	var names []string
	for _, locale := range s.Locales {
		for _, prefix := range []string{locale.Prefix, pathOf(locale.Prefix)} {
			if below, found := strings.CutPrefix(at+"/", prefix); found {
				names = append(names, path.Join(locale.Folder, path.Clean("/"+below)))
			}
		}
	}
	// The longest prefix leaves the shortest name.
	slices.SortStableFunc(names, func(a, b string) int { return len(a) - len(b) })
	names = append(names, path.Clean("/" + at)[1:])
	var files []string
	for _, name := range names {
		plain := strings.Trim(name, "/")
		for _, suffix := range []string{".md", ".html"} {
			plain = strings.TrimSuffix(plain, suffix)
		}
		files = append(files, plain+".md", path.Join(plain, "index.md"))
		if path.Base(plain) == "index" {
			files = append(files, path.Dir(plain)+".md")
		}
	}
	return files
}

func pathOf(href string) string {
	parsed, err := url.Parse(href)
	if err != nil {
		return "/"
	}
	return parsed.Path
}

// nearest returns the paths of up to three pages with a similar name: those with the same last part first.
func (s *Site) nearest(at string) []string {
	const most = 3
	wanted := s.candidates(at)[0]
	var near, all []string
	for _, page := range s.Pages {
		if strings.EqualFold(path.Base(page.File), path.Base(wanted)) && len(near) < most {
			near = append(near, page.File)
			continue
		}
		all = append(all, page.File)
	}
	for len(near) < most {
		next := diag.Nearest(wanted, all)
		if next == "" {
			break
		}
		near = append(near, next)
		all = slices.DeleteFunc(all, func(name string) bool { return name == next })
	}
	return near
}

// PageAt returns the page and the anchor of a URL path in a locale.
func (s *Site) PageAt(locale Locale, urlPath string) (page *Page, anchor string) {
	at, anchor, _ := strings.Cut(urlPath, "#")
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
func (s *Site) ReadURL(locale Locale, urlPath string) ([]byte, error) {
	var failed error
	for _, in := range []Locale{locale, s.Locales[0]} {
		below, found := strings.CutPrefix(urlPath, pathOf(in.Prefix))
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
	return nil, fmt.Errorf("read %s: %w", urlPath, failed)
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
func (l Locale) Absolute(urlPath string) string {
	return strings.TrimSuffix(l.Prefix, pathOf(l.Prefix)) + urlPath
}
