package site

import (
	"github.com/docgen-cli/docgen/internal/frontend/message"
	"github.com/docgen-cli/docgen/internal/links/link"
	"github.com/docgen-cli/docgen/internal/markdown"
)

// Parser returns the parser that the config asks for. labels are in the language of the texts.
func (input Input) Parser(labels message.Catalog) *markdown.Parser {
	return markdown.With(input.Parsing(labels))
}

// Parsing returns the options of the parser.
func (input Input) Parsing(labels message.Catalog) markdown.Options {
	options := input.Config.Markdown
	chosen := markdown.Options{
		Typographer: options.Typographer, Math: options.Math, Mermaid: options.Mermaid, Sanitize: !options.Unsafe,
		Zoom: options.Images.Zoom, Abbreviations: options.Abbreviations, Glossary: options.Glossary,
		NoEmoji: !options.Emoji, KeepCase: options.Anchors.MaintainCase, Admonitions: options.Admonitions,
		HTMLLinks: IsRepository(input), Labels: labels, NoCodeFiles: !options.CodeImport,
		NPM:       markdown.NPM{Managers: options.NPM2Yarn.Converters, Sync: options.NPM2Yarn.Sync},
		Variables: map[string]string{}, Types: map[string]string{}, Brief: input.Brief, Read: input.Engine.Files().ReadShown,
		Site: input.Engine.Files().SiteOf, Translated: input.HasTranslations(),
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
