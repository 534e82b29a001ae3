package assemble

import (
	"slices"
	"testing"

	"github.com/docgen-cli/docgen/internal/markdown"
)

func TestContentsNameMembersOfAGroupShortly(t *testing.T) {
	t.Parallel()
	member := func(name string) markdown.Heading {
		return markdown.Heading{Level: 3, Text: name, HTML: "<code>" + name + "</code>", Member: "method"}
	}
	const end = "</code></span>"
	for _, test := range []struct {
		name  string
		names []string
		want  []string
	}{
		{"the class of all", []string{"Window.at()", "Window.all()"}, []string{"at", "all"}},
		{"no class", []string{"title()", "$el"}, []string{"title", "$el"}},
		{"classes that differ", []string{"App.at()", "Window.at()"}, []string{"App.at", "Window.at"}},
		{"a class that some have", []string{"App.at()", "at()"}, []string{"App.at", "at"}},
		{"parameters tell overloads apart", []string{"at(x)", "at(x, y)"}, []string{"at(x)", "at(x, y)"}},
		{"a constructor", []string{"new Key()"}, []string{"new Key()"}},
	} {
		t.Run(test.name, func(t *testing.T) {
			t.Parallel()
			headings := []markdown.Heading{{Level: 2, HTML: "Methods"}}
			want := []string{"Methods"}
			for i, name := range test.names {
				headings = append(headings, member(name))
				want = append(want, `<span class="toc-member" title="`+name+`"><code>`+test.want[i]+end)
			}
			var got []string
			for _, item := range (Assembler{}).entries(headings) {
				got = append(got, item.HTML)
			}
			if !slices.Equal(got, want) {
				t.Errorf("%v: got %q, want %q", test.names, got, want)
			}
		})
	}
}
