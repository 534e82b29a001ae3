package text

import (
	"fmt"

	"github.com/docgen-cli/docgen/internal/engine/fingerprint"
	"github.com/docgen-cli/docgen/internal/engine/incremental"
	"github.com/docgen-cli/docgen/internal/engine/pack"
	"github.com/docgen-cli/docgen/internal/frontend/message"
	"github.com/docgen-cli/docgen/internal/markdown"
	"github.com/docgen-cli/docgen/internal/site"
)

// The rules whose results a build caches for the next one. Results of the first have files as
// keys, those of the others have hashes of texts.
const (
	TextRule   = "text"
	ParsedRule = "parsed"
	BodyRule   = "body"
	MDXRule    = "mdx" // in memory, by file
)

// parsing parses the texts of one language, and keeps the results in the cache. Texts keep it, to make their bodies on
// demand. So it must not keep earlier sites in memory.
type parsing struct {
	input   site.Input
	chains  []folderChain // code of the site that changes texts
	labels  message.Catalog
	parser  *markdown.Parser
	outline fingerprint.Hash // of the text that the parsed ones translate; zero for none

	hashes   incremental.Rule[fingerprint.Hash] // of the texts of files
	kept     incremental.Rule[parsed]           // for Markdown, by hash
	live     incremental.Rule[parsed]           // for MDX, whose trees are needed, by file
	bodies   incremental.Rule[body]             // by hash
	sections incremental.Rule[body]             // the same results, decoded for the search

	recentBodies    *recent[site.Body]
	recentDocuments *recent[*markdown.Document]
}

// newParsing returns how texts in the language of the default locale are parsed.
func newParsing(input site.Input) *parsing {
	p := parsing{
		input: input, chains: chains(input),
		hashes:   incremental.Rule[fingerprint.Hash]{Name: TextRule, Codec: incremental.CBOR[fingerprint.Hash]{}},
		kept:     incremental.Rule[parsed]{Name: ParsedRule, Codec: parsedCodec{}},
		live:     incremental.Rule[parsed]{Name: MDXRule},
		bodies:   incremental.Rule[body]{Name: BodyRule, Codec: bodyCodec{}, Compact: true},
		sections: incremental.Rule[body]{Name: BodyRule, Codec: sectionsCodec{}, Compact: true},

		recentBodies: &recent[site.Body]{}, recentDocuments: &recent[*markdown.Document]{},
	}
	p.input.Previous = nil
	return p.labeled(input.Editions[0].Messages)
}

// labeled returns how texts in the language of labels are parsed.
func (p parsing) labeled(labels message.Catalog) *parsing {
	return p.with(labels, p.input.Parsing(labels))
}

// posts returns how the posts of blogs are parsed.
func (p parsing) posts() *parsing {
	options := p.input.Parsing(p.labels)
	options.Post = true
	return p.with(p.labels, options)
}

// with returns a parsing with other options, on which all results depend.
func (p parsing) with(labels message.Catalog, options markdown.Options) *parsing {
	hash := fingerprint.Sum(p.input.Config.Markdown, p.input.Config.Docs[0].ReadAs, labels.Differing(),
		fmt.Sprint(p.input.HasTranslations(), options.Post, p.input.Config.LLMs.Enabled, options.Extensions))
	p.labels, p.parser = labels, markdown.With(options)
	p.hashes.Options, p.kept.Options, p.live.Options, p.bodies.Options, p.sections.Options = hash, hash, hash, hash, hash
	return &p
}

// translating returns how a file that translates a text is parsed.
func (p parsing) translating(original *site.Text) *parsing {
	outline := original.Listed().Outline()
	p.parser, p.outline = p.parser.Translating(outline), fingerprint.Sum(outline)
	return &p
}

// brief returns a parsing that makes no bodies.
func (p parsing) brief() *parsing {
	p.input.Brief = true
	return &p
}

// parsedCodec encodes the long lists of a document apart, because most builds need those of few texts. Decode leaves
// them as they are in parsed.packed.
type parsedCodec struct{ incremental.CBOR[parsed] }

// Encode implements incremental.Codec.
func (c parsedCodec) Encode(result parsed) ([]byte, error) {
	lists, err := incremental.CBOR[markdown.Lists]{}.Encode(result.Document.Lists)
	if err != nil {
		return nil, err
	}
	result.Document = &markdown.Document{Brief: result.Document.Brief}
	rest, err := c.CBOR.Encode(result)
	out := pack.Writer{}
	out.Texts(string(lists))
	return append(out.Bytes, rest...), err
}

// Decode implements incremental.Codec.
func (c parsedCodec) Decode(text []byte) (parsed, error) {
	from := pack.Reader{Rest: text}
	lists := from.Take(from.Count())
	result, err := c.CBOR.Decode(from.Rest)
	result.packed = lists
	return result, err
}
