package refactor

import (
	"slices"

	"github.com/docgen-cli/docgen/internal/site"
)

// sources has the texts of a site, and for each file those that lead to it, to its translations, or show it.
type sources struct {
	texts  []placed
	byFile map[string][]int // ascending indices of texts, by the name of the file
}

// of returns the texts that lead to a file, in the order of the site.
func (s sources) of(file string) []placed {
	found := make([]placed, len(s.byFile[file]))
	for i, at := range s.byFile[file] {
		found[i] = s.texts[at]
	}
	return found
}

// index finds the sources of all files. It takes no text from the cache whose links the check has resolved.
func (p Project) index() sources {
	found := sources{slices.Collect(p.texts()), map[string][]int{}}
	type edited struct {
		edition *site.Edition
		name    string
	}
	byName := map[edited]int{}
	for i, text := range found.texts {
		byName[edited{text.edition, text.Name}] = i
		p.targets(text, func(file string) {
			if known := found.byFile[file]; len(known) == 0 || known[len(known)-1] != i {
				found.byFile[file] = append(known, i)
			}
		})
	}
	for _, edition := range p.Site.Editions {
		for from, file := range edition.Assets {
			if i, isThere := byName[edited{edition, from.From}]; isThere {
				found.byFile[file.File] = append(found.byFile[file.File], i)
			}
		}
	}
	for file, texts := range found.byFile {
		slices.Sort(texts)
		found.byFile[file] = slices.Compact(texts)
	}
	return found
}

// targets names the files that a text leads to, other than images and downloads, or shows.
func (p Project) targets(from placed, add func(file string)) {
	lead := func(page *site.Page) {
		if page != nil {
			add(page.Text.Name)
			if original := page.Text.Original(); original != page.Text.Name {
				add(original)
			}
		}
	}
	if p.byText[from.Text] == nil { // perhaps a draft, whose links nobody has resolved
		for each := range p.References(from.Text) {
			lead(each.Page)
			add(each.Target)
		}
	}
	for each := range p.Links.All(from.Text) {
		if !each.External {
			page, _ := p.leadingTo(each.Href, from.Text)
			lead(page)
		}
	}
	for _, each := range from.Document.Elements {
		page, _ := p.following(from, each)
		lead(page)
	}
	for _, each := range from.Document.Includes {
		add(each)
	}
	for _, each := range from.Document.Imports {
		add(FileFrom(from.Name, each.Path))
	}
}
