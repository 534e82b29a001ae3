package markdown

import (
	"slices"
	"strings"
)

// Bare returns the document without its tree. A bare document is plain data and needs a tenth
// of the memory, but it cannot be rendered and has no lines.
func (d Document) Bare() Document {
	d.tree, d.Uses = tree{}, nil
	// Copies have no room to grow.
	d.Headings, d.Links, d.Anchors, d.Formulas = slices.Clone(d.Headings), slices.Clone(d.Links), slices.Clone(d.Anchors), slices.Clone(d.Formulas)
	d.IDs = repeated(d.IDs)
	d.Languages = live(d.Languages)
	d.Parts = brief(d.Parts)
	d.joinTexts()
	return d
}

// WithoutTree returns a document that has its lists, but cannot be rendered and has no lines.
func (d Document) WithoutTree() *Document {
	d.tree, d.Uses = tree{}, nil
	return &d
}

// HasTree reports whether a document can be rendered and has lines.
func (d Document) HasTree() bool { return d.tree.root != nil }

// joinTexts puts the texts of the long lists next to each other in memory, because they are freed
// together. Otherwise they would leave holes between texts that stay. Those of the anchors stay.
func (d *Document) joinTexts() {
	var anchors, texts []*string
	for i := range d.Anchors {
		anchors = append(anchors, &d.Anchors[i])
	}
	for i := range d.Headings {
		texts = append(texts, &d.Headings[i].ID, &d.Headings[i].Text, &d.Headings[i].HTML)
	}
	for i := range d.Links {
		texts = append(texts, &d.Links[i].Target)
	}
	join(anchors)
	join(texts)
}

// join puts texts next to each other in memory, equal ones once.
func join(texts []*string) {
	places, size := make(map[string]int, len(texts)), 0
	for _, text := range texts {
		if _, known := places[*text]; !known {
			places[*text] = size
			size += len(*text)
		}
	}
	var all strings.Builder
	all.Grow(size)
	for _, text := range texts {
		if places[*text] == all.Len() {
			all.WriteString(*text)
		}
	}
	for _, text := range texts {
		at := places[*text]
		*text = all.String()[at : at+len(*text)]
	}
}

// live returns the languages of code blocks that readers could run.
func live(all []CodeLanguage) (chosen []CodeLanguage) {
	for _, language := range all {
		if language.Live {
			chosen = append(chosen, language)
		}
	}
	return chosen
}
