package build

import (
	"encoding/binary"
	"errors"

	"docgen/internal/markdown"
	"docgen/internal/search"
)

// bulk is what is large of a parsed text, and needed only where its page or the
// search index is made anew.
type bulk struct {
	Body     markdown.Body
	Sections []markdown.Section
	Terms    search.Counts // empty when the search does not find the doc
}

// bulkOf is the bulk of a page's text. The error is errDamaged when the cache had it
// and has it no more.
func (p *plan) bulkOf(page docPage) (bulk, error) {
	switch {
	case page.parsed.bulk != nil:
		return *page.parsed.bulk, nil
	case page.parsed.Key == "": // a text that nothing is kept of
		return bulk{Sections: page.document.Sections}, nil
	}
	return p.state.shelf.bulk(page.doc.Name, page.parsed.Key)
}

// pack appends a bulk as bytes: numbers as varints, texts after their length.
func (b bulk) pack(out []byte) []byte {
	out = appendText(out, b.Body.HTML)
	cleaned := 0
	if b.Body.Cleaned {
		cleaned = 1
	}
	out = appendNumbers(out, cleaned, len(b.Body.Holes))
	for _, hole := range b.Body.Holes {
		out = appendNumbers(out, hole.At, int(hole.Kind), hole.Number)
	}
	out = appendNumbers(out, len(b.Sections))
	for _, section := range b.Sections {
		out = appendText(appendText(appendText(out, section.ID), section.Title), section.Text)
	}
	out = appendNumbers(out, len(b.Terms))
	for _, terms := range b.Terms {
		out = appendText(out, string(terms))
	}
	return out
}

func appendNumbers(out []byte, numbers ...int) []byte {
	for _, number := range numbers {
		out = binary.AppendUvarint(out, uint64(number))
	}
	return out
}

func appendText(out []byte, text string) []byte {
	return append(binary.AppendUvarint(out, uint64(len(text))), text...)
}

// unpackBulk reads what pack made.
func unpackBulk(packed []byte) (bulk, error) {
	from := unpacker{rest: packed}
	made := bulk{Body: markdown.Body{HTML: string(from.text()), Cleaned: from.number() == 1}}
	for range from.count() {
		made.Body.Holes = append(made.Body.Holes, markdown.Hole{At: from.number(), Kind: markdown.HoleKind(from.number()), Number: from.number()})
	}
	for range from.count() {
		made.Sections = append(made.Sections, markdown.Section{ID: string(from.text()), Title: string(from.text()), Text: string(from.text())})
	}
	for range from.count() {
		made.Terms = append(made.Terms, from.text())
	}
	if from.broken {
		return bulk{}, errDamaged
	}
	return made, nil
}

// errDamaged says that something which the cache had is not there any more, or other
// than it was.
var errDamaged = errors.New("the cache is damaged")

// unpacker reads packed values. Of broken ones it gives something or other, and
// comes to an end.
type unpacker struct {
	rest   []byte
	broken bool
}

func (u *unpacker) number() int {
	value, size := binary.Uvarint(u.rest)
	if size <= 0 {
		u.rest, u.broken = nil, true
		return 0
	}
	u.rest = u.rest[size:]
	return int(value)
}

// count is a number of values, each of one byte at least.
func (u *unpacker) count() int { return u.within(u.number()) }

func (u *unpacker) within(size int) int {
	if size < 0 || size > len(u.rest) {
		u.broken = true
		return 0
	}
	return size
}

func (u *unpacker) text() []byte {
	size := u.within(u.number())
	text := u.rest[:size:size]
	u.rest = u.rest[size:]
	return text
}
