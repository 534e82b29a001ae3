package content

// Tag is a tag as a doc's front matter has it.
type Tag struct {
	Label     string // or its key in the tags file
	Permalink string // below the tags' path; "" when it follows from the label
}

// TagList returns the tags of a doc.
func (m FrontMatter) TagList() []Tag {
	tags := make([]Tag, 0, len(m.Tags))
	for _, written := range m.Tags {
		if label, isText := asText(written); isText {
			tags = append(tags, Tag{Label: label})
			continue
		}
		fields, _ := asMap(written)
		label, _ := asText(fields["label"])
		permalink, _ := asText(fields["permalink"])
		if label != "" {
			tags = append(tags, Tag{Label: label, Permalink: permalink})
		}
	}
	return tags
}
