package markdown

import (
	"maps"
	"regexp"
	"slices"
	"strconv"

	"github.com/yuin/goldmark/ast"

	"github.com/docgen-cli/docgen/internal/markdown/outline"
)

// headed is a heading of the document and what else has its id.
type headed struct {
	node     *ast.Heading
	forID    string // the text that gives the id
	explicit bool   // the author wrote the id
	ids      int    // index in Document.IDs
	section  int    // index of its section; -1 or the section that contains it for levels above 3
}

// adoptIDs gives the headings of a translation the ids of the source's headings at the same
// places of the outline. An id that the translator wrote wins. All other headings keep the ids
// that their texts give, unless these are taken.
func (c *collector) adoptIDs() {
	if c.parser.source == nil {
		return
	}
	headings := c.document.Outline()
	for i := range headings {
		if !c.headed[i].explicit {
			headings[i].ID = ""
		}
	}
	source, taken := *c.parser.source, map[string]bool{}
	for _, heading := range headings {
		taken[heading.ID] = true
	}
	matches := outline.Match(source, headings)
	for i, match := range matches {
		if match != outline.None && !taken[source[match].ID] && !c.headed[i].explicit {
			c.setID(i, source[match].ID)
			taken[source[match].ID] = true
		} else {
			matches[i] = outline.None
		}
	}
	slugs := c.parser.slugs()
	for id := range taken {
		slugs.Reserve(id)
	}
	for i, match := range matches {
		if match == outline.None && !c.headed[i].explicit {
			c.setID(i, slugs.Slug(c.headed[i].forID))
		}
	}
}

// setID changes the id of a heading everywhere.
func (c *collector) setID(heading int, id string) {
	at := c.headed[heading]
	c.document.Headings[heading].ID, c.document.IDs[at.ids].Name = id, id
	at.node.SetAttributeString("id", []byte(id))
	if at.node.Level <= 3 && at.section >= 0 {
		c.document.Sections[at.section].ID = id
	}
}

// Anchors are ids on a page, sorted, each once. A list needs a quarter of the memory of a map.
type Anchors []string

// Has reports whether a page has an id.
func (a Anchors) Has(id string) bool {
	_, found := slices.BinarySearch(a, id)
	return found
}

// AddTo adds the ids to a set.
func (a Anchors) AddTo(ids map[string]bool) {
	for _, id := range a {
		ids[id] = true
	}
}

// AnchorsOf returns the ids in a set.
func AnchorsOf(ids map[string]bool) Anchors { return slices.Sorted(maps.Keys(ids)) }

// repeated returns the ids that a page has more than once.
func repeated(ids []ID) []ID {
	count := make(map[string]int, len(ids))
	for _, id := range ids {
		count[id.Name]++
	}
	var all []ID
	for _, id := range ids {
		if count[id.Name] > 1 {
			all = append(all, id)
		}
	}
	return all
}

// lineAnchor matches an anchor of lines in a code block: the name of the block, and a line or a range of lines.
var lineAnchor = regexp.MustCompile(`^(|.+?-)L(\d+)(?:-L(\d+))?$`)

// IsLines reports whether an anchor has the form of a link to lines of a code block.
func IsLines(anchor string) bool { return lineAnchor.MatchString(anchor) }

// Lines returns the anchor of all lines of the code block that an anchor names, and reports whether the block has the
// lines. The first result is "" if the anchor names no block of the page.
func (a Anchors) Lines(anchor string) (whole string, found bool) {
	wanted := lineAnchor.FindStringSubmatch(anchor)
	if wanted == nil {
		return "", false
	}
	first, last := bounds(wanted)
	for _, known := range a {
		if block := lineAnchor.FindStringSubmatch(known); block != nil && block[1] == wanted[1] {
			from, to := bounds(block)
			return known, from <= first && first <= last && last <= to
		}
	}
	return "", false
}

// bounds returns the first and the last line of a match of lineAnchor.
func bounds(match []string) (first, last int) {
	first, _ = strconv.Atoi(match[2])
	if match[3] == "" {
		return first, first
	}
	last, _ = strconv.Atoi(match[3])
	return first, last
}
