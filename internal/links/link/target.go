package link

import (
	"cmp"
	"fmt"
	"maps"
	"path"
	"slices"
	"strconv"
	"strings"

	"github.com/docgen-cli/docgen/internal/content"
	"github.com/docgen-cli/docgen/internal/content/asset"
	"github.com/docgen-cli/docgen/internal/diag"
	"github.com/docgen-cli/docgen/internal/engine/fingerprint"
	"github.com/docgen-cli/docgen/internal/links/route"
	"github.com/docgen-cli/docgen/internal/markdown"
)

// IsFileReference reports whether a link may refer to a file other than a doc, such as an
// image or a download.
func IsFileReference(link markdown.Link) bool {
	target := withoutSuffix(link.Target)
	if target == "" || hasScheme(target) || strings.HasPrefix(target, "//") {
		return false
	}
	extension := path.Ext(target)
	isDoc := extension == ".md" || extension == ".mdx"
	switch {
	case link.Kind == markdown.Image:
		return true
	case strings.HasPrefix(target, sitePrefix):
		return !isDoc
	}
	return extension != "" && extension != ".html" && !isDoc
}

// maxImage is the size in bytes above which an image loads too slowly for readers.
const maxImage = 2_000_000

// brokenImage reports a file that is not an image despite its extension, or an image that is
// too large for a page.
func brokenImage(link markdown.Link, found asset.Asset) *diag.Diagnostic {
	switch {
	case link.Kind != markdown.Image:
		return nil
	case found.Broken:
		return &diag.Diagnostic{
			Severity: diag.Warning, Code: "images", Text: fmt.Sprintf("the image %q cannot be read", link.Target),
			Hint: "the file is damaged, or its extension does not match its format",
		}
	case found.Size > maxImage:
		return &diag.Diagnostic{
			Severity: diag.Warning, Code: "images", Cause: found.File + " is large",
			Text: fmt.Sprintf("the image %q is %d MB", link.Target, found.Size/1_000_000),
			Hint: fmt.Sprintf("every reader downloads it: make it smaller than %d MB, or link to it", maxImage/1_000_000),
		}
	}
	return nil
}

// sitePrefix starts links that are relative to the site folder.
const sitePrefix = "@site/"

// siteLink turns a link to a doc that is relative to the site folder into one that is relative
// to the docs folder.
func siteLink(doc content.Doc, link string) string {
	if below, found := strings.CutPrefix(link, sitePrefix+docsFolder(doc)); found && !IsFileReference(markdown.Link{Target: link}) {
		return "/" + below
	}
	return link
}

// docsFolder returns the folder that a doc's path is relative to, with a trailing slash.
func docsFolder(doc content.Doc) string { return strings.TrimSuffix(doc.Name, doc.File) }

// withoutSuffix returns a link without its query and fragment; suffix returns these two.
func withoutSuffix(link string) string { return link[:len(link)-len(suffix(link))] }

func suffix(link string) string {
	if at := strings.IndexAny(link, "?#"); at >= 0 {
		return link[at:]
	}
	return ""
}

// hasScheme reports whether a link starts with a scheme, such as "mailto:".
func hasScheme(link string) bool {
	scheme, _, found := strings.Cut(link, ":")
	return found && scheme != "" && strings.Trim(strings.ToLower(scheme), "abcdefghijklmnopqrstuvwxyz0123456789+-") == ""
}

// isWeb reports whether a link leads to another site, which opens in a new tab. Links with
// other schemes open a mail or phone program.
func isWeb(link string) bool {
	lower := strings.ToLower(link)
	return strings.HasPrefix(lower, "http:") || strings.HasPrefix(lower, "https:") || strings.HasPrefix(lower, "//")
}

// isStatic reports whether the site serves a static file, or another file without HTML, at a path.
func (t Targets) isStatic(wanted string) bool {
	if !strings.HasPrefix(wanted, "/") {
		return false
	}
	name, _ := t.Routes.Static(wanted)
	return t.Own[name] || t.Static[name] || t.Static[path.Join(name, "index.html")]
}

// staticURL returns the URL of a file that [Targets.isStatic] finds.
func (t Targets) staticURL(wanted string) string {
	name, url := t.Routes.Static(wanted)
	if t.Own[name] {
		return t.Routes.Under(wanted)
	}
	return url
}

// FromDocs returns a link for a target in the config: a URL, or a path from the folder of the docs.
func FromDocs(target string) string {
	if hasScheme(target) || strings.HasPrefix(target, "/") {
		return target
	}
	return "/" + target
}

// Sum returns the hash of everything that decides where links without a finding lead, except for anchors.
func (t Targets) Sum() fingerprint.Hash {
	hasher := fingerprint.NewHasher()
	hasher.Value([]any{t.HTML, t.Origin, t.Severities})
	for _, table := range []route.Table{t.Routes, t.Drafts, t.Unread} {
		table.Hash(hasher)
	}
	hasher.Texts(slices.Sorted(maps.Keys(t.Static)))
	hasher.Texts(slices.Sorted(maps.Keys(t.Own)))
	for _, reference := range slices.SortedFunc(maps.Keys(t.Assets), Reference.compare) {
		file := t.Assets[reference]
		hasher.Texts([]string{reference.From, reference.Link, file.Output, strconv.FormatBool(file.Broken)})
		for _, number := range []int{file.Width, file.Height, file.Size} {
			hasher.Number(int64(number))
		}
	}
	for _, reference := range slices.SortedFunc(maps.Keys(t.Replaced), Reference.compare) {
		hasher.Texts([]string{reference.From, reference.Link, t.Replaced[reference]})
	}
	return hasher.Sum()
}

func (r Reference) compare(other Reference) int {
	return cmp.Or(cmp.Compare(r.From, other.From), cmp.Compare(r.Link, other.Link))
}
