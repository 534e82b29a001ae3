// Package parity compares a translation with its source.
//
// [Compare] reports what a translation must keep but does not: the outline, code, links, images,
// components, directives and variables. The package compares parsed documents. It does not know
// where files of a translation are, or whether the translation is up to date.
package parity

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"github.com/docgen-cli/docgen/internal/diag"
	"github.com/docgen-cli/docgen/internal/markdown"
	"github.com/docgen-cli/docgen/internal/markdown/outline"
)

// Code is the code of this package's diagnostics.
const Code = "translations"

// Text is a document that was parsed with markdown.Options.Translated.
type Text struct {
	File     string // as named in messages
	Document markdown.Document
}

// Compare reports the differences between a translation and its source, at the places in the
// translation. If one document is bare, both must be.
func Compare(source, translation Text) []diag.Diagnostic {
	c := comparison{source: source, translation: translation, ids: map[string]string{}}
	outlines := [2]markdown.Outline{source.Document.Outline(), translation.Document.Outline()}
	c.matches = outline.Match(outlines[0], outlines[1])
	for j, match := range c.matches {
		if match != outline.None {
			c.ids[translation.Document.Headings[j].ID] = source.Document.Headings[match].ID
		}
	}
	if !outline.IsEqual(outlines[0], outlines[1]) {
		c.reportOutline()
	}
	for _, stretch := range c.stretches() {
		c.compare(stretch)
	}
	c.inventedCode()
	return c.findings
}

type comparison struct {
	source, translation Text
	matches             []int             // by heading of the translation
	ids                 map[string]string // of headings in the source, by those of the translation
	findings            []diag.Diagnostic
}

// report adds a finding at a place of the translation. original is the place of what it differs
// from in the source.
func (c *comparison) report(place, original markdown.Place, text string) {
	excerpt := c.translation.Document.Around(place)
	finding := diag.Diagnostic{
		Severity: diag.Warning, Code: Code, File: cmp.Or(place.File, c.translation.File), Line: place.Line, Column: place.Column, Length: place.Length,
		Text: text, Source: excerpt.Text, Skipped: excerpt.Skipped,
	}
	if original.Line > 0 {
		finding.Hint = fmt.Sprintf("compare with %s:%d", cmp.Or(original.File, c.source.File), original.Line)
	}
	c.findings = append(c.findings, finding)
}

// stretch is the text between two headings that match, on both sides. Headings without a match
// can be within it.
type stretch struct {
	source, translation  []markdown.Part
	original, translated markdown.Place // where the text begins
}

// stretches divides both documents at the headings that match.
func (c *comparison) stretches() []stretch {
	list := []stretch{{original: start(c.source.Document), translated: start(c.translation.Document)}}
	ofSource, ofTranslation := make([]int, len(c.source.Document.Headings)+1), make([]int, len(c.matches)+1) // by number of headings before a part
	at := 0
	for j, match := range c.matches {
		if match != outline.None {
			for ; at <= match; at++ {
				ofSource[at] = len(list) - 1
			}
			list = append(list, stretch{original: c.source.Document.Headings[match].Place, translated: c.translation.Document.Headings[j].Place})
		}
		ofTranslation[j+1] = len(list) - 1
	}
	for ; at < len(ofSource); at++ {
		ofSource[at] = len(list) - 1
	}
	for _, part := range c.source.Document.Parts {
		in := &list[ofSource[part.Heading]]
		in.source = append(in.source, part)
	}
	for _, part := range c.translation.Document.Parts {
		in := &list[ofTranslation[part.Heading]]
		in.translation = append(in.translation, part)
	}
	return list
}

// start returns the place of the first line of a document.
func start(document markdown.Document) markdown.Place {
	if len(document.Passages) == 0 {
		return markdown.Place{Line: 1}
	}
	return document.Passages[0].Place
}

// compare reports the differences in a stretch, one kind of parts after the other.
func (c *comparison) compare(in stretch) {
	for _, kind := range []markdown.PartKind{
		markdown.CodeBlock, markdown.DiagramBlock, markdown.Target, markdown.Picture, markdown.Element, markdown.Directive, markdown.Variable,
	} {
		source, translation := ofKind(in.source, kind), ofKind(in.translation, kind)
		for i := range translation {
			translation[i].Text = c.inTermsOfSource(translation[i])
		}
		missing, added := unequal(source, translation), unequal(translation, source)
		if kind == markdown.CodeBlock && len(missing)+len(added) == 0 {
			c.compareOrder(source, translation)
		}
		if len(missing) == len(added) {
			for i := range missing {
				c.report(added[i].Place, missing[i].Place, instead(added[i], missing[i]))
			}
			continue
		}
		for _, part := range missing {
			c.report(in.translated, part.Place, "this section lacks "+described(part))
		}
		for _, part := range added {
			c.report(part.Place, in.original, "the original does not have "+described(part)+" in this section")
		}
	}
}

// compareOrder reports the first of equal parts that is not at the same place.
func (c *comparison) compareOrder(source, translation []markdown.Part) {
	for i := range source {
		if source[i].Text != translation[i].Text {
			c.report(translation[i].Place, source[i].Place, described(translation[i])+" is at another place than in the original")
			return
		}
	}
}

// inTermsOfSource returns the text of a part as the source has it. A link within the page can use
// an id of the translator's.
func (c *comparison) inTermsOfSource(part markdown.Part) string {
	id, isLocal := strings.CutPrefix(part.Text, "#")
	if part.Kind != markdown.Target || !isLocal {
		return part.Text
	}
	if original, known := c.ids[id]; known {
		return "#" + original
	}
	return part.Text
}

// inventedCode reports code spans that the source has nowhere. A translator may repeat code or
// leave it out, as the language needs, but not change it.
func (c *comparison) inventedCode() {
	known := map[string]bool{}
	for _, part := range c.source.Document.Parts {
		known[part.Text] = true
	}
	for _, part := range c.translation.Document.Parts {
		if part.Kind == markdown.CodeSpan && !known[part.Text] {
			c.report(part.Place, markdown.Place{}, "the original does not have "+described(part))
		}
	}
}

func ofKind(parts []markdown.Part, kind markdown.PartKind) []markdown.Part {
	var found []markdown.Part
	for _, part := range parts {
		switch {
		case part.Kind != kind:
			continue
		case kind == markdown.DiagramBlock:
			part.Text, _, _ = strings.Cut(part.Text, "\n") // its labels are for readers
		case kind == markdown.Target, kind == markdown.Picture:
			part.Text = strings.TrimPrefix(part.Text, "./")
		}
		found = append(found, part)
	}
	return found
}

// unequal returns the parts of a list that the other one lacks. The order does not count.
func unequal(list, other []markdown.Part) []markdown.Part {
	left := map[string]int{}
	for _, part := range other {
		left[part.Text]++
	}
	return slices.DeleteFunc(slices.Clone(list), func(part markdown.Part) bool {
		left[part.Text]--
		return left[part.Text] >= 0
	})
}
