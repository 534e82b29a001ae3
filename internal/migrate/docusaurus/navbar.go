package docusaurus

import (
	"net/url"
	"slices"
	"strconv"
	"strings"

	"github.com/docgen-cli/docgen/internal/frontend/evaluate"
)

// navbar converts what docgen writes differently in the navbar.
func (c *converter) navbar(value evaluate.Value, where []string) evaluate.Value {
	navbar := object(value)
	if style := navbar.Fields["style"]; style != nil && style != "dark" {
		c.note(Replaced, at(where, "style"), "themeConfig.navbar.style", `"primary" is not a style in docgen; set --color-bar in a style sheet`)
		remove(navbar, []string{"style"})
	}
	for i, item := range list(navbar.Fields["items"]) {
		c.navbarItem(item, at(where, "items", i))
	}
	return navbar
}

// navbarItem converts an item and those in its menu.
func (c *converter) navbarItem(value evaluate.Value, where []string) {
	item := object(value)
	for _, key := range []string{"items", "dropdownItemsBefore", "dropdownItemsAfter"} {
		for i, inner := range list(item.Fields[key]) {
			c.navbarItem(inner, at(where, key, i))
		}
	}
	if html := text(item.Fields["html"]); html != "" && item.Fields["type"] == nil && item.Fields["items"] == nil {
		c.asHTML(item, html, where)
		return
	}
	if name := c.nameOf(item); name != "" {
		put(item, "aria-label", name)
		c.note(Mapped, where, "navbar item without a label",
			"screen readers call it "+strconv.Quote(name)+" now; change its aria-label if it means something else")
	}
}

// nameOf returns a name for a link without a label, which shows an icon.
func (c *converter) nameOf(item *evaluate.Object) string {
	isLink := item.Fields["type"] == nil && item.Fields["items"] == nil
	if !isLink || text(item.Fields["label"]) != "" || text(item.Fields["aria-label"]) != "" {
		return ""
	}
	target := text(item.Fields["href"]) + text(item.Fields["to"])
	if parsed, err := url.Parse(target); err == nil && parsed.Host != "" {
		return strings.TrimPrefix(parsed.Hostname(), "www.")
	}
	return strings.Trim(target, "/")
}

// asHTML turns a link whose label is HTML into an item of the type html.
func (c *converter) asHTML(item *evaluate.Object, html string, where []string) {
	target := text(item.Fields["href"]) + text(item.Fields["to"])
	link := `<a class="` + text(item.Fields["className"]) + `" href="` + target + `">` + html + "</a>"
	for _, key := range slices.Clone(item.Keys) {
		if key != "position" {
			remove(item, []string{key})
		}
	}
	put(item, "type", "html")
	put(item, "value", strings.Replace(link, ` class=""`, "", 1))
	c.note(Mapped, where, "navbar item with html", "an item of the type html with the link")
}
