package site

import (
	"strings"

	"github.com/docgen-cli/docgen/internal/config"
	"github.com/docgen-cli/docgen/internal/content"
	"github.com/docgen-cli/docgen/internal/content/asset"
	"github.com/docgen-cli/docgen/internal/diag"
	"github.com/docgen-cli/docgen/internal/frontend/message"
	"github.com/docgen-cli/docgen/internal/links/link"
	"github.com/docgen-cli/docgen/internal/markdown"
)

// Parser returns the parser that the config asks for. labels are in the language of the texts.
func (input Input) Parser(labels message.Catalog) *markdown.Parser {
	return markdown.With(input.Parsing(labels))
}

// Parse parses a text with another content, as the site parses it in the labels of its locale.
func (input Input) Parse(edition *Edition, of *Text, written []byte) markdown.Document {
	parser, source := input.Parser(edition.Messages), content.Normal(written)
	if of.Document.IsMDX {
		return parser.ParseMDX(of.Name, source)
	}
	return parser.ParseFile(of.Name, source)
}

// Parsing returns the options of the parser.
func (input Input) Parsing(labels message.Catalog) markdown.Options {
	options := input.Config.Markdown
	chosen := markdown.Options{
		Typographer: options.Typographer, Math: options.Math, Mermaid: options.Mermaid, Sanitize: !options.Unsafe,
		Zoom: options.Images.Zoom, Abbreviations: options.Abbreviations, Glossary: options.Glossary, Values: options.Values,
		NoEmoji: !options.Emoji, KeepCase: options.Anchors.MaintainCase, Admonitions: options.Admonitions,
		HTMLLinks: IsRepository(input), Labels: labels, NoCodeFiles: !options.CodeImport, Playground: options.Playground != "",
		NPM:       markdown.NPM{Managers: options.NPM2Yarn.Converters, Sync: options.NPM2Yarn.Sync},
		Variables: map[string]string{}, Types: map[string]string{}, Brief: input.Brief, Read: input.Engine.Files().ReadShown,
		Site: input.Engine.Files().SiteOf, Translated: input.HasTranslations(), Extensions: input.Plugins.Extensions(),
	}
	for name, value := range options.Variables {
		chosen.Variables[name] = string(value)
	}
	for name, target := range options.Types {
		chosen.Types[name] = link.FromDocs(target)
	}
	for _, comment := range options.MagicComments {
		chosen.MagicComments = append(chosen.MagicComments, markdown.MagicComment{
			Class: comment.ClassName, Line: comment.Line, Start: comment.Block.Start, End: comment.Block.End,
		})
	}
	return chosen
}

// Folders returns the folders that contain the files that pages show and link to.
func Folders(input Input) asset.Folders {
	return asset.Folders{Files: input.Engine.Files(), Static: input.Config.StaticDirectories, Root: IsRepository(input)}
}

// IsRepository reports whether the docs are read as in a repository.
func IsRepository(input Input) bool {
	return input.Config.Docs[0].ReadAs == config.AsRepository
}

// ImageOf returns the image that social media show for a doc's page, as its front matter names
// it, or "".
func ImageOf(doc content.Doc) string {
	if doc.FrontMatter.Image == nil {
		return ""
	}
	return *doc.FrontMatter.Image
}

// IsElsewhere reports whether a link is a URL, as opposed to a path.
func IsElsewhere(link string) bool {
	return strings.Contains(link, "://") || strings.HasPrefix(link, "//") || strings.HasPrefix(link, "data:")
}

// IsAsked reports whether the config turns on a check that is off by default.
func IsAsked(input Input, code string) bool {
	level, _ := input.Config.Level(code)
	return level != diag.Ignore
}
