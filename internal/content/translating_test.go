package content_test

import (
	"reflect"
	"slices"
	"testing"

	"github.com/docgen-cli/docgen/internal/content"
)

func TestTranslationTakesWhatDecidesAboutThePageFromItsOriginal(t *testing.T) {
	t.Parallel()
	text := func(text string) *string { return &text }
	position, no := 2.0, false
	original := content.FrontMatter{
		ID: text("id"), Slug: text("/slug"), SidebarPosition: &position, SidebarClassName: text("class"), SidebarKey: text("key"),
		DisplayedSidebar: content.Nullable{Set: true}, PaginationNext: content.Nullable{Set: true, Value: "next"},
		PaginationPrev: content.Nullable{Set: true, Value: "previous"}, ParseNumberPrefixes: &no, Draft: true, Unlisted: true, LandingPage: true,
		Feedback: &no, Lead: &no,
		Comments: &no, LLMs: &no,
		Title: text("title"), SidebarLabel: text("label"), Description: text("description"), Keywords: []string{"word"},
	}
	inherited := original
	inherited.Title, inherited.SidebarLabel, inherited.Description, inherited.Keywords = nil, nil, nil, nil
	translation := content.FrontMatter{Slug: text("/own"), SidebarKey: text("own"), PaginationNext: content.Nullable{Set: true}, Title: text("Titel")}
	mixed := inherited
	mixed.Slug, mixed.SidebarKey, mixed.PaginationNext, mixed.Title = translation.Slug, translation.SidebarKey, translation.PaginationNext, translation.Title
	for _, test := range []struct {
		name            string
		translation     content.FrontMatter
		original, wants content.FrontMatter
	}{
		{"nothing set", content.FrontMatter{}, original, inherited},
		{"some set", translation, original, mixed},
		{"another id", content.FrontMatter{ID: text("kennung")}, content.FrontMatter{}, content.FrontMatter{}},
	} {
		if got := test.translation.Translating(test.original); !reflect.DeepEqual(got, test.wants) {
			t.Errorf("%s:\n got %+v\nwant %+v", test.name, got, test.wants)
		}
	}
}

// A field without a tag would silently not be inherited.
func TestEveryFieldSaysWhoseValueATranslationHas(t *testing.T) {
	t.Parallel()
	for field := range reflect.TypeFor[content.FrontMatter]().Fields() {
		if tag := field.Tag.Get("translate"); !slices.Contains([]string{"own", "original", "inherit", "post", "author"}, tag) {
			t.Errorf("the tag translate of FrontMatter.%s is %q: say whose value a translation has", field.Name, tag)
		}
	}
}
