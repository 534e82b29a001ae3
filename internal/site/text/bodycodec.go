package text

import (
	"github.com/docgen-cli/docgen/internal/engine/pack"
	"github.com/docgen-cli/docgen/internal/markdown"
	"github.com/docgen-cli/docgen/internal/site"
)

// body is what the cache has of a text besides its document.
type body struct {
	site.Body
	sections []markdown.Section
}

// bodyCodec encodes bodies, which are large, faster than a general codec, and compresses them to
// a quarter. It decodes what pages need, and [sectionsCodec] what the search needs.
type bodyCodec struct{}

// Encode implements incremental.Codec.
func (bodyCodec) Encode(body body) ([]byte, error) {
	out := pack.Writer{Bytes: make([]byte, 0, 2*len(body.HTML.HTML))}
	out.Numbers(int64(len(body.sections)))
	for _, section := range body.sections {
		out.Texts(section.ID, section.Title, section.Text)
		out.Flag(section.IsCode)
		out.Flag(section.IsLinks)
	}
	sections := pack.Compress(out.Bytes)
	out.Bytes = out.Bytes[:0]
	out.Texts(body.HTML.HTML, body.Markdown)
	out.Flag(body.HTML.Cleaned)
	out.Numbers(int64(len(body.HTML.Placeholders)))
	for _, placeholder := range body.HTML.Placeholders {
		out.Numbers(int64(placeholder.At), int64(placeholder.Kind), int64(placeholder.Number))
	}
	var both pack.Writer
	both.Texts(string(sections))
	return append(both.Bytes, pack.Compress(out.Bytes)...), nil
}

// Decode implements incremental.Codec. The result lacks the sections.
func (bodyCodec) Decode(packed []byte) (body, error) {
	both := pack.Reader{Rest: packed}
	both.Take(both.Count())
	text, err := pack.Expand(both.Rest)
	if err != nil || both.Broken {
		return body{}, site.ErrDamaged
	}
	from := pack.Reader{Rest: text}
	result := body{Body: site.Body{HTML: markdown.Body{HTML: from.Text()}, Markdown: from.Text()}}
	result.HTML.Cleaned = from.Flag()
	for range from.Count() {
		result.HTML.Placeholders = append(result.HTML.Placeholders,
			markdown.Placeholder{At: int(from.Number()), Kind: markdown.PlaceholderKind(from.Number()), Number: int(from.Number())})
	}
	if from.Broken {
		return body{}, site.ErrDamaged
	}
	return result, nil
}

// sectionsCodec decodes the sections of a body, and nothing else.
type sectionsCodec struct{ bodyCodec }

// Decode implements incremental.Codec.
func (sectionsCodec) Decode(packed []byte) (body, error) {
	both := pack.Reader{Rest: packed}
	text, err := pack.Expand(both.Take(both.Count()))
	if err != nil || both.Broken {
		return body{}, site.ErrDamaged
	}
	from := pack.Reader{Rest: text}
	var result body
	for range from.Count() {
		result.sections = append(result.sections, markdown.Section{ID: from.Text(), Title: from.Text(), Text: from.Text(), IsCode: from.Flag(),
			IsLinks: from.Flag()})
	}
	if from.Broken {
		return body{}, site.ErrDamaged
	}
	return result, nil
}
