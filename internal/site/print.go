package site

import (
	"cmp"
	"fmt"
	"path"
	"slices"
	"strings"
	"time"

	"github.com/docgen-cli/docgen/internal/config"
	"github.com/docgen-cli/docgen/internal/diag"
	"github.com/docgen-cli/docgen/internal/links/route"
	"github.com/docgen-cli/docgen/internal/markdown/slug"
	"github.com/docgen-cli/docgen/internal/sidebar"
)

// Print is a page that contains all pages of a sidebar, or of a category, for printing. It is
// made of the HTML of these pages, so it is not one of the edition's pages.
type Print struct {
	Set      *DocSet
	At       int         // index of its options in docs.print
	Place    route.Route // without a reference: no page of the site
	Title    string      // "" for that of the site
	Chapters []Chapter
	Wrong    *Mistake // why there is no such page; nil for none

	Report func(severity diag.Severity, text, hint string) diag.Diagnostic
}

// Chapter is a page of a [Print], or a category without a doc of its own.
type Chapter struct {
	Page  *Page  // nil for a category
	Path  string // URL path; "" for a category without a page
	Title string
	Level int // number of categories around it
}

// Mistake says what is wrong with a sidebar or category to print, and how to fix it.
type Mistake struct{ Field, Text, Hint string }

// prints returns the pages for printing that the config asks for. A version, or a locale, that
// lacks a sidebar which another one has, has no page for it.
func (e *Edition) prints(cfg config.Config) []Print {
	pages := make(map[route.Ref]*Page, len(e.Pages))
	for _, page := range e.Pages {
		pages[page.Route.Ref] = page
	}
	var found []Print
	for _, set := range e.Sets {
		for i, wanted := range set.Options.Print {
			if set.Deferred || set.SidebarsFailed {
				continue
			}
			print := set.print(wanted, pages)
			print.At = i
			print.Report = func(severity diag.Severity, text, hint string) diag.Diagnostic {
				field := "sidebar"
				if print.Wrong != nil {
					field = print.Wrong.Field
				}
				return cfg.Diagnostic(severity, text, hint, set.Options.Option("print", i, field)...)
			}
			found = append(found, print)
		}
	}
	return found
}

func (s *DocSet) print(wanted config.Print, pages map[route.Ref]*Page) Print {
	section, wrong := s.section(wanted)
	if wrong != nil {
		return Print{Set: s, Wrong: wrong}
	}
	result := Print{Set: s, Title: cmp.Or(wanted.Title, section.Label), Place: s.Routes.Place(s.printPath(wanted, section.Sidebar))}
	for _, entry := range section.Entries() {
		chapter := Chapter{Title: entry.Label, Level: entry.Level}
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
		result.Wrong = &Mistake{"sidebar", fmt.Sprintf("the sidebar %q contains no pages", section.Sidebar), "add docs to it, or choose another sidebar"}
		if section.Label != "" {
			result.Wrong = &Mistake{"category", fmt.Sprintf("the category %q contains no pages", wanted.Category), "add docs to it, or choose another category"}
		}
	}
	return result
}

// printPath returns the path of a page for printing, relative to the locale's home page.
func (s *DocSet) printPath(wanted config.Print, sidebar string) string {
	below := path.Join("print", slug.Kebab(sidebar), slug.Kebab(wanted.Category))
	return path.Join(s.Base(), cmp.Or(strings.Trim(wanted.Path, "/"), below))
}

// printPaths returns the paths of the pages for printing before the sidebars are linked, which
// may link to these pages.
func (e *Edition) printPaths() []string {
	var paths []string
	for _, set := range e.Sets {
		ids := set.outline.SidebarIDs()
		for _, wanted := range set.Options.Print {
			for _, id := range ids {
				if id == wanted.Sidebar || wanted.Sidebar == "" && len(ids) == 1 {
					paths = append(paths, strings.TrimPrefix(set.printPath(wanted, id), "/"))
				}
			}
		}
	}
	return paths
}

// section returns the sidebar or category that the options name.
func (s *DocSet) section(wanted config.Print) (sidebar.Section, *Mistake) {
	ids := s.Navigation.SidebarIDs()
	name := wanted.Sidebar
	switch {
	case len(ids) == 0:
		return sidebar.Section{}, &Mistake{"sidebar", "the docs have no sidebar", "a sidebar has the order of the pages: set docs.sidebarPath"}
	case name == "" && len(ids) > 1:
		return sidebar.Section{}, &Mistake{"sidebar", "the docs have several sidebars", "choose " + alternatives(ids)}
	case name == "":
		name = ids[0]
	case !slices.Contains(ids, name):
		return sidebar.Section{}, &Mistake{"sidebar", fmt.Sprintf("no sidebar %q", name), diag.Known(name, "sidebar", ids)}
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
		return sidebar.Section{}, &Mistake{"category", fmt.Sprintf("the sidebar %q has no categories", name),
			"leave out the category to print the whole sidebar"}
	case len(found) == 0:
		return sidebar.Section{}, &Mistake{"category", fmt.Sprintf("no category %q in the sidebar %q", wanted.Category, name),
			cmp.Or(diag.DidYouMean(wanted.Category, labels), "write the label of a category as the sidebar shows it")}
	}
	if exact := slices.Index(names, wanted.Category); exact >= 0 {
		return found[exact], nil
	}
	if len(found) > 1 {
		return sidebar.Section{}, &Mistake{"category", fmt.Sprintf("%d categories are labeled %q", len(found), wanted.Category), "write " + alternatives(names)}
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

// Changed returns when the latest of the pages last changed; it is zero if that is unknown.
func (p Print) Changed() time.Time {
	var latest time.Time
	for _, chapter := range p.Chapters {
		if chapter.Page == nil {
			continue
		}
		at := chapter.Page.Changed().Time
		if own := chapter.Page.Doc().FrontMatter.Updated().Time; !own.IsZero() {
			at = own
		}
		if at.After(latest) {
			latest = at
		}
	}
	return latest
}
