package hooks

import "github.com/docgen-cli/docgen/internal/engine/fingerprint"

// Chain is the code of a site that changes the texts of a folder. A reference names a module of the
// site, or a value in one: "plugins/x.js", "docusaurus.config.ts#markdown.preprocessor".
type Chain struct {
	ParseFrontMatter string   `json:"parseFrontMatter"` // reference; "" for none
	Preprocessor     string   `json:"preprocessor"`     // reference; "" for none
	Before           []Plugin `json:"before"`           // remark plugins that run before those of Docusaurus
	After            []Plugin `json:"after"`            // remark plugins that run after them
	Rehype           []Plugin `json:"rehype"`           // rehype plugins, which change HTML
	Admonitions      []string `json:"admonitions"`      // names besides those of docgen
	KeepCase         bool     `json:"keepCase"`         // ids of headings keep capital letters
}

// Plugin is a plugin of remark or rehype.
type Plugin struct {
	Reference string `json:"reference"`
	Options   []any  `json:"options"` // as JSON has them
}

// IsEmpty reports whether the chain changes nothing.
func (c Chain) IsEmpty() bool {
	return c.ParseFrontMatter == "" && c.Preprocessor == "" && len(c.Before)+len(c.After)+len(c.Rehype) == 0
}

// names lists the code of the chain, for messages.
func (c Chain) names() []string {
	var names []string
	for _, reference := range []string{c.ParseFrontMatter, c.Preprocessor} {
		if reference != "" {
			names = append(names, reference)
		}
	}
	for _, list := range [][]Plugin{c.Before, c.After, c.Rehype} {
		for _, plugin := range list {
			names = append(names, plugin.Reference)
		}
	}
	return names
}

func (c Chain) hash() fingerprint.Hash { return fingerprint.Sum(c) }
