package plugin

import (
	"encoding/json"

	"github.com/docgen-cli/docgen/internal/markdown/syntax"
)

// Declared is what a plugin says about itself.
type Declared struct {
	Name       string            `json:"name"`
	Schema     json.RawMessage   `json:"schema"` // of its options; nil for any
	Reads      Reads             `json:"reads"`
	Extensions []Extension       `json:"extensions"`
	Hooks      []string          `json:"hooks"`
	Components map[string]string `json:"components"` // modules by the name of the theme's component
	Styles     []string          `json:"styles"`
	Client     []string          `json:"client"`
}

// Extension is a directive, or a language of code blocks, as a plugin declares it.
type Extension struct {
	Kind       syntax.ExtensionKind `json:"kind"`
	Name       string               `json:"name"`
	Attributes []struct {
		Name     string   `json:"name"`
		Required bool     `json:"required"`
		Values   []string `json:"values"`
	} `json:"attributes"`
	NeedsTitle bool   `json:"needsTitle"`
	Within     string `json:"within"`
}

func (e Extension) parsed() syntax.Extension {
	made := syntax.Extension{Kind: e.Kind, Name: e.Name, NeedsTitle: e.NeedsTitle, Within: e.Within}
	for _, attribute := range e.Attributes {
		made.Attributes = append(made.Attributes, syntax.ExtensionAttribute(attribute))
	}
	return made
}

// Page is a text that a plugin adds to the site.
type Page struct {
	Path        string         `json:"path"` // relative to the site folder, in the folder of docs, of a blog, or in src/pages
	Text        string         `json:"text"`
	Format      string         `json:"format"` // "md" or "mdx"; "" is that of the path's extension
	FrontMatter map[string]any `json:"frontMatter"`
	Source      Source         `json:"source"`
}

// Source is where a page comes from. Messages about the page name it.
type Source struct {
	File string `json:"file"` // relative to the site folder; "" if there is none
	Line int    `json:"line"`
}
