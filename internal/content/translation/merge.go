package translation

import (
	"bytes"

	"github.com/docgen-cli/docgen/internal/engine/plainjson"
)

// Merging says how to merge texts into a label file.
type Merging struct {
	Override bool   // replace the messages that are in the file
	Prefix   string // of new messages
}

// Merged is the content of a label file after texts were merged into it.
type Merged struct {
	Name    string
	Text    []byte // nil if the file stays as it is, or would be empty
	Added   []string
	Kept    []string // keys whose message stays
	Unused  []string // keys that no text has; they stay in the file
	Changed int      // messages that were replaced
}

// IsEmpty reports whether the file has no labels, so that nobody needs it.
func (m Merged) IsEmpty() bool { return m.Text == nil && len(m.Kept)+len(m.Unused)+m.Changed == 0 }

// Merge merges texts into the file, by Docusaurus's rules: new keys come last, messages stay as they
// are, descriptions are renewed, and keys that no text has stay.
func (f File) Merge(labels []Label, how Merging) Merged {
	merged := Merged{Name: f.Name, Unused: f.unused(keysOf(labels))}
	result := make([]Label, len(f.labels))
	at := make(map[string]int, len(f.labels)+len(labels))
	labels = distinct(labels)
	for i, label := range f.labels {
		result[i], at[label.Key] = label.Label, i
	}
	for _, label := range labels {
		text := how.Prefix + label.Text
		known, found := at[label.Key]
		switch {
		case !found:
			known, at[label.Key] = len(result), len(result)
			result = append(result, Label{Key: label.Key, Text: text})
			merged.Added = append(merged.Added, label.Key)
		case how.Override && result[known].Text != text:
			result[known].Text = text
			merged.Changed++
		default:
			merged.Kept = append(merged.Kept, label.Key)
		}
		result[known].Description = label.Description
	}
	if len(result) == 0 {
		return merged
	}
	if text := format(result); !bytes.Equal(text, f.source.text) {
		merged.Text = text
	}
	return merged
}

// distinct returns labels without repetitions of a key. The last one counts.
func distinct(labels []Label) []Label {
	at := make(map[string]int, len(labels))
	var result []Label
	for _, label := range labels {
		if known, found := at[label.Key]; found {
			result[known] = label
			continue
		}
		at[label.Key] = len(result)
		result = append(result, label)
	}
	return result
}

// format writes labels as Docusaurus does: JSON with two spaces.
func format(labels []Label) []byte {
	text := []byte{'{'}
	for i, label := range labels {
		if i > 0 {
			text = append(text, ',')
		}
		text = append(append(text, "\n  "...), plainjson.Quote(label.Key)...)
		text = append(append(text, ": {\n    \"message\": "...), plainjson.Quote(label.Text)...)
		if label.Description != "" {
			text = append(append(text, ",\n    \"description\": "...), plainjson.Quote(label.Description)...)
		}
		text = append(text, "\n  }"...)
	}
	return append(text, "\n}\n"...)
}
