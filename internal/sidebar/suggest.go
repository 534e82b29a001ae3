package sidebar

import (
	"cmp"
	"fmt"
	"maps"
	"path"
	"slices"
	"strings"

	"github.com/docgen-cli/docgen/internal/content"
	"github.com/docgen-cli/docgen/internal/diag"
)

// mostSuggestions limits the search for the intended doc, which compares an id with all others.
// If more ids are wrong, misspelling is not the cause.
const mostSuggestions = 50

// suggestions finds the doc id that an author probably meant.
type suggestions struct {
	sorted []string
	byName map[string][]string // ids by their last segment
	given  int
}

// nearestDoc returns a hint that names the doc that is probably meant.
func (b *builder) nearestDoc(id string) string {
	if b.ids == nil {
		b.ids = &suggestions{sorted: slices.Sorted(maps.Keys(b.docs)), byName: map[string][]string{}}
		for _, known := range b.ids.sorted {
			b.ids.byName[path.Base(known)] = append(b.ids.byName[path.Base(known)], known)
		}
	}
	meant := b.plainID(id)
	if _, draft := b.drafts[id]; draft {
		return "the doc is a draft, so docgen leaves it out"
	}
	if _, known := b.docs[meant]; known {
		return fmt.Sprintf("did you mean %q?", meant)
	}
	if same := b.ids.byName[path.Base(meant)]; len(same) == 1 {
		return fmt.Sprintf("did you mean %q?", same[0])
	}
	hint := ""
	if b.ids.given++; b.ids.given <= mostSuggestions {
		hint = diag.DidYouMean(id, b.ids.sorted)
	}
	return cmp.Or(hint, "a doc id is the path of the file in the docs folder, without number prefixes and extension")
}

// plainID converts the path of a file, which authors confuse with its id, to the id.
func (b *builder) plainID(file string) string {
	segments := strings.Split(strings.TrimPrefix(path.Clean("/"+file), "/"), "/")
	for i, segment := range segments {
		segments[i], _, _ = b.prefix(segment)
	}
	id := strings.Join(segments, "/")
	return strings.TrimSuffix(strings.TrimSuffix(id, ".mdx"), ".md")
}

// nearestFolder returns a hint that names the folder that is probably meant, possibly one with
// a number prefix.
func (b *builder) nearestFolder(dirName string) string {
	paths := b.root.paths()
	slices.Sort(paths)
	for _, known := range paths {
		if b.plainID(known) == b.plainID(dirName) {
			return fmt.Sprintf("did you mean %q?", known)
		}
	}
	return cmp.Or(diag.DidYouMean(dirName, paths), `dirName is a path in the docs folder, such as "guides/basics", or "." for the whole folder`)
}

// checkFrontMatter reports docs whose front matter names a sidebar or a doc that does not
// exist.
func (b *builder) checkFrontMatter() {
	sidebars := make([]string, len(b.input.Specs))
	for i, spec := range b.input.Specs {
		sidebars[i] = spec.ID
	}
	for _, doc := range b.input.Docs {
		if shown := doc.FrontMatter.DisplayedSidebar.Value; shown != "" && !b.input.Unknown && !slices.Contains(sidebars, shown) {
			hint := cmp.Or(diag.Known(shown, "sidebar", sidebars), "sidebar ids are the top-level keys of the sidebars file")
			b.findings = append(b.findings, doc.Report("displayed_sidebar", diag.Error, fmt.Sprintf("no sidebar has the id %q", shown), hint))
		}
		b.checkIcon(doc)
		b.checkPagination(doc, "pagination_prev", doc.FrontMatter.PaginationPrev.Value)
		b.checkPagination(doc, "pagination_next", doc.FrontMatter.PaginationNext.Value)
	}
}

func (b *builder) checkPagination(doc *content.Doc, field, id string) {
	if _, found := b.docs[id]; id != "" && !found && !b.omitted[id] {
		b.findings = append(b.findings, doc.Report(field, diag.Error, fmt.Sprintf("no doc has the id %q", id), b.nearestDoc(id)))
	}
}
