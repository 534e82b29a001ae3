package content

import (
	"fmt"
	"slices"
	"strings"

	"github.com/docgen-cli/docgen/internal/config/strictyaml"
)

// mapping holds the values of a front matter mapping by name.
type mapping map[string]strictyaml.Value

func mappingOf(value strictyaml.Value) mapping {
	fields := mapping{}
	for _, entry := range value.Entries() {
		fields[entry.Name] = entry.Value
	}
	return fields
}

// text returns a field that is a string.
func (m mapping) text(name string) (string, bool) {
	value, found := m[name]
	if !found {
		return "", false
	}
	return asString(value)
}

// has reports whether the mapping has fields, and only fields with these names.
func (m mapping) has(names ...string) bool {
	for name := range m {
		if !slices.Contains(names, name) {
			return false
		}
	}
	return len(m) > 0
}

// tags reads a list of tags. Each tag is a string, or a mapping with label and permalink.
func (r *reader) tags(entry strictyaml.Entry) []Tag {
	var tags []Tag
	for _, item := range entry.Value.Items() {
		if label, isText := asString(item); isText {
			tags = append(tags, Tag{Label: label})
			continue
		}
		fields := mappingOf(item)
		label, hasLabel := fields.text("label")
		permalink, hasPermalink := fields.text("permalink")
		if !hasLabel || !hasPermalink || len(fields) != 2 {
			r.fail(entry.Name, fmt.Sprintf("a tag must be a string, or a mapping with label and permalink, found %s", describe(item)),
				"for example, write {label: Setup, permalink: /setup}")
		} else if label != "" {
			tags = append(tags, Tag{Label: label, Permalink: permalink})
		}
	}
	return tags
}

// lastUpdate reads the date and the author of the last change.
func (r *reader) lastUpdate(entry strictyaml.Entry) *LastUpdate {
	fields := mappingOf(entry.Value)
	if !fields.has(KeysOf("last_update")...) {
		r.fail(entry.Name, "last_update must contain author, date or both", "for example, write {date: 2026-11-21}")
	}
	update := &LastUpdate{}
	update.Author, _ = fields.text("author")
	if date, given := fields["date"]; given && date.Kind() != strictyaml.Null {
		update.Date, _ = asString(date)
		if _, isDate := ReadDate(update.Date); !isDate {
			update.Date = ""
			r.fail(entry.Name, "the date of last_update must be a date, found "+describe(date), `for example, write 2026-11-21 or "2026-11-21T09:30:00Z"`)
		}
	}
	return update
}

// changeFrequencies are the values of <changefreq> (sitemaps.org, 0.9).
var changeFrequencies = []string{"always", "hourly", "daily", "weekly", "monthly", "yearly", "never"}

// sitemap reads what the sitemap says about a page: false leaves it out.
func (r *reader) sitemap(target *Sitemap, entry strictyaml.Entry) string {
	if isListed, isBool := entry.Value.Scalar().(bool); isBool {
		target.Exclude = !isListed
		return ""
	}
	if entry.Value.Kind() != strictyaml.Map {
		return "false or a mapping"
	}
	fields := mappingOf(entry.Value)
	if !fields.has(KeysOf("sitemap")...) {
		r.fail(entry.Name, "sitemap must contain changefreq, priority or both", "for example, write {priority: 0.8}, or false to leave the page out")
	}
	if _, given := fields["changefreq"]; given {
		target.ChangeFreq, _ = fields.text("changefreq")
		if !slices.Contains(changeFrequencies, target.ChangeFreq) {
			r.fail(entry.Name, "the changefreq of sitemap is unknown, found "+describe(fields["changefreq"]),
				"allowed values: "+strings.Join(changeFrequencies, ", "))
		}
	}
	if value, given := fields["priority"]; given {
		priority, isNumber := asNumber(value)
		target.Priority = &priority
		if !isNumber || priority < 0 || priority > 1 {
			r.fail(entry.Name, "the priority of sitemap must be from 0 to 1, found "+describe(value), "for example, write {priority: 0.8}")
		}
	}
	return ""
}

// mdx reads the field that chooses between Markdown and MDX.
func (r *reader) mdx(entry strictyaml.Entry) *MDX {
	fields := mappingOf(entry.Value)
	format, isGiven := fields["format"]
	if !fields.has(KeysOf("mdx")...) || !isGiven || format.Kind() != strictyaml.String || !slices.Contains(ValuesOf("mdx", "format"), format.Text()) {
		r.fail(entry.Name, "mdx must contain only format, with a known value", "allowed values: md, mdx, detect")
		return &MDX{}
	}
	return &MDX{Format: format.Text()}
}
