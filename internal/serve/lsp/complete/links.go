package complete

import (
	"fmt"
	"iter"
	"path"
	"regexp"
	"strings"

	"github.com/docgen-cli/docgen/internal/content"
	"github.com/docgen-cli/docgen/internal/serve/refactor"
	"github.com/docgen-cli/docgen/internal/site"
)

// targets lists what a link may lead to: pages and files.
func targets(at Place, parts []string) []Item {
	return escaped(append(pages(at), files(at, parts[1], func(name string) bool { return !isMarkdown(name) })...))
}

// escaped returns items that insert their paths as links write them: "my%20file.md".
func escaped(items []Item) []Item {
	for i, item := range items {
		if written := refactor.Escaped(item.Label); written != item.Label {
			items[i].Text = written
		}
	}
	return items
}

// pages lists the texts of a locale that the file may link to: those of its own version, and those without one.
func pages(at Place) []Item {
	if at.Edition == nil {
		return nil
	}
	var items []Item
	version, folder := at.set().Version, path.Dir(at.original())
	for text := range at.Edition.Texts() {
		if text.Name == at.Name || text.Set.Version != version && text.Set.Version != "" {
			continue
		}
		relative := refactor.RelativeTo(folder, text.Original())
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
		for _, each := range []string{set.Folder, set.Translations} {
			if isBelow(at.Name, each) && len(each) > len(folder) {
				id, folder = set.ID, each
			}
		}
	}
	return id
}

// isBelow reports whether a file is in a folder.
func isBelow(name, folder string) bool {
	return folder == "." || folder != "" && strings.HasPrefix(name, folder+"/")
}

// headings lists the headings of the page that a link leads to.
func headings(at Place, parts []string) []Item {
	text := at.Text
	if parts[1] != "" {
		text = at.linked(parts[1])
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

// linked returns the text that a link names by a path: from the file, or from the folder of the docs; nil for none.
func (at Place) linked(written string) *site.Text {
	if at.Edition == nil {
		return nil
	}
	names := []string{path.Join(path.Dir(at.original()), written)}
	for set := range at.sets() {
		names = append(names, path.Join(set.Folder, written))
	}
	for _, name := range names {
		for text := range at.Edition.Texts() {
			if text.Original() == name {
				return text
			}
		}
	}
	return nil
}

// original returns the name of the file that the file translates, or its own name.
func (at Place) original() string {
	if at.Text != nil {
		return at.Text.Original()
	}
	for set := range at.sets() {
		if below, isTranslation := strings.CutPrefix(at.Name, set.Translations+"/"); isTranslation && set.Translations != "" {
			return path.Join(set.Folder, below)
		}
	}
	return at.Name
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

// docIDs lists the ids of the docs that the file belongs to.
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

// sets iterates over the docs that a file belongs to, by its folder or as their sidebars file; over all docs of the locale if it
// belongs to none, such as the config.
func (at Place) sets() iter.Seq[*site.DocSet] {
	return func(yield func(*site.DocSet) bool) {
		if at.Edition == nil {
			return
		}
		own := []*site.DocSet{}
		for _, set := range at.Edition.Sets {
			if set.Sidebars == at.Name || isBelow(at.Name, set.Folder) || isBelow(at.Name, set.Translations) {
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
