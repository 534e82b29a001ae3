package config

import (
	"fmt"
	"maps"
	"regexp"
	"slices"

	"docgen/internal/strictyaml"
)

// Markdown says how Markdown is read.
type Markdown struct {
	Format        MarkdownFormat    `yaml:"format" default:"detect" doc:"Which language the files hold: md is CommonMark with GFM, mdx is MDX, detect goes by the file's extension."`
	Unsafe        bool              `yaml:"unsafe" default:"true" doc:"Whether HTML in Markdown and in sidebars stays as it is written. Turned off, it is cleaned of scripts, styles, forms, frames and classes, files that browsers run are no downloads, and there is no MDX: for docs of writers who are not trusted."`
	Mermaid       bool              `yaml:"mermaid" default:"false" doc:"Whether code blocks in the language mermaid become diagrams."`
	Math          bool              `yaml:"math" default:"false" doc:"Whether $x$ and $$x$$ are formulas."`
	Typographer   bool              `yaml:"typographer" default:"false" doc:"Whether straight quotes, two and three hyphens and three dots become those of print."`
	Variables     map[string]Scalar `yaml:"variables" doc:"What {{name}} stands for in every page. The front matter of a page may add to them."`
	MagicComments []MagicComment    `yaml:"magicComments" doc:"Comments in code that mark lines. Replaces the default list, which marks lines as highlighted by highlight-next-line, and by highlight-start and highlight-end."`
}

// MagicComment is a comment in code that gives lines a class.
type MagicComment struct {
	ClassName string     `yaml:"className" required:"true" doc:"Class of the marked lines."`
	Line      string     `yaml:"line" doc:"Text of the comment that marks the next line."`
	Block     MagicBlock `yaml:"block" doc:"Texts of the comments around several lines."`
}

// MagicBlock is a pair of comments around the lines that they mark.
type MagicBlock struct {
	Start string `yaml:"start" doc:"Text of the comment above the first line."`
	End   string `yaml:"end" doc:"Text of the comment below the last line."`
}

// Scalar is a text, a number or a truth value, as it is written.
type Scalar string

// UnmarshalYAML reads any single value.
func (s *Scalar) UnmarshalYAML(value strictyaml.Value) {
	switch value.Kind() {
	case strictyaml.String, strictyaml.Int, strictyaml.Float, strictyaml.Bool:
		*s = Scalar(value.Text())
	default:
		value.Expected("a text or a number", "")
	}
}

func (Scalar) schema() object {
	return object{{"type", []string{"string", "number", "boolean"}}}
}

var variableName = regexp.MustCompile(`^[A-Za-z_][A-Za-z0-9_.-]{0,99}$`)

func (c *checker) markdown() {
	for _, name := range slices.Sorted(maps.Keys(c.config.Markdown.Variables)) {
		if !variableName.MatchString(name) {
			c.key(fmt.Sprintf("{{%s}} cannot name a variable", name), `begin by a letter, and use letters, digits, "_", "-" and "." alone`, "markdown", "variables", name)
		}
	}
	for i, comment := range c.config.Markdown.MagicComments {
		path := []any{"markdown", "magicComments", i}
		switch block := comment.Block; {
		case (block.Start == "") != (block.End == ""):
			c.at("a block of magic comments needs a start and an end", "", below(path, "block")...)
		case comment.Line == "" && block.Start == "":
			c.at("a magic comment needs a line or a block", `such as "line: highlight-next-line"`, path...)
		}
	}
}
