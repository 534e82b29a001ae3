package build

import (
	"context"
	"fmt"
	"slices"

	"github.com/docgen-cli/docgen/internal/config"
	"github.com/docgen-cli/docgen/internal/render"
	"github.com/docgen-cli/docgen/internal/render/print"
	"github.com/docgen-cli/docgen/internal/site"
)

// PrintRequest names one document for printing: a sidebar, or a category of it, in one version and
// one locale of some docs.
type PrintRequest struct {
	config.Print
	Instance, Version, Locale string
	Paper                     print.Paper
}

// PrintError says why a site has no such document.
type PrintError struct{ site.Mistake }

// Error returns the mistake with what to do about it.
func (e PrintError) Error() string { return e.Text + ": " + e.Hint }

// requestedPath is the path of the requested document, which no page of a site has.
const requestedPath = "docgen-print"

// with returns the docs with the requested document behind the pages for printing that the site has, to which
// its pages may link.
func (r *PrintRequest) with(docs config.Instances) config.Instances {
	docs = slices.Clone(docs)
	for i := range docs {
		if docs[i].ID == r.Instance {
			requested := r.Print
			requested.Path = requestedPath
			docs[i].Print = append(slices.Clone(docs[i].Print), requested)
		}
	}
	return docs
}

// isFor reports whether a document is the requested one.
func (r *PrintRequest) isFor(planned site.Print) bool {
	id := planned.Set.ID
	return id.Instance == r.Instance && id.Version == r.Version && id.Locale == r.Locale && planned.At == len(planned.Set.Options.Print)-1
}

// Printed is where a document for printing is.
type Printed struct {
	Path   string // URL path; "" for no document
	Root   string // URL path of the folder
	Folder string // with everything that the document needs, in the output; "" for the output
}

// find returns where the document is.
func (r *PrintRequest) find(s site.Site) (Printed, error) {
	for _, edition := range s.Editions {
		for _, planned := range edition.Prints {
			switch {
			case !r.isFor(planned):
			case planned.Wrong != nil:
				return Printed{}, PrintError{*planned.Wrong}
			default:
				return Printed{planned.Place.Path, edition.Root, edition.Folder}, nil
			}
		}
	}
	return Printed{}, fmt.Errorf("the site has no version %q of the docs in the locale %q", r.Version, r.Locale)
}

// pages returns the pages of the document.
func (r *PrintRequest) pages(s site.Site) map[*site.Page]bool {
	pages := map[*site.Page]bool{}
	for _, edition := range s.Editions {
		for _, planned := range edition.Prints {
			for _, chapter := range planned.Chapters {
				if chapter.Page != nil && r.isFor(planned) {
					pages[chapter.Page] = true
				}
			}
		}
	}
	return pages
}

// print writes the documents for printing, which are made from the pages in the output.
func (p Project) print(ctx context.Context, options BuildOptions, renderers []render.Renderer, with rendering) error {
	from, err := p.Code()
	if err != nil {
		return err
	}
	how := render.Printing{Files: with.staging.Files(), Code: from}
	if options.FixedTime {
		how.Date = options.Now
	}
	if p.Print != nil {
		how.Paper = p.Print.Paper
	}
	for _, renderer := range renderers {
		for _, planned := range renderer.Assembler.Edition.Prints {
			if planned.Wrong != nil || p.Print != nil && !p.Print.isFor(planned) {
				continue
			}
			files, err := renderer.Print(planned, how)
			if err != nil {
				return err
			}
			if err := with.staging.PutAll(files, p.each(ctx)); err != nil {
				return err
			}
		}
	}
	return nil
}
