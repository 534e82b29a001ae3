package check

import (
	"reflect"
	"testing"

	"github.com/docgen-cli/docgen/internal/markdown"
	"github.com/docgen-cli/docgen/internal/site"
)

func TestPackedLinksAreTheSame(t *testing.T) {
	t.Parallel()
	plain, none, varied := &site.Text{}, &site.Text{}, &site.Text{}
	want := map[*site.Text][]markdown.Resolved{
		plain:  {{Href: "/a#b"}, {Href: "/a#c"}, {Href: "https://example.com/ä", External: true}, {}, {Href: "/i.png", Width: 300, Height: 20, Natural: 600}},
		none:   nil,
		varied: {{Href: "/i.png", Variants: []markdown.Source{{Type: "image/webp", Set: "a 1x"}}}, {Href: "/b", Homes: map[string]string{"/": "/b"}}},
	}
	links := Links{byText: map[*site.Text]kept{}}
	for text, resolved := range want {
		links.byText[text] = keep(resolved)
	}
	final := links.Final(site.Site{})
	for name, text := range map[string]*site.Text{"plain": plain, "none": none, "with variants": varied} {
		if got := links.Of(text); !reflect.DeepEqual(got, want[text]) {
			t.Errorf("%s: got %+v, want %+v", name, got, want[text])
		}
		if got := final.Of(text); !reflect.DeepEqual(got, want[text]) {
			t.Errorf("%s, final: got %+v, want %+v", name, got, want[text])
		}
	}
	if size := len(links.byText[plain].packed); size == 0 || size > 70 {
		t.Errorf("links take %d bytes", size)
	}
}

func TestLinksOfASiteWithoutVersionsAreNotUnpacked(t *testing.T) {
	text, set := &site.Text{}, &site.DocSet{}
	edition := &site.Edition{Sets: []*site.DocSet{set}, Pages: []*site.Page{{Set: set, Text: text}}}
	links := Links{byText: map[*site.Text]kept{text: keep([]markdown.Resolved{{Href: "/a"}, {Href: "/b"}})}}
	if count := testing.AllocsPerRun(5, func() { oldLinks(edition, links) }); count > 0 {
		t.Errorf("looking for links to other versions needs %v allocations", count)
	}
}
