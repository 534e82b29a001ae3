package render

import (
	"testing"

	"github.com/docgen-cli/docgen/e2e/sitetest"
	"github.com/docgen-cli/docgen/internal/frontend/contract"
)

// Browsers take the HTML of a page from its document. A site's own layout may show none of it, or some.
func TestDataHasOnlyTheHTMLThatTheDocumentLacks(t *testing.T) {
	t.Parallel()
	data := contract.PageData{Header: "header", Content: "content", Footer: "footer"}
	for _, test := range []struct{ name, body, header, content, footer string }{
		{"a layout with all parts", `<p id="` + contract.HeaderID + `"></p><div id="` + contract.ContentID + `"></div><p id="` + contract.FooterID + `"></p>`, "", "", ""},
		{"a layout without a header", `<div id="` + contract.ContentID + `"></div>`, "header", "", "footer"},
		{"a layout without any", `<main id="other"></main>`, "header", "content", "footer"},
	} {
		got := Renderer{}.embedded(data, test.body)
		sitetest.Compare(t, test.name, [3]string{got.Header, got.Content, got.Footer}, [3]string{test.header, test.content, test.footer})
	}
}

// Components of the site may write the sidebar in another way.
func TestDataLacksLabelsThatTheDocumentHas(t *testing.T) {
	t.Parallel()
	items := []contract.SidebarItem{
		contract.SidebarLink{Label: "Setup", Href: "/setup", Badge: "new"},
		contract.SidebarHTML{Value: "<hr>"},
		contract.SidebarCategory{Label: "Guides", Href: "/guides", Items: []contract.SidebarItem{contract.SidebarLink{Label: "Build", Href: "/build"}}},
	}
	without := []contract.SidebarItem{
		contract.SidebarLink{Label: "Setup", Badge: "new"}, contract.SidebarHTML{Value: "<hr>"},
		contract.SidebarCategory{Href: "/guides", Items: []contract.SidebarItem{contract.SidebarLink{}}},
	}
	const sidebar = `<aside id="` + contract.SidebarID + `"></aside>`
	data := contract.PageData{Sidebar: &contract.Sidebar{ID: "main", Items: items}}
	for _, test := range []struct {
		name    string
		isPlain bool
		body    string
		want    []contract.SidebarItem
	}{
		{"the theme's sidebar", true, sidebar, without},
		{"a component of the site", false, sidebar, items},
		{"no sidebar", true, "", items},
	} {
		got := Renderer{isPlain: test.isPlain}.embedded(data, test.body)
		sitetest.Compare(t, test.name, got.Sidebar.Items, test.want)
	}
}
