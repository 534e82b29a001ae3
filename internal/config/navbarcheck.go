package config

import (
	"fmt"
	"reflect"
	"slices"
	"strings"

	"github.com/docgen-cli/docgen/internal/config/strictyaml"
)

func (c *checker) navbar() {
	for i, item := range c.config.ThemeConfig.Navbar.Items {
		c.item(item, []any{"themeConfig", "navbar", "items", i}, false)
	}
}

// item checks a navbar item. A nested item is inside a dropdown.
func (c *checker) item(item NavbarItem, path []any, nested bool) {
	kind := item.Type
	if !c.given(path, "type") && c.given(path, "items") {
		kind = ItemDropdown
	}
	if !slices.Contains(kind.Allowed(), string(kind)) {
		return
	}
	if nested && !c.mayNest(kind, path) {
		return
	}
	if misplaced := c.itemKeys(kind, path); !misplaced || c.given(path, "type") {
		c.itemNeeds(kind, item, path)
	}
	for key, items := range map[string][]NavbarItem{"items": item.Items, "dropdownItemsBefore": item.DropdownItemsBefore,
		"dropdownItemsAfter": item.DropdownItemsAfter} {
		for i, inner := range items {
			c.item(inner, below(path, key, i), true)
		}
	}
}

// mayNest reports items that a dropdown cannot contain.
func (c *checker) mayNest(kind NavbarItemType, path []any) bool {
	switch kind {
	case ItemDropdown, ItemVersionDropdown, ItemLocaleDropdown, ItemSearch:
		key := "type"
		if !c.given(path, key) {
			key = "items"
		}
		c.key(fmt.Sprintf("a dropdown cannot contain an item of type %s", kind), "move it out of the dropdown", below(path, key)...)
		return false
	}
	if c.given(path, "position") {
		c.key("an item inside a dropdown cannot have a position", "remove it", below(path, "position")...)
	}
	return true
}

// itemKeys reports keys that only other types of items have.
func (c *checker) itemKeys(kind NavbarItemType, path []any) (misplaced bool) {
	for _, field := range strictyaml.Fields(reflect.TypeFor[NavbarItem]()) {
		kinds := strings.Fields(field.Tag.Get("kinds"))
		if len(kinds) == 0 || slices.Contains(kinds, string(kind)) || !c.given(path, field.Name) {
			continue
		}
		text := fmt.Sprintf("a navbar item of type %s cannot have the key %q", kind, field.Name)
		hint := "allowed types for this key: " + strings.Join(kinds, ", ")
		if !c.given(path, "type") && len(kinds) == 1 {
			hint = fmt.Sprintf("add %q", "type: "+kinds[0])
		}
		c.key(text, hint, below(path, field.Name)...)
		misplaced = true
	}
	return misplaced
}

// itemNeeds reports what is missing from an item of a type.
func (c *checker) itemNeeds(kind NavbarItemType, item NavbarItem, path []any) {
	switch kind {
	case ItemLink:
		if item.AriaLabel == "" { // an icon drawn by a style sheet only needs a name
			c.needText(item.Label, "label", path)
		}
		c.needOneOf(path, "to", "href")
	case ItemDropdown:
		c.needText(item.Label, "label", path)
		c.notBoth(path, "to", "href")
		if len(item.Items) == 0 {
			c.report(dotted(path)+" is a dropdown without items", `add "items: [...]"`, below(path, "items")...)
		}
	case ItemDoc:
		c.needText(item.DocID, "docId", path)
	case ItemDocSidebar:
		c.needText(item.SidebarID, "sidebarId", path)
	case ItemVersion:
		c.notBoth(path, "to", "href")
	case ItemHTML:
		c.needText(item.Value, "value", path)
	case ItemCustom:
		c.needText(item.Component, "component", path)
	}
}

// needText reports a missing or empty string.
func (c *checker) needText(value, key string, path []any) {
	whole := below(path, key)
	switch {
	case value != "" || c.misspelled(path, key):
	case c.given(path, key):
		c.report(dotted(whole)+" is empty", "", whole...)
	default:
		c.report(dotted(whole)+" is missing", fmt.Sprintf("add %q", key+": ..."), path...)
	}
}

// needOneOf reports if not exactly one of keys is given.
func (c *checker) needOneOf(path []any, keys ...string) {
	for _, key := range keys {
		if c.misspelled(path, key) {
			return
		}
		if c.given(path, key) {
			c.notBoth(path, keys...)
			return
		}
	}
	c.report(fmt.Sprintf("%s has no link target", dotted(path)), "add one of these keys: "+strings.Join(keys, ", "), path...)
}

// notBoth reports the second of two keys that exclude each other.
func (c *checker) notBoth(path []any, keys ...string) {
	var given []string
	for _, key := range keys {
		if c.given(path, key) {
			given = append(given, key)
		}
	}
	if len(given) > 1 {
		c.key(fmt.Sprintf("%s has both %s and %s", dotted(path), given[0], given[1]), "remove one of them", below(path, given[1])...)
	}
}
