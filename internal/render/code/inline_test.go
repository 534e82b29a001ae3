package code

import (
	"strings"
	"testing"

	"github.com/docgen-cli/docgen/internal/content/page"
	"github.com/docgen-cli/docgen/internal/engine/output"
	"github.com/docgen-cli/docgen/internal/frontend/bundle"
	"github.com/docgen-cli/docgen/internal/links/route"
	"github.com/docgen-cli/docgen/internal/render/assemble"
	"github.com/docgen-cli/docgen/internal/site"
)

func TestDocumentsContainStyleSheetsUnlessTheyAreTooLongForTheSite(t *testing.T) {
	t.Parallel()
	table, _ := route.Plan(nil, route.Options{Root: "/docs/"})
	edition := &site.Edition{Routes: table}
	theme := Theme{Bundle: bundle.Bundle{
		Styles: "/docs/assets/client-1.css", KindSheets: map[string]string{"search": "/docs/assets/search-1.css", "late": "/docs/assets/late-1.css"},
		Files: []bundle.File{
			{Name: "assets/client-1.css", Content: []byte(`a{mask:url("./i.svg")}b{src:url(f.woff2) url(data:x.y) url(/own.svg) url("https://a.example/b.svg")}` +
				strings.Repeat(" ", 60<<10))},
			{Name: "assets/search-1.css", Content: []byte("c{content:'</style>'}")}, {Name: "assets/late-1.css", Content: []byte("d{}")},
		},
	}}
	shared := []output.File{{Name: "assets/blog-1.css", Content: []byte("e{}" + strings.Repeat(" ", longestInline))}}
	inline := func(pages int) map[string]string {
		edition.Pages = make([]*site.Page, pages)
		for i := range edition.Pages {
			edition.Pages[i] = &site.Page{Script: &page.Page{}}
		}
		return theme.Inline(site.Site{Editions: []*site.Edition{edition}}, assemble.Assembler{Edition: edition}, shared)
	}
	texts := inline(1000)
	want := `a{mask:url("/docs/assets/i.svg")}b{src:url(/docs/assets/f.woff2) url(data:x.y) url(/own.svg) url("https://a.example/b.svg")}`
	if got := strings.TrimRight(texts["/docs/assets/client-1.css"], " "); got != want {
		t.Errorf("the sheet of the theme is\n%s\nwant\n%s", got, want)
	}
	if got := texts["/docs/assets/search-1.css"]; got != `c{content:'<\/style>'}` {
		t.Errorf("the sheet of the search page is %s", got)
	}
	if len(texts) != 2 {
		t.Errorf("%d sheets, want no long one and none that loads later", len(texts))
	}
	if large := inline(2000); len(large) != 1 || large["/docs/assets/search-1.css"] == "" {
		t.Errorf("%d sheets in the documents of a large site, want the short one alone", len(large))
	}
	if sources := theme.InlineSources(texts); len(sources["style-src"]) != 2 || len(sources["script-src"]) != 1 {
		t.Errorf("the sources are %v", sources)
	}
	theme.forNode = func() (bundling, error) { return bundling{}, nil }
	if preview := inline(1); len(preview) > 0 {
		t.Errorf("%d sheets in the documents of a preview", len(preview))
	}
}
