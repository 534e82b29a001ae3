package build

import (
	"cmp"
	"path"

	"docgen/internal/config"
	"docgen/internal/content"
	"docgen/internal/markdown"
)

// parse reads a text in its language: the one that its front matter names, else the
// config's or the file extension's.
func (p *plan) parse(file content.File) markdown.Document {
	format := cmp.Or(content.Format(file), string(p.config.Markdown.Format))
	return p.parseAs(file, p.isMDX(file.Name, format))
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
