package config

import (
	"cmp"
	"fmt"
	"maps"
	"regexp"
	"slices"
	"strings"

	"github.com/docgen-cli/docgen/internal/config/strictyaml"
	"github.com/docgen-cli/docgen/internal/diag"
)

// Markdown configures how docgen reads Markdown.
type Markdown struct {
	Format        MarkdownFormat    `yaml:"format" default:"detect" doc:"How docgen parses files: md as CommonMark with GitHub extensions, mdx as MDX, and detect by file extension."`
	Unsafe        bool              `yaml:"unsafe" default:"true" doc:"Whether Markdown and sidebars may contain any HTML. If you do not trust your writers, set it to false. docgen then removes scripts, styles, forms, frames and classes, and rejects MDX and files that browsers could run."`
	Mermaid       bool              `yaml:"mermaid" default:"false" doc:"Whether to draw code blocks in the language mermaid as diagrams."`
	Math          bool              `yaml:"math" default:"false" doc:"Whether to render $x$ and $$x$$ as formulas."`
	Typographer   bool              `yaml:"typographer" default:"false" doc:"Whether to replace straight quotes with curly quotes, -- and --- with dashes, and three dots with an ellipsis."`
	Variables     map[string]Scalar `yaml:"variables" example:"{product: Acme, version: '2.1'}" doc:"Values that replace {{name}} on every page. Pages can add their own variables in front matter."`
	Values        map[string]string `yaml:"values" example:"{api-key: YOUR_API_KEY}" doc:"Values that readers fill in themselves, such as an API key, and what pages show until then. :var[api-key] is the place of one in text, and in code blocks with the word vars."`
	NPM2Yarn      NPM2Yarn          `yaml:"npm2yarn" example:"{sync: true, converters: [yarn, pnpm]}" doc:"Whether code blocks with the word npm2yarn show their commands in tabs for npm, Yarn, pnpm and Bun. A mapping can set sync, so that all tabs switch together, and converters, a list of yarn, pnpm and bun."`
	CodeImport    bool              `yaml:"codeImport" default:"true" doc:"Whether file= in the options of a code block shows another file. If it is false, docgen ignores the word and shows the text of the block."`
	Emoji         bool              `yaml:"emoji" default:"true" doc:"Whether to show codes such as :tada: as emoji."`
	Anchors       Anchors           `yaml:"anchors" doc:"Ids of headings."`
	Images        Images            `yaml:"images" example:"{zoom: false}" doc:"How pages show images."`
	Abbreviations map[string]string `yaml:"abbreviations" example:"{CI: continuous integration}" doc:"What abbreviations mean, such as {CI: continuous integration}. Readers see the meaning when they point at an abbreviation. A page can add its own."`
	Glossary      string            `yaml:"glossary" default:"/glossary.md" example:"/words.md" doc:"Page with the glossary, to which :term[…] leads: a path from the folder of the docs, or a URL."`
	Types         map[string]string `yaml:"types" example:"{Window: api/window.md}" doc:"Pages of the types in signatures, by name: a path from the folder of the docs, or a URL. The names become links, in every version that has the page."`
	Playground    string            `yaml:"playground" example:"playground/desktop.ts" doc:"Module of the site that runs the code of readers, a path in the site folder. Readers can then edit and run code blocks with the word playground."`
	Admonitions   []string          `yaml:"admonitions" example:"[secret]" doc:"Names of admonitions besides those that docgen has. A block between :::secret and ::: then gets the classes alert--secret and theme-admonition-secret."`
	MagicComments []MagicComment    `yaml:"magicComments" example:"[{className: code-error, line: error-next-line}]" doc:"Comments that highlight lines of code. Your list replaces the default list, which contains highlight-next-line, and the pair highlight-start and highlight-end."`

	Hooks            MarkdownHooks `yaml:"hooks" doc:"Functions of the site that replace links to missing files."`
	Preprocessor     string        `yaml:"preprocessor" example:"plugins/preprocess.js" doc:"Function of the site that changes the text of each Markdown file: a file, or a value in one. It gets filePath and fileContent, and returns the new text."`
	ParseFrontMatter string        `yaml:"parseFrontMatter" example:"plugins/front-matter.js" doc:"Function of the site that reads the front matter of each Markdown file: a file, or a value in one. It gets filePath, fileContent and defaultParseFrontMatter, and returns frontMatter and content."`
}

// MarkdownHooks are functions of the site. Each gets sourceFilePath, url and node, as in Docusaurus.
type MarkdownHooks struct {
	OnBrokenMarkdownLinks  string `yaml:"onBrokenMarkdownLinks" example:"plugins/links.js" doc:"Function that returns what a link to a missing Markdown file leads to instead: a script, or a value in one. If it returns nothing, docgen reports the link."`
	OnBrokenMarkdownImages string `yaml:"onBrokenMarkdownImages" example:"plugins/images.js" doc:"Function that returns what a missing image leads to instead: a script, or a value in one."`
}

// Images configures how pages show images.
type Images struct {
	Zoom     bool `yaml:"zoom" default:"true" example:"false" doc:"Whether readers can enlarge images that are larger than the page shows them."`
	Variants bool `yaml:"variants" default:"true" example:"false" doc:"Whether the build adds smaller variants of PNG and JPEG images, from which browsers choose by the size of the window."`
}

// Anchors configures the ids of headings.
type Anchors struct {
	MaintainCase bool `yaml:"maintainCase" default:"false" doc:"Whether the id of a heading keeps its capital letters, as in #Getting-Started."`
}

// MagicComment is a comment in code that gives lines a class.
type MagicComment struct {
	ClassName string     `yaml:"className" required:"true" example:"code-error" with:"line: error-next-line" doc:"Class to add to the marked lines."`
	Line      string     `yaml:"line" example:"error-next-line" doc:"Comment that marks the next line, such as highlight-next-line."`
	Block     MagicBlock `yaml:"block" example:"{start: error-start, end: error-end}" doc:"Comments that mark all lines between them."`
}

// MagicBlock is a pair of comments that marks the lines between them.
type MagicBlock struct {
	Start string `yaml:"start" example:"error-start" with:"end: error-end" doc:"Comment before the first marked line, such as highlight-start."`
	End   string `yaml:"end" example:"error-end" with:"start: error-start" doc:"Comment after the last marked line, such as highlight-end."`
}

// Scalar is a string, a number or a boolean, as written.
type Scalar string

// UnmarshalYAML reads any scalar.
func (s *Scalar) UnmarshalYAML(value strictyaml.Value) {
	switch value.Kind() {
	case strictyaml.String, strictyaml.Int, strictyaml.Float, strictyaml.Bool:
		*s = Scalar(value.Text())
	default:
		value.Expected("a string, a number, true or false", "")
	}
}

func (Scalar) schema() object {
	return object{{"type", []string{"string", "number", "boolean"}}}
}

var variableName = regexp.MustCompile(`^[A-Za-z_][A-Za-z0-9_.-]{0,99}$`)

const variableNames = `start with a letter or "_", and use only letters, digits, "_", "-" and "."`

var admonitionName = regexp.MustCompile(`^[A-Za-z][A-Za-z0-9_-]*$`)

func (c *checker) markdown() {
	c.npm2yarn()
	c.plugins()
	for _, name := range slices.Sorted(maps.Keys(c.config.Markdown.Variables)) {
		if !variableName.MatchString(name) {
			c.key(fmt.Sprintf("%q is not a valid variable name", name), variableNames, "markdown", "variables", name)
		}
	}
	for _, name := range slices.Sorted(maps.Keys(c.config.Markdown.Values)) {
		if shown := c.config.Markdown.Values[name]; !variableName.MatchString(name) {
			c.key(fmt.Sprintf("%q is not a valid name of a value", name), variableNames, "markdown", "values", name)
		} else if strings.TrimSpace(shown) == "" || strings.Contains(shown, "\n") {
			c.report(fmt.Sprintf("pages have nothing to show for the value %q", name),
				"write one line that readers see until they fill it in, such as YOUR_API_KEY", "markdown", "values", name)
		}
	}
	for i, name := range c.config.Markdown.Admonitions {
		if !admonitionName.MatchString(name) {
			c.report(fmt.Sprintf("%q cannot be the name of an admonition", name), "use letters, digits, - and _ only", "markdown", "admonitions", i)
		}
	}
	for i, comment := range c.config.Markdown.MagicComments {
		path := []any{"markdown", "magicComments", i}
		switch block := comment.Block; {
		case (block.Start == "") != (block.End == ""):
			c.report("a block of magic comments needs both start and end", "", below(path, "block")...)
		case comment.Line == "" && block.Start == "":
			c.report("a magic comment needs line or block", `for example, "line: highlight-next-line"`, path...)
		}
	}
}

// NPM2Yarn says for which package managers docgen converts commands of npm, under the names of
// Docusaurus's plugin.
type NPM2Yarn struct {
	Sync       bool     `yaml:"sync" doc:"Whether all tabs of the site switch together."`
	Converters []string `yaml:"converters" doc:"Package managers that have a tab besides npm. Without any, docgen does not convert commands."`
}

// packageManagers are the values of converters.
func packageManagers() []string { return []string{"yarn", "pnpm", "bun"} }

// UnmarshalYAML reads true, false or a mapping.
func (n *NPM2Yarn) UnmarshalYAML(value strictyaml.Value) {
	type options NPM2Yarn
	read := options{Converters: packageManagers()}
	switch {
	case value.Scalar() == false:
		read.Converters = nil
	case value.Kind() == strictyaml.Bool:
	case value.Kind() == strictyaml.Map:
		value.Decode(&read)
	default:
		value.Expected("true, false or a mapping", "for tabs that all switch together, write {sync: true}")
	}
	*n = NPM2Yarn(read)
}

func (NPM2Yarn) schema() object {
	return anyOf(isBool, object{{"type", "object"}, {"additionalProperties", false}, {"properties", object{
		{"sync", isBool}, {"converters", listOf(object{{"enum", packageManagers()}})},
	}}})
}

func (c *checker) npm2yarn() {
	for i, name := range c.config.Markdown.NPM2Yarn.Converters {
		if !slices.Contains(packageManagers(), name) {
			hint := cmp.Or(diag.DidYouMean(name, packageManagers()), "package managers: "+strings.Join(packageManagers(), ", "))
			c.report(fmt.Sprintf("docgen cannot convert commands of npm for %q", name), hint, "markdown", "npm2yarn", "converters", i)
		}
	}
}
