package assemble

import (
	"cmp"
	"path"
	"slices"
	"strings"

	"github.com/docgen-cli/docgen/internal/links/route"
	"github.com/docgen-cli/docgen/internal/markdown/slug"
	"github.com/docgen-cli/docgen/internal/render/llms"
	"github.com/docgen-cli/docgen/internal/site"
)

// Indexes returns the lists of pages for agents: that of the locale, and one for each version of the docs but
// the last. They leave out pages that search engines leave out, and those that are not translated.
func (a Assembler) Indexes() []llms.Index {
	whole := a.index(llms.FileName)
	whole.Summary = a.Config.Tagline
	whole.Notes = []string{"Every page is available as Markdown at its URL with .md at the end. This index links to these files."}
	versions := llms.Section{Title: llms.Versions}
	var indexes []llms.Index
	for _, set := range a.Edition.Sets {
		sections := a.docSections(set)
		if set.IsLast {
			whole.Sections = append(whole.Sections, sections...)
			continue
		}
		if index := a.index(path.Join(strings.TrimPrefix(set.Base(), "/"), llms.FileName)); len(sections) > 0 {
			index.Title += " " + set.Label
			index.Sections = sections
			indexes = append(indexes, index)
			versions.Pages = append(versions.Pages, llms.Page{Title: a.named(set, set.Label), URL: a.FileURL(index.File)})
		}
	}
	rest, generated := llms.Section{Title: llms.Pages}, llms.Section{Title: llms.Optional}
	for _, page := range a.Edition.Pages {
		switch {
		case page.Route.Kind == route.Doc || page.Route.Kind == route.Category || page.Post != nil || !a.isIndexed(page):
		case page.Route.Kind == route.Site:
			rest.Pages = append(rest.Pages, a.entry(page))
		case a.IsListed(page):
			generated.Pages = append(generated.Pages, a.entry(page))
		}
	}
	for _, blog := range a.Edition.Blogs {
		section := llms.Section{Title: blog.Title}
		for _, post := range blog.Listed() {
			if a.isIndexed(post) {
				section.Pages = append(section.Pages, a.entry(post))
			}
		}
		whole.Sections = append(whole.Sections, section)
	}
	whole.Sections = append(whole.Sections, rest, generated)
	whole.Last = []llms.Section{versions, a.languages(), a.fullText()}
	return append([]llms.Index{whole}, indexes...)
}

// index returns an empty index of the locale.
func (a Assembler) index(file string) llms.Index {
	return llms.Index{File: a.Edition.Routes.File(file), Title: a.Config.Title}
}

// languages returns the indexes of the other locales.
func (a Assembler) languages() llms.Section {
	section := llms.Section{Title: llms.Languages}
	for _, edition := range a.Editions {
		if edition != a.Edition && !edition.LeftOut {
			section.Pages = append(section.Pages, llms.Page{
				Title: cmp.Or(edition.Options.Label, edition.Locale), URL: edition.Origin + edition.Routes.URL(edition.Routes.File(llms.FileName)),
			})
		}
	}
	return section
}

// fullText returns the link to the text of all pages, if the site has it.
func (a Assembler) fullText() llms.Section {
	if !a.Config.LLMs.Full {
		return llms.Section{}
	}
	return llms.Section{Title: llms.FullText, Pages: []llms.Page{llms.FullEntry(a.FileURL(a.Edition.Routes.File(llms.FullName)))}}
}

// docSections returns the pages of a doc set along its sidebars.
func (a Assembler) docSections(set *site.DocSet) []llms.Section {
	pages := map[string]*site.Page{}
	for _, page := range a.Edition.Pages {
		if page.Set == set && (page.Route.Kind == route.Doc || page.Route.Kind == route.Category) && a.isIndexed(page) {
			pages[page.Route.Path] = page
		}
	}
	var sections []llms.Section
	sidebars := set.Navigation.SidebarIDs()
	for _, group := range set.Navigation.Groups() {
		title := strings.Join(group.Categories, ": ")
		if title == "" {
			title = llms.Docs
			if len(sidebars) > 1 {
				title = slug.Capitalize(strings.ReplaceAll(slug.Kebab(group.Sidebar), "-", " "))
			}
		}
		section := llms.Section{Title: a.named(set, title)}
		for _, id := range group.Pages {
			at := cmp.Or(set.Routes.Path(route.Doc, id), set.Routes.Path(route.Category, id))
			if page := pages[at]; page != nil {
				section.Pages = append(section.Pages, a.entry(page))
				delete(pages, at)
			}
		}
		if last := len(sections) - 1; last >= 0 && sections[last].Title == section.Title {
			sections[last].Pages = append(sections[last].Pages, section.Pages...)
			continue
		}
		sections = append(sections, section)
	}
	others := llms.Section{Title: a.named(set, llms.Elsewhere)}
	for _, page := range a.Edition.Pages {
		if pages[page.Route.Path] == page {
			others.Pages = append(others.Pages, a.entry(page))
		}
	}
	sections = append(sections, others)
	return slices.DeleteFunc(sections, func(section llms.Section) bool { return len(section.Pages) == 0 })
}

// named returns a title with the name of the docs instance, unless it is the default one.
func (a Assembler) named(set *site.DocSet, title string) string {
	if set.ID.Instance == a.Edition.Sets[0].ID.Instance {
		return title
	}
	return slug.Capitalize(set.ID.Instance) + ": " + title
}

// isIndexed reports whether an index for agents lists a page.
func (a Assembler) isIndexed(page *site.Page) bool {
	return a.TwinOf(page) != "" && page.IsTranslated() && !a.isUnlisted(page)
}

// entry returns the entry of a page in an index.
func (a Assembler) entry(page *site.Page) llms.Page {
	entry := llms.Page{File: page.Twin, URL: a.FileURL(page.Twin)}
	switch {
	case page.Text != nil:
		entry.Title, entry.Description = page.Text.Title, page.Text.Description
	case page.Script != nil:
		metadata := a.Metadata[page.Script.File]
		entry.Title, entry.Description = cmp.Or(metadata.Title, a.Config.Title), metadata.Description
	default:
		made := a.generated(page)
		entry.Title, entry.Description = made.title, made.description
	}
	return entry
}

// FileURL returns the absolute URL of an output file.
func (a Assembler) FileURL(file string) string { return a.Edition.Origin + a.Edition.Routes.URL(file) }
