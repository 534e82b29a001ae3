package assemble

import (
	"github.com/docgen-cli/docgen/internal/check"
	"github.com/docgen-cli/docgen/internal/config"
	"github.com/docgen-cli/docgen/internal/frontend/bundle"
	"github.com/docgen-cli/docgen/internal/markdown"
	"github.com/docgen-cli/docgen/internal/site"
)

// Input is what the assemblers of a site are made from.
type Input struct {
	Site     site.Site
	Links    check.Links
	Formulas Formulas
	Metadata map[string]Metadata // what scripts that are pages declare about themselves, by source
	Cards    Cards               // nil if the site has none
	Bundled  func(*site.Edition) Bundled
}

// Bundled is what pages link of a bundled theme. The zero Bundled has no code.
type Bundled struct {
	Code         map[string]bundle.Page // the scripts of pages that have code, by source
	KindSheets   map[string]string      // URLs of style sheets that the pages of a kind link, by the kind
	AsksForPages bool                   // whether the site's code asks for the front matter of pages, or for what is above posts
}

// Answers are what only Node knows. The zero Answers have English dates and no posts.
type Answers struct {
	Dates  map[string]string // days as readers of the locale write them, by day and style
	Static Static            // nil on sites without posts that have components
}

// Assembler makes the data of a locale's pages.
type Assembler struct {
	Config     config.Config
	Edition    *site.Edition
	Editions   []*site.Edition // all locales of the site
	Links      check.Links
	Formulas   Formulas
	Everywhere markdown.Sheets // style sheets that all pages link
	Metadata   map[string]Metadata
	Cards      Cards
	Twins      Twins // the Markdown versions of pages, to which links in others lead
	Bundled
	Answers
}

// New returns the assemblers of locales.
func New(in Input, editions []*site.Edition) []Assembler {
	all, twins, everywhere := make([]Assembler, len(editions)), newTwins(in.Site, in.Metadata), sharedSheets(in.Site)
	for i, edition := range editions {
		all[i] = Assembler{
			Config: in.Site.Config, Edition: edition, Editions: in.Site.Editions, Links: in.Links, Formulas: in.Formulas, Everywhere: everywhere,
			Metadata: in.Metadata, Cards: in.Cards, Twins: twins,
		}
		if in.Bundled != nil {
			all[i].Bundled = in.Bundled(edition)
		}
	}
	return all
}

// Formulas maps formulas to rendered HTML.
type Formulas map[Formula]string

// Formula is a formula as written.
type Formula struct {
	TeX     string `json:"tex"`
	Display bool   `json:"display"` // in a block of its own
}
