package check

import (
	"errors"
	"io/fs"
	"path"
	"regexp"
	"strings"

	"github.com/docgen-cli/docgen/internal/content"
	"github.com/docgen-cli/docgen/internal/diag"
	"github.com/docgen-cli/docgen/internal/engine/source"
	"github.com/docgen-cli/docgen/internal/links/lock"
	"github.com/docgen-cli/docgen/internal/links/route"
	"github.com/docgen-cli/docgen/internal/markdown"
	"github.com/docgen-cli/docgen/internal/site"
)

// ReadLock reads the lock file of the site. It reports false if there is none.
func ReadLock(files source.Files) (kept lock.Lock, exists bool, findings []diag.Diagnostic) {
	text, err := files.ReadFile(lock.FileName)
	if errors.Is(err, fs.ErrNotExist) {
		return lock.Lock{}, false, nil
	}
	if err != nil {
		return lock.Lock{}, true, []diag.Diagnostic{content.Unreadable(lock.Code, lock.FileName, err)}
	}
	kept, findings = lock.Parse(text)
	return kept, true, findings
}

// checkLock reports URLs and anchors of the last release that no longer exist.
func checkLock(s site.Site, input Input) []diag.Diagnostic {
	kept, exists, findings := ReadLock(input.Engine.Files())
	if !exists || len(findings) > 0 {
		return findings
	}
	return kept.Check(Locked(s), Redirected(s))
}

// footnoteAnchor matches ids that goldmark derives from the number of a footnote. Nobody links
// to them.
var footnoteAnchor = regexp.MustCompile(`^fn(?:ref\d*)?:\d+$`)

// Locked returns the pages of the site and their anchors. Paths are without the base URL. Those of
// a locale begin with its folder, wherever it is published.
func Locked(s site.Site) lock.Pages {
	pages := lock.Pages{}
	for _, edition := range s.Editions {
		for _, page := range edition.Pages {
			if page.Route.Kind == route.Search || page.IsNotFound() || page.Post != nil && page.Post.Unreleased {
				continue
			}
			pages[LockedPath(s, edition, page)] = Anchors(edition, page)
		}
	}
	return pages
}

// LockedPath returns the path of a page in the lock file.
func LockedPath(s site.Site, edition *site.Edition, page *site.Page) string {
	below := strings.TrimPrefix(page.Route.Path, edition.Routes.Home())
	return "/" + strings.Trim(path.Join(lockFolder(s, edition), below), "/")
}

// lockFolder returns the folder of a locale in the lock file; "" for the default locale.
func lockFolder(s site.Site, edition *site.Edition) string {
	if edition.Locale == s.Config.I18n.DefaultLocale {
		return ""
	}
	return edition.Locale
}

// Anchors returns the anchors of a page to which people may link, sorted.
func Anchors(edition *site.Edition, page *site.Page) []string {
	anchors := []string{}
	if page.List != nil { // its anchors are those of posts, which move to the next page
		return anchors
	}
	for _, anchor := range edition.Targets.Anchors[page.Route.Ref] {
		if !footnoteAnchor.MatchString(anchor) && !markdown.IsLines(anchor) && anchor != "" {
			anchors = append(anchors, anchor)
		}
	}
	return anchors
}

// Redirected returns a function that reports whether a path of the lock file, with or without an
// anchor, is redirected, or may be a page that is left out for now.
func Redirected(s site.Site) func(path, anchor string) bool {
	return func(locked, anchor string) bool {
		for _, edition := range s.Editions {
			below, isBelow := locked+"/", true
			if folder := lockFolder(s, edition); folder != "" {
				below, isBelow = strings.CutPrefix(below, "/"+folder)
			}
			if !isBelow || !strings.HasPrefix(below, "/") {
				continue
			}
			full := strings.TrimSuffix(edition.Routes.Home(), "/") + strings.TrimSuffix(below, "/")
			if _, found := edition.Redirects.Find(full, anchor); found || edition.Routes.IsDeferred(full) {
				return true
			}
		}
		return false
	}
}
