package config_test

import (
	"testing"

	"github.com/docgen-cli/docgen/e2e/sitetest"
	"github.com/docgen-cli/docgen/internal/config"
)

func TestInvalidNavbarItemIsReportedAtItsPlace(t *testing.T) {
	t.Parallel()
	for _, test := range []struct {
		name, item string // the item is on line 6
		want       []string
	}{
		{name: "unknown type", item: "{type: docs, label: a}",
			want: []string{`6:16+4 themeConfig.navbar.items[0].type cannot be "docs" (did you mean "doc"?)`}},
		{name: "type far from all", item: "{type: carousel}",
			want: []string{`6:16+8 themeConfig.navbar.items[0].type cannot be "carousel" (allowed values: default, doc, docSidebar, docsVersion, docsVersionDropdown, localeDropdown, dropdown, search, html, custom)`}},
		{name: "unknown key", item: "{labl: a, to: /}", want: []string{`6:10+4 unknown key "labl" in themeConfig.navbar.items[0] (did you mean "label"?)`}},
		{name: "text", item: "Home", want: []string{`6:9+4 themeConfig.navbar.items[0] must be a mapping, found "Home" (write its options as "key: value")`}},
		{name: "nothing", item: "{}", want: []string{`6:9+2 themeConfig.navbar.items[0] has no link target (add one of these keys: to, href)`,
			`6:9+2 themeConfig.navbar.items[0].label is missing (add "label: ...")`}},
		{name: "no label", item: "{to: /}", want: []string{`6:9+7 themeConfig.navbar.items[0].label is missing (add "label: ...")`}},
		{name: "empty label", item: "{label: '', to: /}", want: []string{`6:17+2 themeConfig.navbar.items[0].label is empty`}},
		{name: "nowhere", item: "{label: a}", want: []string{`6:9+10 themeConfig.navbar.items[0] has no link target (add one of these keys: to, href)`}},
		{name: "to and href", item: "{label: a, to: /, href: https://x.y}",
			want: []string{`6:27+4 themeConfig.navbar.items[0] has both to and href (remove one of them)`}},
		{name: "position", item: "{label: a, to: /, position: center}",
			want: []string{`6:37+6 themeConfig.navbar.items[0].position cannot be "center" (allowed values: left, right)`}},
		{name: "doc without id", item: "{type: doc, label: a}", want: []string{`6:9+21 themeConfig.navbar.items[0].docId is missing (add "docId: ...")`}},
		{name: "id without type", item: "{docId: a, label: a}",
			want: []string{`6:10+5 a navbar item of type default cannot have the key "docId" (add "type: doc")`}},
		{name: "sidebar without id", item: "{type: docSidebar}",
			want: []string{`6:9+18 themeConfig.navbar.items[0].sidebarId is missing (add "sidebarId: ...")`}},
		{name: "sidebar with doc id", item: "{type: docSidebar, sidebarId: a, docId: b}",
			want: []string{`6:42+5 a navbar item of type docSidebar cannot have the key "docId" (allowed types for this key: doc)`}},
		{name: "html without value", item: "{type: html, label: a}",
			want: []string{`6:9+22 themeConfig.navbar.items[0].value is missing (add "value: ...")`,
				`6:22+5 a navbar item of type html cannot have the key "label" (allowed types for this key: default, doc, docSidebar, docsVersion, dropdown)`}},
		{name: "search with label", item: "{type: search, label: a}",
			want: []string{`6:24+5 a navbar item of type search cannot have the key "label" (allowed types for this key: default, doc, docSidebar, docsVersion, dropdown)`}},
		{name: "version with to and href", item: "{type: docsVersion, to: /, href: https://x.y}",
			want: []string{`6:36+4 themeConfig.navbar.items[0] has both to and href (remove one of them)`}},
		{name: "dropdown without items", item: "{type: dropdown, label: a}",
			want: []string{`6:9+26 themeConfig.navbar.items[0] is a dropdown without items (add "items: [...]")`}},
		{name: "dropdown without label", item: "{items: [{label: a, to: /}]}",
			want: []string{`6:9+28 themeConfig.navbar.items[0].label is missing (add "label: ...")`}},
		{name: "dropdown with two targets", item: "{label: a, to: /, href: https://x.y, items: [{label: a, to: /}]}",
			want: []string{`6:27+4 themeConfig.navbar.items[0] has both to and href (remove one of them)`}},
		{name: "dropdown in a dropdown", item: "{label: a, items: [{label: b, items: []}]}",
			want: []string{`6:39+5 a dropdown cannot contain an item of type dropdown (move it out of the dropdown)`}},
		{name: "search in a dropdown", item: "{label: a, items: [{type: search}]}",
			want: []string{`6:29+4 a dropdown cannot contain an item of type search (move it out of the dropdown)`}},
		{name: "locales in the versions", item: "{type: docsVersionDropdown, dropdownItemsBefore: [{type: localeDropdown}]}",
			want: []string{`6:60+4 a dropdown cannot contain an item of type localeDropdown (move it out of the dropdown)`}},
		{name: "position in a dropdown", item: "{label: a, items: [{label: b, to: /, position: left}]}",
			want: []string{`6:46+8 an item inside a dropdown cannot have a position (remove it)`}},
		{name: "wrong item in a dropdown", item: "{label: a, items: [{label: b}]}",
			want: []string{`6:28+10 themeConfig.navbar.items[0].items[0] has no link target (add one of these keys: to, href)`}},
		{name: "items of the locales", item: "{type: localeDropdown, items: []}",
			want: []string{`6:32+5 a navbar item of type localeDropdown cannot have the key "items" (allowed types for this key: dropdown)`}},
	} {
		t.Run(test.name, func(t *testing.T) {
			t.Parallel()
			text := head + "themeConfig:\n  navbar:\n    items:\n      - " + test.item + "\n"
			_, findings := config.Load([]byte(text), "docgen.yaml")
			sitetest.Compare(t, test.item, lines(findings), test.want)
		})
	}
}

func TestInvalidFooterLinkIsReportedAtItsPlace(t *testing.T) {
	t.Parallel()
	for _, test := range []struct {
		name, links string // on line 5
		want        []string
	}{
		{name: "columns and links", links: "[{title: a, items: []}, {label: b, to: /}]",
			want: []string{`5:36+17 themeConfig.footer.links mixes columns and single links (give every entry a title and items, or none of them)`}},
		{name: "links and columns", links: "[{label: b, to: /}, {title: a, items: []}]",
			want: []string{`5:32+21 themeConfig.footer.links mixes columns and single links (give every entry a title and items, or none of them)`}},
		{name: "column with target", links: "[{title: a, to: /, items: []}]",
			want: []string{`5:24+2 a footer column cannot have the key "to" (move it to one of the column's items)`}},
		{name: "nowhere", links: "[{label: a}]", want: []string{`5:13+10 themeConfig.footer.links[0] has no link target (add one of these keys: to, href, html)`}},
		{name: "two targets", links: "[{title: a, items: [{label: b, to: /, href: https://x.y}]}]",
			want: []string{`5:50+4 themeConfig.footer.links[0].items[0] has both to and href (remove one of them)`}},
		{name: "no label", links: "[{title: a, items: [{to: /}]}]",
			want: []string{`5:32+7 themeConfig.footer.links[0].items[0].label is missing (add "label: ...")`}},
		{name: "label and html", links: "[{label: a, html: b}]",
			want: []string{`5:14+5 themeConfig.footer.links[0] has both label and html (remove one of them)`}},
		{name: "unknown key", links: "[{label: a, too: /}]", want: []string{`5:24+3 unknown key "too" in themeConfig.footer.links[0] (did you mean "to"?)`}},
		{name: "text", links: "[a]", want: []string{`5:13+1 themeConfig.footer.links[0] must be a mapping, found "a" (write its options as "key: value")`}},
	} {
		t.Run(test.name, func(t *testing.T) {
			t.Parallel()
			text := head + "themeConfig:\n  footer:\n    links: " + test.links + "\n"
			_, findings := config.Load([]byte(text), "docgen.yaml")
			sitetest.Compare(t, test.links, lines(findings), test.want)
		})
	}
}
