package text

import (
	"github.com/docgen-cli/docgen/internal/engine/pack"
	"github.com/docgen-cli/docgen/internal/markdown"
	"github.com/docgen-cli/docgen/internal/site"
)

// bodyCodec encodes bodies, which are large, faster than a general codec, and compresses them to
// a quarter.
type bodyCodec struct{}

// Encode implements incremental.Codec.
func (bodyCodec) Encode(body site.Body) ([]byte, error) {
	out := pack.Writer{Bytes: make([]byte, 0, 2*len(body.HTML.HTML))}
	out.Texts(body.HTML.HTML, body.Markdown)
	out.Flag(body.HTML.Cleaned)
	out.Numbers(int64(len(body.HTML.Placeholders)))
	for _, placeholder := range body.HTML.Placeholders {
		out.Numbers(int64(placeholder.At), int64(placeholder.Kind), int64(placeholder.Number))
	}
	out.Numbers(int64(len(body.Sections)))
	for _, section := range body.Sections {
		out.Texts(section.ID, section.Title, section.Text)
		out.Flag(section.IsCode)
		out.Flag(section.IsLinks)
	}
	return pack.Compress(out.Bytes), nil
}

// Decode implements incremental.Codec.
func (bodyCodec) Decode(packed []byte) (site.Body, error) {
	text, err := pack.Expand(packed)
	if err != nil {
		return site.Body{}, site.ErrDamaged
	}
	from := pack.Reader{Rest: text}
	body := site.Body{HTML: markdown.Body{HTML: from.Text()}, Markdown: from.Text()}
	body.HTML.Cleaned = from.Flag()
	for range from.Count() {
		body.HTML.Placeholders = append(body.HTML.Placeholders,
			markdown.Placeholder{At: int(from.Number()), Kind: markdown.PlaceholderKind(from.Number()), Number: int(from.Number())})
	}
	for range from.Count() {
		body.Sections = append(body.Sections, markdown.Section{ID: from.Text(), Title: from.Text(), Text: from.Text(), IsCode: from.Flag(),
			IsLinks: from.Flag()})
	}
	if from.Broken {
		return site.Body{}, site.ErrDamaged
	}
	return body, nil
}
