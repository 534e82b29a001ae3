package link_test

import (
	"testing"

	"github.com/docgen-cli/docgen/internal/links/link"
)

func TestTextOfADocIsChecked(t *testing.T) {
	t.Parallel()
	for _, test := range []struct {
		name, text string
		want       []string
	}{
		{name: "level skipped", text: "# A\n\n### B\n\n## C\n\n#### D\n", want: []string{
			`3:5+1 warning: the heading "B" is level 3, but the one before it is level 1 (make it level 2) [heading-levels]`,
			`7:6+1 warning: the heading "D" is level 4, but the one before it is level 2 (make it level 3) [heading-levels]`}},
		{name: "levels in order", text: "## A\n\n### B\n\n#### C\n\n## D\n"},
		{name: "id of HTML and heading", text: "## A {#x}\n\n<b id=\"x\">x</b>\n", want: []string{
			`3:8+1 warning: the id "x" appears twice on the page (links lead to the one on line 1; give this one another id) [ids]`}},
		{name: "image without alt text", text: "![](a.png) ![ ](b.png) ![c](c.png)\n", want: []string{
			`1:5+5 warning: the image "a.png" has no alt text (describe the image between the brackets) [alt-text]`,
			`1:17+5 warning: the image "b.png" has no alt text (describe the image between the brackets) [alt-text]`}},
		{name: "image in HTML", text: "<img src=\"a.png\"> <img src=\"b.png\" alt=\"\"> <img src=a.png role=presentation>\n", want: []string{
			`1:1+17 warning: the image "a.png" has no alt text (describe the image in its alt attribute, or write alt="" if it is decorative) [alt-text]`}},
		{name: "the site's own URL", text: "[a](https://example.org/base/install#by-hand) <https://EXAMPLE.org/base/> https://example.org/base/files/x.pdf\n",
			want: []string{
				`1:5+40 warning: the link uses the full URL of this site (write "../install.md#by-hand") [self-links]`,
				`1:48+25 warning: the link uses the full URL of this site (write "../index.md") [self-links]`,
				`1:75+36 warning: the link uses the full URL of this site (write "/files/x.pdf") [self-links]`}},
		{name: "URLs beside the site", text: "[a](https://example.org/other) [b](https://example.org.uk/base/) [c](https://example.org:81/base/)\n"},
		{name: "no page at the site's own URL", text: "[a](https://example.org/base/instal?x)\n", want: []string{
			`1:5+33 warning: no page at "https://example.org/base/instal" (did you mean "https://example.org/base/install"?) [links]`}},
	} {
		t.Run(test.name, func(t *testing.T) {
			t.Parallel()
			fixture := newFixture(t, test.text, options{base: "/base/", static: []string{"files/x.pdf"}, severities: allErrors()})
			fixture.Origin = "https://example.org"
			for _, name := range []string{"a.png", "b.png", "c.png"} {
				fixture.Assets[link.Reference{From: fixture.from.Name, Link: name}] = image()
			}
			_, problems := fixture.Doc(fixture.from, fixture.document)
			compare(t, test.text, lines(problems), test.want)
		})
	}
}
