package config

import (
	"fmt"
	"net/url"
	"strings"

	"docgen/internal/diag"
	"docgen/internal/strictyaml"
)

// Docs says where the docs are and how they become pages.
type Docs struct {
	Path                  string             `yaml:"path" default:"content" doc:"Folder of the docs."`
	RouteBasePath         string             `yaml:"routeBasePath" default:"/" doc:"Path below baseUrl at which the docs are served."`
	SidebarPath           SidebarPath        `yaml:"sidebarPath" default:"sidebars.yaml" doc:"File of the sidebars, or false for none. When the default file does not exist, the sidebar follows the folders."`
	Include               []string           `yaml:"include" default:"[\"**/*.{md,mdx}\"]" doc:"Patterns of the files that are docs."`
	Exclude               []string           `yaml:"exclude" default:"[\"**/_*.{js,jsx,ts,tsx,md,mdx}\", \"**/_*/**\", \"**/*.test.{js,jsx,ts,tsx}\", \"**/__tests__/**\"]" doc:"Patterns of the files that are not docs although include names them. Replaces the default list."`
	EditURL               string             `yaml:"editUrl" doc:"URL of the site's folder in a repository: the start of each page's edit link."`
	Tags                  TagsPath           `yaml:"tags" default:"tags.yml" doc:"File in the docs folder that says which tags there are, or false for none. The default file need not exist."`
	OnInlineTags          Severity           `yaml:"onInlineTags" default:"warn" doc:"What a tag does to the build that the tags file does not name."`
	ShowLastUpdateTime    bool               `yaml:"showLastUpdateTime" default:"false" doc:"Whether pages say when they last changed."`
	ShowLastUpdateAuthor  bool               `yaml:"showLastUpdateAuthor" default:"false" doc:"Whether pages say who last changed them."`
	Breadcrumbs           bool               `yaml:"breadcrumbs" default:"true" doc:"Whether pages show where they stand in the sidebar."`
	SidebarCollapsible    bool               `yaml:"sidebarCollapsible" default:"true" doc:"Whether sidebar categories open and close, unless they say otherwise."`
	SidebarCollapsed      bool               `yaml:"sidebarCollapsed" default:"true" doc:"Whether sidebar categories are closed at first, unless they say otherwise."`
	NumberPrefixParser    bool               `yaml:"numberPrefixParser" default:"true" doc:"Whether a number at the start of a file name orders the sidebar and is left out of the URL."`
	Versions              map[string]Version `yaml:"versions" doc:"Options of single versions, by version name."`
	LastVersion           string             `yaml:"lastVersion" doc:"Name of the version served at the docs' root: current, which is the only one."`
	IncludeCurrentVersion bool               `yaml:"includeCurrentVersion" default:"true" doc:"Whether the docs being worked on are part of the site. They are its only version, so it has no effect."`
}

// Version holds the options of one version.
type Version struct {
	Label     string  `yaml:"label" doc:"Name that readers see."`
	Path      *string `yaml:"path" doc:"Path below the docs' root at which the version is served."`
	Banner    Banner  `yaml:"banner" doc:"Note above the version's pages. Without it, there is none."`
	Badge     *bool   `yaml:"badge" doc:"Whether pages name their version. Without it, they do not."`
	NoIndex   bool    `yaml:"noIndex" default:"false" doc:"Asks search engines to leave the version out."`
	ClassName string  `yaml:"className" doc:"Class of the html element on the version's pages."`
}

// SidebarPath is the path of the sidebars file; "" when the site wants none.
type SidebarPath string

// UnmarshalYAML reads a path or false.
func (p *SidebarPath) UnmarshalYAML(value strictyaml.Value) {
	switch {
	case value.Kind() == strictyaml.Bool && strings.EqualFold(value.Text(), "false"):
		*p = ""
	case value.Kind() == strictyaml.String && value.Text() != "":
		*p = SidebarPath(value.Text())
	default:
		value.Expected("the path of a file or false", "without the option, the sidebar follows the folders")
	}
}

func (SidebarPath) schema() object {
	return object{{"anyOf", []object{{{"type", "string"}}, {{"const", false}}}}}
}

// TagsPath is the path of the tags file below the docs folder; "" when the site
// wants none.
type TagsPath string

// UnmarshalYAML reads a path, false or null.
func (p *TagsPath) UnmarshalYAML(value strictyaml.Value) {
	switch {
	case value.Kind() == strictyaml.Null, value.Kind() == strictyaml.Bool && strings.EqualFold(value.Text(), "false"):
		*p = ""
	case value.Kind() == strictyaml.String && value.Text() != "":
		*p = TagsPath(value.Text())
	default:
		value.Expected("the path of a file or false", `without the option, it is "tags.yml", if that exists`)
	}
}

func (TagsPath) schema() object {
	return object{{"anyOf", []object{{{"type", "string"}}, {{"const", false}}, {{"type", "null"}}}}}
}

func (c *checker) docs() {
	docs := c.config.Docs
	if docs.Path == "" {
		c.at("docs.path is empty", `write "." for the site's folder itself`, "docs", "path")
	}
	if c.given([]any{"docs"}, "sidebarCollapsible") && !docs.SidebarCollapsible && c.given([]any{"docs"}, "sidebarCollapsed") && docs.SidebarCollapsed {
		c.add(c.config.positions.Diagnostic(diag.Warning, "docs.sidebarCollapsed is true, and categories cannot open and close",
			"remove it, or set docs.sidebarCollapsible to true", "docs", "sidebarCollapsed"))
	}
	if docs.RouteBasePath == "" {
		c.at("docs.routeBasePath is empty", `write "/" to serve the docs at the root`, "docs", "routeBasePath")
	}
	if docs.EditURL != "" {
		address, err := url.Parse(docs.EditURL)
		if err != nil || !isWeb(address) {
			c.at(fmt.Sprintf("docs.editUrl must be an http or https URL, found %q", docs.EditURL), `such as "https://github.com/you/site/edit/main/"`, "docs", "editUrl")
		}
	}
}
