package content

import (
	"fmt"
	"net/url"
	"slices"
	"strings"
)

// checkRules reports fields with a valid type but an invalid value.
func (r *reader) checkRules() {
	m := r.frontMatter
	if m.Draft && m.Unlisted {
		r.fail("unlisted", "a page cannot be a draft and unlisted at the same time", "remove one of them")
	}
	if m.ID != nil {
		switch {
		case strings.Contains(*m.ID, "/"):
			r.fail("id", fmt.Sprintf("the doc id %q contains a slash", *m.ID), "docgen adds the folder to the id; to change it, move the file")
		case *m.ID == "" || *m.ID == "." || *m.ID == "..":
			r.fail("id", fmt.Sprintf("the doc id %q is not a valid name", *m.ID), "remove the field to use the file's name")
		}
	}
	if m.Slug != nil && *m.Slug == "" {
		r.fail("slug", "the slug is empty", `write "/" for the root of the docs, or remove the field`)
	}
	if m.Slug != nil && r.isLong("slug", *m.Slug) {
		r.frontMatter.Slug = nil
	}
	r.frontMatter.RedirectFrom = slices.DeleteFunc(slices.Clone(m.RedirectFrom), func(from string) bool { return r.isLong("redirect_from", from) })
	r.checkTOC()
	if m.SearchBoost != nil && (*m.SearchBoost <= 0 || *m.SearchBoost > 100) {
		r.fail("search_boost", fmt.Sprintf("search_boost must be above 0 and at most 100, found %v", *m.SearchBoost),
			"2 doubles the weight of the page, 0.5 halves it; search: false leaves it out of the search")
	}
	if m.CustomEditURL.Value != "" && !isURL(m.CustomEditURL.Value) {
		r.fail("custom_edit_url", fmt.Sprintf("custom_edit_url must be a URL, found %q", m.CustomEditURL.Value),
			"write a URL that starts with https://, or null for no link")
	}
}

// longestPath is the length in bytes of the longest path that a page may have. What is longer takes
// quadratic time to compare with other paths.
const longestPath = 800

// isLong reports a path that is too long for any page.
func (r *reader) isLong(field, path string) bool {
	if len(path) <= longestPath {
		return false
	}
	r.fail(field, fmt.Sprintf("the path has %d bytes, but the limit is %d", len(path), longestPath), "write a shorter path")
	return true
}

func (r *reader) checkTOC() {
	const low, high = "toc_min_heading_level", "toc_max_heading_level"
	lowest, highest := r.frontMatter.TOCMinLevel, r.frontMatter.TOCMaxLevel
	for _, field := range []struct {
		name  string
		level *int
	}{{low, lowest}, {high, highest}} {
		if field.level != nil && (*field.level < 2 || *field.level > 6) {
			r.fail(field.name, fmt.Sprintf("%s must be from 2 to 6, found %d", field.name, *field.level), "")
		}
	}
	if lowest != nil && highest != nil && *highest < *lowest {
		r.fail(high, high+" is less than "+low, "swap them")
	}
}

// isURL accepts what browsers accept in a link: a URL with a scheme, or a path.
func isURL(text string) bool {
	parsed, err := url.Parse(text)
	return err == nil && !strings.ContainsAny(text, " \t") && (parsed.IsAbs() || strings.HasPrefix(text, "/"))
}
