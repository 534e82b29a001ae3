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
	links := Links{of: map[*site.Text][]markdown.Resolved{
		plain:  {{Href: "/a#b"}, {Href: "https://example.com/ä", External: true}, {}, {Href: "/i.png", Width: 300, Height: 20, Natural: 600}},
		none:   nil,
		varied: {{Href: "/i.png", Variants: []markdown.Source{{Type: "image/webp", Set: "a 1x"}}}, {Href: "/b", Homes: map[string]string{"/": "/b"}}},
	}}
	packed := links.Packed(site.Site{})
	for name, text := range map[string]*site.Text{"plain": plain, "none": none, "with variants": varied} {
		if got, want := packed.Of(text), links.Of(text); !reflect.DeepEqual(got, want) {
			t.Errorf("%s: got %+v, want %+v", name, got, want)
		}
	}
	if len(packed.of) != 1 {
		t.Errorf("%d texts are not packed", len(packed.of))
	}
}
