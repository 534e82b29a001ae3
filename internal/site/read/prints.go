package read

import (
	"cmp"
	"fmt"
	"path"
	"slices"
	"strings"

	"github.com/docgen-cli/docgen/internal/config"
	"github.com/docgen-cli/docgen/internal/diag"
	"github.com/docgen-cli/docgen/internal/links/route"
	"github.com/docgen-cli/docgen/internal/markdown/slug"
	"github.com/docgen-cli/docgen/internal/sidebar"
	"github.com/docgen-cli/docgen/internal/site"
)

// prints returns the pages for printing that the config asks for. A version, or a locale, that
// lacks a sidebar which another one has, has no page for it.
func prints(e *site.Edition, cfg config.Config) []site.Print {
	pages := make(map[route.Ref]*site.Page, len(e.Pages))
	for _, page := range e.Pages {
		pages[page.Route.Ref] = page
	}
	var found []site.Print
	for _, set := range e.Sets {
		for i, wanted := range set.Options.Print {
			if set.Deferred || set.SidebarsFailed {
				continue
			}
			print := printed(set, wanted, pages)
			print.At = i
			field := "sidebar"
			if print.Wrong != nil {
				field = print.Wrong.Field
			}
			print.Report = cfg.Reporter(set.Options.Option("print", i, field)...)
			found = append(found, print)
		}
	}
	return found
}

func printed(s *site.DocSet, wanted config.Print, pages map[route.Ref]*site.Page) site.Print {
	section, wrong := sectionOf(s, wanted)
	if wrong != nil {
		return site.Print{Set: s, Wrong: wrong}
	}
	result := site.Print{Set: s, Title: cmp.Or(wanted.Title, section.Label), Place: s.Routes.Place(printPath(s, wanted, section.Sidebar))}
	for _, entry := range section.Entries() {
		chapter := site.Chapter{Title: entry.Label, Level: entry.Level}
		page := pages[route.Ref{Set: s.ID, Kind: entry.Kind, ID: entry.ID}]
		if page != nil {
			chapter.Path = page.Route.Path
		}
		if page != nil && page.Text != nil {
			chapter.Page, chapter.Title = page, page.Text.Title
		}
		if page != nil || entry.Kind == route.Category {
			result.Chapters = append(result.Chapters, chapter)
		}
	}
	if len(result.Chapters) == 0 {
		result.Wrong = mistake("sidebar", fmt.Sprintf("the sidebar %q contains no pages", section.Sidebar), "add docs to it, or choose another sidebar")
		if section.Label != "" {
			result.Wrong = mistake("category", fmt.Sprintf("the category %q contains no pages", wanted.Category), "add docs to it, or choose another category")
		}
	}
	return result
}

func mistake(field, text, hint string) *site.Mistake {
	return &site.Mistake{Field: field, Text: text, Hint: hint}
}

// printPath returns the path of a page for printing, relative to the locale's home page.
func printPath(s *site.DocSet, wanted config.Print, sidebar string) string {
	below := path.Join("print", slug.Kebab(sidebar), slug.Kebab(wanted.Category))
	return path.Join(s.Base(), cmp.Or(strings.Trim(wanted.Path, "/"), below))
}

// printPaths returns the paths of the pages for printing before the sidebars are linked, which
// may link to these pages.
func printPaths(e *site.Edition) []string {
	var paths []string
	for _, set := range e.Sets {
		ids := set.Outline.SidebarIDs()
		for _, wanted := range set.Options.Print {
			for _, id := range ids {
				if id == wanted.Sidebar || wanted.Sidebar == "" && len(ids) == 1 {
					paths = append(paths, strings.TrimPrefix(printPath(set, wanted, id), "/"))
				}
			}
		}
	}
	return paths
}

// sectionOf returns the sidebar or category that the options name.
func sectionOf(s *site.DocSet, wanted config.Print) (sidebar.Section, *site.Mistake) {
	ids := s.Navigation.SidebarIDs()
	name := wanted.Sidebar
	switch {
	case len(ids) == 0:
		return sidebar.Section{}, mistake("sidebar", "the docs have no sidebar", "a sidebar has the order of the pages: set docs.sidebarPath")
	case name == "" && len(ids) > 1:
		return sidebar.Section{}, mistake("sidebar", "the docs have several sidebars", "choose "+alternatives(ids))
	case name == "":
		name = ids[0]
	case !slices.Contains(ids, name):
		return sidebar.Section{}, mistake("sidebar", fmt.Sprintf("no sidebar %q", name), diag.Known(name, "sidebar", ids))
	}
	var found []sidebar.Section
	var names, labels []string
	for _, section := range s.Navigation.Sections() {
		if section.Sidebar != name {
			continue
		}
		if section.Label == "" && wanted.Category == "" {
			return section, nil
		}
		if slices.Contains(section.Names, wanted.Category) {
			found = append(found, section)
			names = append(names, section.Names[0])
		}
		labels = append(labels, section.Names...)
	}
	switch {
	case len(found) == 0 && len(labels) == 0:
		return sidebar.Section{}, mistake("category", fmt.Sprintf("the sidebar %q has no categories", name),
			"leave out the category to print the whole sidebar")
	case len(found) == 0:
		return sidebar.Section{}, mistake("category", fmt.Sprintf("no category %q in the sidebar %q", wanted.Category, name),
			cmp.Or(diag.DidYouMean(wanted.Category, labels), "write the label of a category as the sidebar shows it"))
	}
	if exact := slices.Index(names, wanted.Category); exact >= 0 {
		return found[exact], nil
	}
	if len(found) > 1 {
		return sidebar.Section{}, mistake("category", fmt.Sprintf("%d categories are labeled %q", len(found), wanted.Category), "write "+alternatives(names))
	}
	return found[0], nil
}

// alternatives joins names: "a, b or c".
func alternatives(names []string) string {
	last := len(names) - 1
	if last == 0 {
		return names[0]
	}
	return strings.Join(names[:last], ", ") + " or " + names[last]
}
