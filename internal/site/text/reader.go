package text

import (
	"fmt"
	"path"
	"slices"
	"strings"
	"sync"
	"sync/atomic"

	"github.com/docgen-cli/docgen/internal/config"
	"github.com/docgen-cli/docgen/internal/content"
	"github.com/docgen-cli/docgen/internal/content/accepted"
	"github.com/docgen-cli/docgen/internal/diag"
	"github.com/docgen-cli/docgen/internal/engine/fingerprint"
	"github.com/docgen-cli/docgen/internal/engine/incremental"
	"github.com/docgen-cli/docgen/internal/engine/source"
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
)

// reader reads Markdown files. Files with the same text, as in several versions of the docs,
// are parsed once.
type Reader struct {
	Input      site.Input
	Parser     *markdown.Parser
	labels     message.Catalog  // in the language of the texts
	isForPosts bool             // parses texts as posts of a blog
	outline    fingerprint.Hash // of the text that the read ones translate; zero for none
	locale     string
	accepted   accepted.Lock // the translations of the locale that were accepted
	translated translated
	Originals  *originals                         // nil for the default locale
	hashes     incremental.Rule[fingerprint.Hash] // of the texts of files
	kept       incremental.Rule[parsed]           // for Markdown, by hash
	live       incremental.Rule[parsed]           // for MDX, whose trees are needed, by file
	bodies     incremental.Rule[site.Body]        // by hash
	Chains     []folderChain                      // code of the site that changes texts
	groups     map[string]site.Group              // of files; nil without a remote cache
	ofTexts    *Reader                            // that the texts keep; nil until somebody asks for it
	briefs     *sync.Map                          // the short parts of documents, by document
	Count      *atomic.Int64                      // number of files that were parsed
}

// newReader returns a reader of texts in the language of the default locale.
func New(input site.Input) (Reader, error) {
	codec, err := incremental.CBOR[parsed]()
	if err != nil {
		return Reader{}, err
	}
	hashes, err := incremental.CBOR[fingerprint.Hash]()
	if err != nil {
		return Reader{}, err
	}
	r := Reader{
		Input:  input,
		Chains: chains(input),
		hashes: incremental.Rule[fingerprint.Hash]{Name: TextRule, Codec: hashes},
		kept:   incremental.Rule[parsed]{Name: ParsedRule, Codec: codec},
		live:   incremental.Rule[parsed]{Name: "mdx"},
		bodies: incremental.Rule[site.Body]{Name: BodyRule, Codec: bodyCodec{}, Compact: true},
		briefs: &sync.Map{},
		Count:  &atomic.Int64{},
	}
	return r.in(input.Editions[0].Messages), nil
}

// translated holds the folders in which texts are in another language than that of the default
// locale.
type translated struct {
	folders []string
	reader  *Reader // of these texts; nil for none
}

// of returns a reader of the texts of a locale.
func (r Reader) Of(edition site.EditionInput) Reader {
	folders := []string{edition.Pages}
	for _, set := range edition.Sets {
		folders = append(folders, set.Translations)
	}
	for _, blog := range edition.Blogs {
		folders = append(folders, blog.Translations)
	}
	r.locale, r.accepted = edition.Locale, edition.Accepted
	own := r.in(edition.Messages)
	r.translated = translated{slices.DeleteFunc(folders, func(folder string) bool { return folder == "" }), &own}
	return r
}

// readerOf returns the reader for the language of a text.
func (r Reader) ReaderOf(name string) Reader {
	if r.isTranslated(name) {
		return *r.translated.reader
	}
	return r
}

// isTranslated reports whether a text is in another language than that of the default locale.
func (r Reader) isTranslated(name string) bool {
	return slices.ContainsFunc(r.translated.folders, func(folder string) bool { return strings.HasPrefix(name, folder+"/") })
}

// posts returns a reader of the posts of blogs.
func (r Reader) Posts() Reader {
	r.isForPosts = true
	r = r.in(r.labels)
	if r.translated.reader != nil {
		own := r.translated.reader.Posts()
		r.translated.reader = &own
	}
	return r
}

// in returns a reader of texts in the language of labels.
func (r Reader) in(labels message.Catalog) Reader {
	options := fingerprint.Sum(r.Input.Config.Markdown, r.Input.Config.Docs[0].ReadAs, labels.Differing(),
		fmt.Sprint(r.Input.HasTranslations(), r.isForPosts, r.Input.Config.LLMs.Enabled))
	parsing := r.Input.Parsing(labels)
	parsing.Post = r.isForPosts
	r.labels, r.Parser = labels, markdown.With(parsing)
	r.hashes.Options, r.kept.Options, r.live.Options, r.bodies.Options = options, options, options, options
	r.ofTexts = nil
	r.ofTexts = r.keptByTexts()
	return r
}

// keptByTexts returns the reader that texts keep, to make their bodies on demand. A text lives as long
// as its site, which must not keep all earlier ones in memory, and a reader is large.
func (r Reader) keptByTexts() *Reader {
	if r.ofTexts != nil {
		return r.ofTexts
	}
	r.translated, r.Originals, r.Input.Previous, r.groups, r.briefs = translated{}, nil, nil, nil, nil
	return &r
}

// readFile reads a file by its name.
func Open(files source.Files, name string) (content.File, []diag.Diagnostic, bool) {
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
