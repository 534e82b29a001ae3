package contract_test

import (
	"bytes"
	"encoding/json"
	"os"
	"reflect"
	"testing"

	"github.com/docgen-cli/docgen/internal/frontend/contract"
)

// hydration returns a page and a site with every field set and every kind of item.
func hydration() contract.Hydration {
	link := contract.NavbarLink{
		Label: "Docs", Href: "/x/", External: true, ClassName: "c", AriaLabel: "a", Target: "_self", Rel: "me",
		Active: contract.Active{Never: true, BasePath: "/x/a", Pattern: "^/x", Exact: true, Sidebar: "docs"},
		Docs:   "default", Versions: map[string]contract.NavbarTarget{"1": {Href: "/x/1/a", Active: &contract.Active{Exact: true}, Unlisted: true}},
	}
	logo := &contract.Logo{Alt: "Logo", Src: "/x/l.svg", Dark: "/x/d.svg", Href: "/x/", Width: 1, Height: 2, ClassName: "c"}
	category := contract.SidebarCategory{
		Label: "API", Href: "/x/api", First: "/x/api/a", Collapsible: true, Collapsed: true, ClassName: "c", Icon: "house", Badge: "b",
		Source: "/x/sidebar/a.json", Description: "d", CustomProps: map[string]any{"a": 1.0},
		Items: []contract.SidebarItem{contract.SidebarHTML{Value: "<hr>", DefaultStyle: true, ClassName: "c", CustomProps: map[string]any{"a": 1.0}}},
	}
	return contract.Hydration{
		Theme: "abc",
		Site: contract.SiteData{
			Title: "Phoenix", Tagline: "t", TitleDelimiter: "|", BaseURL: "/x/", Home: "/x/", Locale: "us", Language: "en", Direction: contract.LeftToRight,
			Locales: []contract.Locale{{Name: "us", Label: "English", Language: "en", Home: "/x/"}},
			Docs: []contract.DocsInstance{{ID: "default",
				Versions: []contract.Version{{Name: "current", Label: "Next", IsLast: true, Home: "/x/", Base: "/x"}}}}, ForgetVersions: true,
			Navbar: contract.Navbar{
				Title: "Phoenix", Logo: logo, Style: "dark",
				Left: []contract.NavbarItem{link, contract.NavbarDropdown{Label: "More", Href: "/x/more", ClassName: "c", Items: []contract.NavbarItem{link}}},
				Right: []contract.NavbarItem{
					contract.NavbarVersion{Docs: "default", Label: "l", Href: "/x/", External: true, ClassName: "c", AriaLabel: "a", Target: "_self",
						Rel: "me"},
					contract.NavbarVersions{Docs: "default", Versions: []contract.VersionEntry{{Name: "1", Label: "One"}}, NeverActive: true, ClassName: "c",
						Before: []contract.NavbarItem{link}, After: []contract.NavbarItem{link}},
					contract.NavbarLocales{Label: "English", Query: "a=b", ClassName: "c", Before: []contract.NavbarItem{link},
						After: []contract.NavbarItem{link}},
					contract.NavbarHTML{Value: "<b>", ClassName: "c", Custom: map[string]any{"type": "custom-a"}}, contract.NavbarSearch{},
				},
			},
			Footer: &contract.Footer{Style: "dark", Logo: logo, Copyright: "©", Columns: []contract.FooterColumn{{
				Title: "Docs", Items: []contract.FooterItem{{Label: "a", Href: "/x/a", External: true, HTML: "<b>", ClassName: "c", Target: "_self",
					Rel: "me"}},
			}}},
			AnnouncementBar: &contract.AnnouncementBar{ID: "i", Content: "<b>", Closeable: true},
			ColorMode:       contract.ColorMode{Default: "light", FollowSystem: true, DisableSwitch: true},
			Sidebar:         contract.SidebarOptions{Hideable: true, AutoCollapse: true}, Icons: "/x/icons.svg",
			Search: &contract.Search{Manifests: map[string]string{"default/current": "/x/search.json"}, Page: "/x/search"}, HasReleases: true, Offline: true,
			Generator: "docgen 1", Version: "5",
		},
		Page: contract.PageData{
			Kind: contract.DocPage, Path: "/x/a", ID: "a", Docs: "default", Title: "A",
			Head:    contract.Head{Title: "A | Phoenix", Description: "d", Canonical: "https://e/x/a", ClassName: "c", NoIndex: true, Lead: true},
			Header:  "<h1>",
			Content: "<p>",
			Footer:  "<nav>",
			Code:    &contract.PageCode{Name: "a.tsx", Script: "/x/a.js", Preload: []string{"/x/b.js"}},
			Styles:  []string{"/x/a.css"},
			TOC:     []contract.TOCItem{{ID: "b", HTML: "<code>b</code>", Level: 2}},
			Sidebar: &contract.Sidebar{ID: "docs", Label: "l", Title: "t",
				Items: []contract.SidebarItem{category, contract.SidebarLink{Label: "A", Href: "/x/a", External: true, ClassName: "c", Icon: "house",
					Badge: "b", Target: "_self", Rel: "me", Description: "d", CustomProps: map[string]any{"a": 1.0}}}},
			Breadcrumbs: []contract.Breadcrumb{{Label: "API", Href: "/x/api"}},
			Previous:    &contract.PageLink{Label: "P", Href: "/x/p"}, Next: &contract.PageLink{Label: "N", Href: "/x/n"},
			Version: &contract.PageVersion{
				Name: "current", Label: "Next", Badge: true, Banner: contract.UnreleasedBanner,
				Latest: &contract.VersionLink{Name: "1", Href: "/x/1", Missing: true},
				Others: []contract.VersionLink{{Name: "1", Href: "/x/1/a", Missing: true}},
			},
			EditURL: "https://e/edit", LastUpdated: &contract.LastUpdated{Time: "2026-11-21T00:00:00Z", Label: "Nov 21, 2026", Author: "me"},
			Tags: []contract.PageLink{{Label: "t", Href: "/x/t"}}, Locales: []contract.Alternate{{Locale: "de", Href: "/x/de", Missing: "m"}},
			Translation: &contract.Translation{Language: "en", Direction: contract.LeftToRight, Notice: "n"},
			HideTOC:     true, Descriptions: map[string]string{"/x/b": "d"}, Unlisted: true, Draft: true, NotFound: true,
			FrontMatter: map[string]any{"a": 1.0}, Source: "docs/a.md", Plugins: map[string]any{"p": 1.0},
			Post: &contract.PostFacts{Date: "2026-11-21T00:00:00Z", ReadingTime: 1, Authors: []contract.PostAuthor{{Key: "k", Name: "n", Title: "t",
				Description: "d", URL: "u", ImageURL: "i", Email: "e", Socials: map[string]string{"x": "u"}}}},
		},
	}
}

func TestHydrationJSON(t *testing.T) {
	t.Parallel()
	example := hydration()
	checkAllSet(t, "Hydration", reflect.ValueOf(example))
	var got bytes.Buffer
	encoder := json.NewEncoder(&got)
	encoder.SetEscapeHTML(false)
	encoder.SetIndent("", "  ")
	if err := encoder.Encode(example); err != nil {
		t.Fatal(err)
	}
	const file = "testdata/hydration.json"
	if os.Getenv("UPDATE") != "" {
		if err := os.WriteFile(file, got.Bytes(), 0o644); err != nil {
			t.Fatal(err)
		}
		return
	}
	want, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	if got.String() != string(want) {
		t.Errorf("%s (UPDATE=1 refreshes)\n got %s\nwant %s", file, got.String(), want)
	}
}

// checkAllSet reports fields that the example leaves out. It makes sure that the expected
// output contains new fields.
func checkAllSet(t *testing.T, path string, value reflect.Value) {
	t.Helper()
	switch value.Kind() {
	case reflect.Struct:
		for i := range value.NumField() {
			field := value.Type().Field(i)
			if isKind := field.Name == "Kind" && field.Type.Kind() == reflect.Struct; !isKind && value.Field(i).IsZero() {
				t.Errorf("the example leaves out %s.%s", path, field.Name)
			}
			checkAllSet(t, path+"."+field.Name, value.Field(i))
		}
	case reflect.Slice:
		for i := range value.Len() {
			checkAllSet(t, path, value.Index(i))
		}
	case reflect.Pointer, reflect.Interface:
		checkAllSet(t, path, value.Elem())
	}
}

// Only fields that are optional in TypeScript are left out when empty. All others are always
// present, even false and empty strings.
func TestOnlyOptionalFieldsAreLeftOut(t *testing.T) {
	t.Parallel()
	encoded, err := json.Marshal(contract.PageData{TOC: []contract.TOCItem{}, Breadcrumbs: []contract.Breadcrumb{}})
	if err != nil {
		t.Fatal(err)
	}
	want := `{"kind":"","path":"","docs":"","title":"","head":{"title":"","className":""},"toc":[],"breadcrumbs":[]}`
	if string(encoded) != want {
		t.Errorf(" got %s\nwant %s", encoded, want)
	}
}
