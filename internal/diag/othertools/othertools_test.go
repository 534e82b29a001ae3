package othertools_test

import (
	"testing"

	"github.com/docgen-cli/docgen/internal/diag/othertools"
)

func TestComponentsAndPackagesOfOtherTools(t *testing.T) {
	t.Parallel()
	for _, row := range []struct {
		place               othertools.Place
		text, tool, instead string
	}{
		{othertools.Component, "Warning", "Mintlify", `<Admonition type="warning">`},
		{othertools.Component, "CardGroup", "Mintlify", "<Cards>"},
		{othertools.Component, "CardGroups", "", ""},
		{othertools.Component, "Aside", "Starlight", `<Admonition type="note">`},
		{othertools.Package, "astro:assets", "Astro", "docgen has components of its own, which need no import: Tabs, Steps, Cards, Admonition and others"},
		{othertools.Package, "astronomy", "", ""},
		{othertools.Container, "{dropdown} Title", "MyST", "details"},
		{othertools.Line, `!!! tip inline end "Title"`, "MkDocs", `write ":::tip" above the text and ":::" below it, and do not indent the text`},
		{othertools.Line, "!!! note that this is text.", "", ""},
		{othertools.Text, "{{< /notice >}}", "", ""},
	} {
		form, found := othertools.Find(row.place, row.text)
		if found != (row.tool != "") || found && (form.Tool != row.tool || form.Instead != row.instead) {
			t.Errorf("%s: got %+v, want %s, %s", row.text, form, row.tool, row.instead)
		}
	}
}
