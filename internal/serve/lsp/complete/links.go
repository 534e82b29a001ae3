package complete

import (
	"cmp"
	"fmt"
	"path"
	"regexp"
	"strings"

	"github.com/docgen-cli/docgen/internal/content"
	"github.com/docgen-cli/docgen/internal/serve/refactor"
	"github.com/docgen-cli/docgen/internal/site"
)

// targets lists what a link may lead to: pages and files.
func targets(at Place, parts []string) []Item {
	return append(pages(at), files(at, parts[1], func(name string) bool { return !isMarkdown(name) })...)
}

// pages lists the texts of a locale that the file may link to: those of its own version, and those without one.
func pages(at Place) []Item {
	if at.Edition == nil {
		return nil
	}
	var items []Item
	version := at.set().Version
	for text := range at.Edition.Texts() {
		if text.Name == at.Name || text.Set.Version != version && text.Set.Version != "" {
			continue
		}
		relative := refactor.RelativeTo(path.Dir(at.Name), text.Name)
		items = append(items, Item{Label: relative, Detail: text.Title, Doc: text.Description, Match: relative + " " + text.Title, Kind: File})
	}
	return items
}

// set returns the id of the docs or of the blog that the file is in, by its text or else by its folder.
func (at Place) set() content.SetID {
	if at.Text != nil {
		return at.Text.Set
	}
	id, folder := content.SetID{}, ""
	for set := range at.sets() {
		if isBelow(at.Name, set.Folder) && len(set.Folder) > len(folder) {
			id, folder = set.ID, set.Folder
		}
	}
	return id
}

// isBelow reports whether a file is in a folder.
func isBelow(name, folder string) bool { return folder == "." || strings.HasPrefix(name, folder+"/") }

// headings lists the headings of the page that a link leads to.
func headings(at Place, parts []string) []Item {
	text := at.Text
	if parts[1] != "" && at.Edition != nil {
		text = at.Edition.Find(path.Join(path.Dir(at.Name), parts[1]))
	}
	if text == nil {
		return nil
	}
	var items []Item
	for i, heading := range text.Listed().Headings {
		if heading.ID != "" {
			items = append(items, Item{
				Label: heading.ID, Detail: heading.Text, Match: heading.ID + " " + heading.Text, Kind: Reference, Order: fmt.Sprintf("%05d", i),
			})
		}
	}
	return items
}

var labelLine = regexp.MustCompile(`^ {0,3}\[([^\[\]^][^\[\]]*)\]:\s+(\S+)`)

// labels lists the labels of links that the file defines.
func labels(at Place, _ []string) []Item {
	var items []Item
	for _, line := range at.Lines {
		if found := labelLine.FindStringSubmatch(line); found != nil {
			items = append(items, Item{Label: found[1], Detail: found[2], Kind: Reference})
		}
	}
	return items
}

// docIDs lists the ids of the docs in the version of the file.
func docIDs(at Place, _ []string) []Item {
	var items []Item
	known := map[string]bool{}
	for set := range at.sets() {
		for _, page := range set.Docs {
			if id := page.Text.ID; !known[id] {
				known[id] = true
				items = append(items, Item{Label: id, Detail: page.Text.Title, Match: id + " " + page.Text.Title, Kind: Reference})
			}
		}
	}
	return items
}

// sets iterates over the docs of the site that a file is about: of all instances, in the current version or in that of a file
// in a folder of its own.
func (at Place) sets() func(yield func(*site.DocSet) bool) {
	return func(yield func(*site.DocSet) bool) {
		if at.Edition == nil {
			return
		}
		own := []*site.DocSet{}
		for _, set := range at.Edition.Sets {
			if set.Sidebars == at.Name || isBelow(at.Name, cmp.Or(set.Folder, ".")) {
				own = append(own, set)
			}
		}
		if len(own) == 0 {
			own = at.Edition.Sets
		}
		for _, set := range own {
			if !yield(set) {
				return
			}
		}
	}
}
