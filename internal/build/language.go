package build

import (
	"path"

	"docgen/internal/config"
	"docgen/internal/content"
	"docgen/internal/markdown"
)

// parse reads a text in its language: the config's, the file's extension's, or
// what its front matter says.
func (p *plan) parse(file content.File) markdown.Document {
	asMDX := p.isMDX(file.Name, string(p.config.Markdown.Format))
	document := p.parseAs(file, asMDX)
	if format := ownFormat(document); format != "" && p.isMDX(file.Name, format) != asMDX {
		return p.parseAs(file, !asMDX)
	}
	return document
}

// ownFormat is what front matter says of the language; "" when it says nothing.
// Its parser makes maps of any keys.
func ownFormat(document markdown.Document) string {
	var value any
	switch own := document.FrontMatter["mdx"].(type) {
	case map[string]any:
		value = own["format"]
	case map[any]any:
		value = own["format"]
	}
	format, _ := value.(string)
	return format
}

func (p *plan) isMDX(name, format string) bool {
	return format == string(config.FormatMDX) || format != string(config.FormatMD) && path.Ext(name) == ".mdx"
}

func (p *plan) parseAs(file content.File, asMDX bool) markdown.Document {
	if asMDX {
		return p.parser.ParseMDX(file.Name, file.Text)
	}
	return p.parser.ParseFile(file.Name, file.Text)
}
