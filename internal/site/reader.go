package site

import (
	"context"
	"errors"
	"fmt"
	"path"
	"slices"
	"strings"
	"sync/atomic"

	"github.com/docgen-cli/docgen/internal/accepted"
	"github.com/docgen-cli/docgen/internal/config"
	"github.com/docgen-cli/docgen/internal/content"
	"github.com/docgen-cli/docgen/internal/diag"
	"github.com/docgen-cli/docgen/internal/fingerprint"
	"github.com/docgen-cli/docgen/internal/incremental"
	"github.com/docgen-cli/docgen/internal/markdown"
	"github.com/docgen-cli/docgen/internal/message"
	"github.com/docgen-cli/docgen/internal/page"
	"github.com/docgen-cli/docgen/internal/source"
)

// ErrDamaged says that a cached value is missing or has changed.
var ErrDamaged = errors.New("the cache is damaged")

// The rules whose results a build caches for the next one. Results of the first have files as
// keys, those of the others have hashes of texts.
const (
	TextRule   = "text"
	ParsedRule = "parsed"
	BodyRule   = "body"
)

// reader reads Markdown files. Files with the same text, as in several versions of the docs,
// are parsed once.
type reader struct {
	input      Input
	parser     *markdown.Parser
	outline    fingerprint.Hash // of the text that the read ones translate; zero for none
	locale     string
	accepted   accepted.Lock // the translations of the locale that were accepted
	translated translated
	originals  *originals                         // nil for the default locale
	hashes     incremental.Rule[fingerprint.Hash] // of the texts of files
	kept       incremental.Rule[parsed]           // for Markdown, by hash
	live       incremental.Rule[parsed]           // for MDX, whose trees are needed, by file
	bodies     incremental.Rule[Body]             // by hash
	count      *atomic.Int64                      // number of files that were parsed
}

// newReader returns a reader of texts in the language of the default locale.
func newReader(input Input) (reader, error) {
	codec, err := incremental.CBOR[parsed]()
	if err != nil {
		return reader{}, err
	}
	hashes, err := incremental.CBOR[fingerprint.Hash]()
	if err != nil {
		return reader{}, err
	}
	r := reader{
		input:  input,
		hashes: incremental.Rule[fingerprint.Hash]{Name: TextRule, Codec: hashes},
		kept:   incremental.Rule[parsed]{Name: ParsedRule, Codec: codec},
		live:   incremental.Rule[parsed]{Name: "mdx"},
		bodies: incremental.Rule[Body]{Name: BodyRule, Codec: bodyCodec{}},
		count:  &atomic.Int64{},
	}
	return r.in(input.Editions[0].Messages), nil
}

// translated holds the folders in which texts are in another language than that of the default
// locale.
type translated struct {
	folders []string
	reader  *reader // of these texts; nil for none
}

// of returns a reader of the texts of a locale.
func (r reader) of(edition EditionInput) reader {
	folders := []string{edition.Pages}
	for _, set := range edition.Sets {
		folders = append(folders, set.Translations)
	}
	r.locale, r.accepted = edition.Locale, edition.Accepted
	own := r.in(edition.Messages)
	r.translated = translated{slices.DeleteFunc(folders, func(folder string) bool { return folder == "" }), &own}
	return r
}

// readerOf returns the reader for the language of a text.
func (r reader) readerOf(name string) reader {
	if slices.ContainsFunc(r.translated.folders, func(folder string) bool { return strings.HasPrefix(name, folder+"/") }) {
		return *r.translated.reader
	}
	return r
}

// in returns a reader of texts in the language of labels.
func (r reader) in(labels message.Catalog) reader {
	options := fingerprint.Sum(r.input.Config.Markdown, r.input.Config.Docs[0].ReadAs, labels.Differing(), fmt.Sprint(r.input.hasTranslations()))
	r.parser = r.input.Parser(labels)
	r.hashes.Options, r.kept.Options, r.live.Options, r.bodies.Options = options, options, options, options
	return r
}

// Parser returns the parser that the config asks for. labels are in the language of the texts.
func (input Input) Parser(labels message.Catalog) *markdown.Parser {
	options := input.Config.Markdown
	chosen := markdown.Options{
		Typographer: options.Typographer, Math: options.Math, Mermaid: options.Mermaid, Sanitize: !options.Unsafe,
		HTMLLinks: isRepository(input), Labels: labels,
		Variables: map[string]string{}, Brief: input.Brief, Read: input.Engine.Files().ReadShown,
		Site: input.Engine.Files().SiteOf, Translated: input.hasTranslations(),
	}
	for name, value := range options.Variables {
		chosen.Variables[name] = string(value)
	}
	for _, comment := range options.MagicComments {
		chosen.MagicComments = append(chosen.MagicComments, markdown.MagicComment{
			Class: comment.ClassName, Line: comment.Line, Start: comment.Block.Start, End: comment.Block.End,
		})
	}
	return markdown.With(chosen)
}

// reading is the result of reading a file.
type reading struct {
	text     *Text // nil if the file cannot be shown
	findings []diag.Diagnostic
	err      error // failure of the machine
}

// readDoc reads a doc of a set.
func (r reader) readDoc(ctx context.Context, set SetInput, file docFile) reading {
	original := r.originals.of(docOriginal(set.ID, file.below))
	return r.read(ctx, file, original, func(file content.File, parsed content.Parsed) (content.Doc, []diag.Diagnostic) {
		parsed.KeepPrefixes = !set.Options.NumberPrefixParser
		doc, findings := content.Describe(file, parsed)
		if doc.Set = set.ID; isRepository(r.input) {
			doc = doc.InRepository(r.input.Config.Title)
		}
		return doc, findings
	})
}

// readPage reads a page of src/pages.
func (r reader) readPage(ctx context.Context, found page.Page) reading {
	original := r.originals.of(pageOriginal(found))
	return r.read(ctx, docFile{below: found.File}, original, func(file content.File, parsed content.Parsed) (content.Doc, []diag.Diagnostic) {
		doc, findings := content.Describe(file, parsed)
		if doc.ID = found.ID; doc.FrontMatter.Slug == nil {
			doc.Slug = found.Path
		}
		return doc, findings
	})
}

// read reads a file, which describe describes. original is the text of the default locale that
// it translates or repeats, or nil.
func (r reader) read(ctx context.Context, file docFile, original *Text, describe func(content.File, content.Parsed) (content.Doc, []diag.Diagnostic)) reading {
	name := file.name()
	isTranslation := original != nil && original.Name != name
	if isTranslation {
		r = r.readerOf(name).translating(original)
	}
	result, text, err := r.parsed(ctx, name)
	if err != nil {
		return reading{err: err}
	}
	findings := slices.Concat(result.Findings, result.TextFindings)
	if result.IsReadable {
		frontMatter := result.FrontMatter
		if isTranslation {
			frontMatter = frontMatter.Translating(original.FrontMatter)
		}
		var wrong []diag.Diagnostic
		text.Doc, wrong = describe(content.File{Path: file.below, Name: name, Text: result.Head}, content.Parsed{
			FrontMatter: frontMatter, Heading: result.Document.Title, Excerpt: result.Document.Excerpt,
		})
		findings = append(wrong, findings...)
		if isTranslation {
			findings = append(findings, checkID(text.Doc, result.FrontMatter.ID, original)...)
		}
	}
	if !result.IsReadable || text.IsWrong() && r.input.Previous != nil {
		text = r.earlier(name)
	}
	if text != nil && (text.Source != original || isTranslation) {
		own := *text
		if own.Source, text = original, &own; isTranslation {
			own.Changes = r.changes(name, original)
		}
	}
	return reading{text: text, findings: findings}
}

// earlier returns the last valid state of a file, or nil.
func (r reader) earlier(name string) *Text {
	if r.input.Previous == nil {
		return nil
	}
	for _, edition := range r.input.Previous.Editions {
		if text := edition.Find(name); text != nil {
			return text
		}
	}
	return nil
}

// parsed returns the result of parsing a file, and its text without the description.
func (r reader) parsed(ctx context.Context, name string) (parsed, *Text, error) {
	r = r.readerOf(name)
	engine := r.input.Engine
	if hash, _, known := incremental.Lookup(engine, r.hashes, name, r.outline); known {
		if result, known := r.lookup(name, hash); known {
			return result, r.text(name, result, hash), nil
		}
	}
	if result, trace, known := incremental.Lookup(engine, r.live, name, r.outline); known {
		return result, r.text(name, result, r.hashOf(trace)), nil
	}
	made, trace, err := incremental.Compute(engine, r.outline, func(inputs *incremental.Inputs) (made, error) {
		return r.make(ctx, inputs.Files(), name)
	})
	if err != nil {
		return parsed{}, nil, err
	}
	result, hash := made.parsed, made.hash
	if hash.IsZero() {
		hash = r.hashOf(trace)
	}
	text := r.text(name, result, hash)
	switch {
	case !result.IsReadable || lacksFile(result):
		text.Hash = fingerprint.Hash{}
	case result.Document.IsMDX:
		incremental.Put(engine, r.live, name, result, trace)
	default:
		incremental.Put(engine, r.hashes, name, hash, trace)
		if !made.isShared {
			incremental.Put(engine, r.kept, hash.String(), result, incremental.Trace{})
			incremental.Put(engine, r.bodies, hash.String(), made.body, incremental.Trace{})
		}
		return result, text, nil
	}
	text.body = func() (Body, error) { return made.body, nil }
	return result, text, nil
}

// made is a new result of reading a file.
type made struct {
	parsed
	body     Body
	hash     fingerprint.Hash // of the text, which everything else depends on; zero if it depends on more
	isShared bool             // another file has the same text
}

// make reads a file, and parses it unless another file has the same text.
func (r reader) make(ctx context.Context, files source.Files, name string) (made, error) {
	file, findings, isReadable := readFile(files, name)
	hash := fingerprint.Sum(r.kept.Options, file.Text, r.outline)
	if isReadable && !r.asMDX(file) {
		if result, known := r.lookup(name, hash); known {
			return made{parsed: result, hash: hash, isShared: true}, nil
		}
	}
	r.count.Add(1)
	if !isReadable {
		return made{parsed: parsed{Findings: findings}}, nil
	}
	result, body, err := r.parse(ctx, files, file)
	if !result.IsReadable || result.Document.IsMDX || len(result.Document.Includes) > 0 {
		hash = fingerprint.Hash{}
	}
	return made{parsed: result, body: body, hash: hash}, err
}

// lookup returns the result for a text as that of a file.
func (r reader) lookup(name string, hash fingerprint.Hash) (parsed, bool) {
	result, _, known := incremental.Lookup(r.input.Engine, r.kept, hash.String(), fingerprint.Hash{})
	return result.in(name), known
}

// hashOf returns the hash of a text that depends on more than its own file.
func (r reader) hashOf(trace incremental.Trace) fingerprint.Hash {
	return fingerprint.Sum(r.kept.Options, trace.Sum())
}

// lacksFile reports whether a text includes a file that does not exist. The hint for that names
// other files, so docgen parses such a text again each time.
func lacksFile(result parsed) bool {
	for _, finding := range result.Document.Findings {
		if finding.Code == markdown.IncludeCode {
			return true
		}
	}
	return false
}

// text returns the text for a parsed file.
func (r reader) text(name string, result parsed, hash fingerprint.Hash) *Text {
	r.translated, r.originals, r.input.Previous = translated{}, nil, nil // a text lives as long as its site, which must not keep all earlier ones in memory
	text := &Text{Document: result.Document, Hash: hash, Comments: result.Comments}
	if written := r.input.Engine.Files().Written(name); written != name {
		text.Written = written
	}
	text.body = func() (Body, error) {
		if result.Document.IsMDX {
			return Body{Sections: result.Document.Sections}, nil
		}
		body, _, known := incremental.Lookup(r.input.Engine, r.bodies, hash.String(), fingerprint.Hash{})
		if !known {
			return Body{}, ErrDamaged
		}
		return body, nil
	}
	text.whole = func() markdown.Document {
		file, _, _ := readFile(r.input.Engine.Files(), name)
		return r.parseText(file)
	}
	return text
}

// readFile reads a file by its name.
func readFile(files source.Files, name string) (content.File, []diag.Diagnostic, bool) {
	holder, below, found := files.Find(name)
	if !found {
		return content.File{Path: name, Name: name}, nil, false
	}
	return content.Read(holder, below)
}

// isMDX reports whether a file is MDX by its name or, if set, its format.
func isMDX(name string, format string) bool {
	return format == string(config.FormatMDX) || format != string(config.FormatMD) && path.Ext(name) == ".mdx"
}
