package markdown_test

import (
	"fmt"
	"reflect"
	"strings"
	"testing"

	"github.com/docgen-cli/docgen/internal/markdown"
)

// placed returns the text at a place.
func placed(text string, place markdown.Place) string {
	line := []rune(strings.Split(text, "\n")[place.Line-1])
	return fmt.Sprintf("%d:%d %s", place.Line, place.Column, string(line[place.Column-1:place.Column-1+place.Length]))
}

func TestPlacesOfAddressesTagsAndIDs(t *testing.T) {
	t.Parallel()
	text := `# Ids {#top}

<div id="block"
  class='x'><img src=é.png>
  <a name="old">x</a></div>

> <p ID='quoted'>
> <a href="/a?b&amp;c">x</a></p>

See <https://a.b/c> and https://d.e/f. And <kbd id=key>K</kbd>. <!-- <a id="no"> -->

:::note{#box}
Text.
:::

## Block

` + "`<a id=\"code\">`\n"
	document := markdown.With(markdown.Options{}).Parse([]byte(text))
	var ids, tags, addresses []string
	for _, id := range document.IDs {
		ids = append(ids, id.Name+" "+placed(text, id.Place))
	}
	for _, tag := range document.Tags {
		tags = append(tags, fmt.Sprintf("%s %v %s", tag.Name, tag.Attributes, placed(text, tag.Place)))
	}
	for _, address := range document.Addresses {
		addresses = append(addresses, placed(text, address.Place))
	}
	compareLists(t, ids, []string{"block 3:10 block", "old 5:12 old", "quoted 7:10 quoted", "key 10:52 key", "box 12:1 :::note", "block 16:4 Block"})
	compareLists(t, tags, []string{
		`div map[class:x id:block] 3:1 <div id="block"`, "img map[src:é.png] 4:13 <img src=é.png>", `a map[name:old] 5:3 <a name="old">`,
		`p map[id:quoted] 7:3 <p ID='quoted'>`, `a map[href:/a?b&c] 8:3 <a href="/a?b&amp;c">`, "kbd map[id:key] 10:44 <kbd id=key>",
	})
	compareLists(t, addresses, []string{"10:6 https://a.b/c", "10:25 https://d.e/f"})
}

func TestCommentsThatSuppressChecks(t *testing.T) {
	t.Parallel()
	text := `---
title: T
# docgen-ignore front-matter: ours
titel: x
slug: /x # docgen-ignore routes: kept
---

# T

<!-- docgen-ignore links: moves next week -->
<!-- docgen-ignore anchors, images: both -->

A [link](x.md) in a
paragraph [more](y.md) <!-- docgen-ignore links: here alone -->
and more.

* item
  <!-- docgen-ignore alt-text
  -->

` + "```html\n<!-- docgen-ignore links: shown -->\n```\n\n`<!-- docgen-ignore links: shown -->`\n\n<!--docgen-ignore-->\n"
	document := markdown.With(markdown.Options{}).Parse([]byte(text))
	var got []string
	for _, ignore := range document.Ignores {
		got = append(got, fmt.Sprintf("%d-%d %s: %q at %d:%d", ignore.First, ignore.Last, strings.Join(ignore.Codes, "+"), ignore.Reason, ignore.Place.Line,
			ignore.Place.Column))
	}
	compareLists(t, got, []string{
		`3-4 front-matter: "ours" at 3:1`, `5-5 routes: "kept" at 5:10`,
		`10-13 links: "moves next week" at 10:1`, `11-13 anchors+images: "both" at 11:1`, `14-14 links: "here alone" at 14:24`,
		`18-21 alt-text: "" at 18:3`, `27-27 : "" at 27:1`,
	})
}

func compareLists(t *testing.T, got, want []string) {
	t.Helper()
	if !reflect.DeepEqual(got, want) {
		t.Errorf("\n got %s\nwant %s", strings.Join(got, "\n     "), strings.Join(want, "\n     "))
	}
}
