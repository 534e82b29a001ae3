package content

import (
	"fmt"
	"maps"
	"net/url"
	"slices"
	"strings"

	"docgen/internal/diag"
)

// breaches checks what fields of the right type may not say.
func (m FrontMatter) breaches(file File) []diag.Diagnostic {
	var findings []diag.Diagnostic
	report := func(field, text, hint string) {
		findings = append(findings, file.at(field, diag.Error, text, hint))
	}
	if m.Draft && m.Unlisted {
		report("unlisted", "a doc cannot be draft and unlisted at the same time", "remove one of the two")
	}
	if m.ID != nil {
		switch {
		case strings.Contains(*m.ID, "/"):
			report("id", fmt.Sprintf("the doc id %q holds a slash", *m.ID), "the folder becomes part of the id by itself; move the file instead")
		case *m.ID == "" || *m.ID == "." || *m.ID == "..":
			report("id", fmt.Sprintf("the doc id %q is no name", *m.ID), "remove the field to have the file's name")
		}
	}
	if m.Slug != nil && *m.Slug == "" {
		report("slug", "the slug is empty", `write "/" for the root of the docs, or remove the field`)
	}
	m.tocBreaches(report)
	if m.SearchBoost != nil && (*m.SearchBoost <= 0 || *m.SearchBoost > 100) {
		report("search_boost", fmt.Sprintf("search_boost cannot be %v", *m.SearchBoost), "2 doubles the page's weight, 0.5 halves it; search: false leaves it out")
	}
	for _, tag := range m.Tags {
		if !isTag(tag) {
			report("tags", fmt.Sprintf("a tag must be a text, or a mapping with label and permalink, found %s", describe(tag)), "write one such as {label: Text, permalink: /text}")
		}
	}
	if m.LastUpdate != nil {
		unknown := unknownKeys(m.LastUpdate, "author", "date")
		if len(unknown) > 0 || len(m.LastUpdate) == 0 {
			report("last_update", "last_update must hold author, date or both", "write one such as {date: 2026-11-21}")
		}
		if _, err := m.Updated(); err != nil {
			report("last_update", err.Error(), `write one like 2026-11-21 or "2026-11-21T09:30:00Z"`)
		}
	}
	if m.CustomEditURL.Value != "" && !isURL(m.CustomEditURL.Value) {
		report("custom_edit_url", fmt.Sprintf("custom_edit_url %q is not a URL", m.CustomEditURL.Value), "write one with its https://, or null for no link")
	}
	if m.MDX != nil {
		format, _ := m.MDX["format"].(string)
		if len(unknownKeys(m.MDX, "format")) > 0 || !slices.Contains([]string{"md", "mdx", "detect"}, format) {
			report("mdx", "mdx must hold format and nothing else", "its values are md, mdx and detect")
		}
	}
	return findings
}

func (m FrontMatter) tocBreaches(report func(field, text, hint string)) {
	const low, high = "toc_min_heading_level", "toc_max_heading_level"
	for _, field := range []struct {
		name  string
		level *int
	}{{low, m.TOCMinLevel}, {high, m.TOCMaxLevel}} {
		if field.level != nil && (*field.level < 2 || *field.level > 6) {
			report(field.name, fmt.Sprintf("%s is %d", field.name, *field.level), "it must be from 2 to 6")
		}
	}
	if m.TOCMinLevel != nil && m.TOCMaxLevel != nil && *m.TOCMaxLevel < *m.TOCMinLevel {
		report(high, high+" is less than "+low, "swap them")
	}
}

func isTag(value any) bool {
	if _, isText := asText(value); isText {
		return true
	}
	fields, isMap := asMap(value)
	_, hasLabel := asText(fields["label"])
	_, hasPermalink := asText(fields["permalink"])
	return isMap && hasLabel && hasPermalink && len(fields) == 2
}

// isURL takes what a browser takes for an address: with a scheme, or a path.
func isURL(text string) bool {
	address, err := url.Parse(text)
	return err == nil && !strings.ContainsAny(text, " \t") && (address.IsAbs() || strings.HasPrefix(text, "/"))
}

func unknownKeys(fields map[string]any, known ...string) []string {
	return slices.DeleteFunc(slices.Collect(maps.Keys(fields)), func(name string) bool { return slices.Contains(known, name) })
}
