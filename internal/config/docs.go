package config

import (
	"fmt"
	"net/url"
	"path"
	"slices"
	"strings"

	"github.com/docgen-cli/docgen/internal/diag"
	"github.com/docgen-cli/docgen/internal/strictyaml"
)

// Docs configures a docs instance: where the docs are, and how they become pages.
type Docs struct {
	ID                    string             `yaml:"id" default:"default" doc:"Name of these docs. A site with several docs writes docs as a list, and gives each a name."`
	Path                  string             `yaml:"path" default:"content" doc:"Folder that contains the docs, relative to the site folder."`
	RouteBasePath         string             `yaml:"routeBasePath" default:"/" doc:"Path below baseUrl at which the docs are published, such as /guide."`
	SidebarPath           SidebarPath        `yaml:"sidebarPath" default:"sidebars.yaml" doc:"File that defines the sidebars, or false for no sidebars. docgen runs a script (.js, .cjs, .mjs, .ts, .cts, .mts) when it, or a file that it reads, has changed. If the default file does not exist, docgen looks for a script named sidebars. Without one, the sidebar follows the folder structure."`
	Include               []string           `yaml:"include" default:"[\"**/*.{md,mdx}\"]" doc:"Glob patterns of the files that are docs, relative to the docs folder."`
	Exclude               []string           `yaml:"exclude" default:"[\"**/_*.{js,jsx,ts,tsx,md,mdx}\", \"**/_*/**\", \"**/*.test.{js,jsx,ts,tsx}\", \"**/__tests__/**\"]" doc:"Glob patterns of files that are not docs even if include matches them. Your list replaces the default list."`
	ReadAs                Reading            `yaml:"readAs" default:"docs" doc:"How docgen reads the docs: docs as Docusaurus does, repository as GitHub and GitLab show them. With repository, a link is relative to the file that contains it, or to the site folder if it starts with a slash. It may lead to a folder with a README, or to any file. The README at the top comes first in the sidebar."`
	EditURL               string             `yaml:"editUrl" doc:"URL of the site's folder in the repository, such as https://github.com/you/site/edit/main/. Each page gets an edit link that starts with it. A script such as edit-url.js, or docusaurus.config.js#presets.0.1.docs.editUrl, names a function that returns the link of a page, as in Docusaurus."`
	Tags                  TagsPath           `yaml:"tags" default:"tags.yml" doc:"File in the docs folder that defines the tags, or false for none. The default file is optional."`
	OnInlineTags          Severity           `yaml:"onInlineTags" default:"warn" doc:"How docgen reports a tag that the tags file does not define."`
	ShowLastUpdateTime    bool               `yaml:"showLastUpdateTime" default:"false" doc:"Whether each page shows the date on which it last changed."`
	ShowLastUpdateAuthor  bool               `yaml:"showLastUpdateAuthor" default:"false" doc:"Whether each page shows who last changed it."`
	Breadcrumbs           bool               `yaml:"breadcrumbs" default:"true" doc:"Whether each page shows its position in the sidebar as breadcrumbs."`
	SidebarCollapsible    bool               `yaml:"sidebarCollapsible" default:"true" doc:"Whether readers can collapse and expand sidebar categories. A category can override this."`
	SidebarCollapsed      bool               `yaml:"sidebarCollapsed" default:"true" doc:"Whether sidebar categories start collapsed. A category can override this."`
	NumberPrefixParser    bool               `yaml:"numberPrefixParser" default:"true" doc:"Whether a number at the start of a file name, as in 01-intro.md, sets the position in the sidebar. docgen leaves the number out of the URL."`
	Versions              map[string]Version `yaml:"versions" doc:"Options of each version, by version name. The name of the docs folder is current."`
	LastVersion           string             `yaml:"lastVersion" doc:"Version that is published at the root of the docs. By default, it is the first one in versions.json, or current if there is no other."`
	IncludeCurrentVersion bool               `yaml:"includeCurrentVersion" default:"true" doc:"Whether the site includes the docs folder as the version current."`
	OnlyIncludeVersions   []string           `yaml:"onlyIncludeVersions" doc:"Versions that the site includes. By default, it includes all. A preview of a few versions starts faster."`
	DisableVersioning     bool               `yaml:"disableVersioning" default:"false" doc:"Whether the site includes only the docs folder, even if there are other versions."`
	GitVersions           []GitVersion       `yaml:"gitVersions" doc:"Versions that docgen reads from branches and tags of the site's git repository, without copying them into folders."`
	EditCurrentVersion    bool               `yaml:"editCurrentVersion" default:"false" doc:"Whether the edit links of all versions lead to the docs folder, where the next version is written."`
	EditLocalizedFiles    bool               `yaml:"editLocalizedFiles" default:"false" doc:"Whether the edit link of a translated page leads to the translation. By default, it leads to the original."`
	OldVersions           OldVersions        `yaml:"oldVersions" default:"canonical" doc:"How search engines find versions other than the last one. With canonical, the canonical URL of a page is the same page in the last version, if that has it. With self, each page is its own, and the sitemap lists it. With noIndex, search engines leave these versions out. The options of a single version take precedence."`
	LastVersionAlias      Alias              `yaml:"lastVersionAlias" default:"redirect" doc:"Whether the last version also answers under its name: redirect sends /docs/2.0/setup to /docs/setup, none does not. The version current has no such URLs."`

	RemarkPlugins              []Plugin `yaml:"remarkPlugins" doc:"Remark plugins of the site that change the docs. Each entry is a file, a package or a value in a file. A list adds options: [plugins/links.js, {prefix: /docs}]."`
	BeforeDefaultRemarkPlugins []Plugin `yaml:"beforeDefaultRemarkPlugins" doc:"Remark plugins that run before those that Docusaurus has built in, so that they see admonitions as directives and headings without ids."`

	at []any // path of the options
}

// Option returns the path of an option of the instance, for [Config.Diagnostic] and
// [Config.Given].
func (d Docs) Option(steps ...any) []any { return below(d.at, steps...) }

// Instances are the docs of a site: one mapping, or a list with a mapping for each instance.
type Instances []Docs

// UnmarshalYAML reads a mapping or a list of mappings.
func (i *Instances) UnmarshalYAML(value strictyaml.Value) {
	if value.Kind() == strictyaml.List {
		value.Decode((*[]Docs)(i))
		return
	}
	var only *Docs
	if value.Decode(&only); only != nil {
		*i = Instances{*only}
	}
}

// complete adds the only instance of a site without options for its docs.
func (i *Instances) complete(positions strictyaml.Positions) {
	if len(*i) == 0 {
		*i = make(Instances, 1)
		strictyaml.Decode([]byte("{}"), &(*i)[0], strictyaml.Options{})
	}
	for at := range *i {
		(*i)[at].at = []any{"docs"}
		if positions.Has("docs", at) {
			(*i)[at].at = []any{"docs", at}
		}
	}
}

// Folders returns the folders of the docs, the posts and the static files, relative to the site folder.
func (c Config) Folders() []string {
	var folders []string
	for _, docs := range c.Docs {
		folders = append(folders, path.Clean(docs.Path))
	}
	for _, blog := range c.Blogs {
		if blog.Changelog == "" {
			folders = append(folders, path.Clean(blog.Path))
		}
	}
	return append(folders, c.StaticDirectories...)
}

// ShowUpdates reports whether any page shows when it last changed, or who changed it.
func (c Config) ShowUpdates() bool {
	return c.Docs.ShowUpdates() || slices.ContainsFunc(c.Blogs, func(blog Blog) bool { return blog.ShowLastUpdateTime || blog.ShowLastUpdateAuthor })
}

// ShowUpdates reports whether any doc shows when it last changed, or who changed it.
func (i Instances) ShowUpdates() bool {
	return slices.ContainsFunc(i, func(docs Docs) bool { return docs.ShowLastUpdateTime || docs.ShowLastUpdateAuthor })
}

// Version holds the options of one version.
type Version struct {
	Label     string    `yaml:"label" doc:"Name of the version that readers see. By default, it is Next for current."`
	Path      *string   `yaml:"path" doc:"Path below the root of the docs at which this version is published. By default, the last version is at the root, current at next, and any other at its name."`
	Banner    Banner    `yaml:"banner" doc:"Banner to show above each page of the version. By default, it depends on the position in versions.json: unreleased before the last version, unmaintained after it."`
	Badge     *bool     `yaml:"badge" doc:"Whether each page shows the name of the version. By default, it does if the site has several versions."`
	NoIndex   *bool     `yaml:"noIndex" doc:"Whether to ask search engines not to index the pages of this version. By default, docgen asks this for unreleased versions."`
	Canonical Canonical `yaml:"canonical" doc:"Which version has the canonical URL of a page: last is the last version, if that has the page, and self is this one. By default, docs.oldVersions decides."`
	ClassName string    `yaml:"className" doc:"Class to add to the html element on the pages of this version."`
}

// SidebarPath is the path of the sidebars file, or "" for no sidebars.
type SidebarPath string

// UnmarshalYAML reads a path or false.
func (p *SidebarPath) UnmarshalYAML(value strictyaml.Value) {
	switch {
	case value.Kind() == strictyaml.Bool && strings.EqualFold(value.Text(), "false"):
		*p = ""
	case value.Kind() == strictyaml.String && value.Text() != "":
		*p = SidebarPath(value.Text())
	default:
		value.Expected("the path of a file or false", `remove the option to use "sidebars.yaml" if it exists`)
	}
}

func (SidebarPath) schema() object {
	return object{{"anyOf", []object{{{"type", "string"}}, {{"const", false}}}}}
}

// TagsPath is the path of the tags file in the docs folder, or "" for none.
type TagsPath string

// UnmarshalYAML reads a path, false or null.
func (p *TagsPath) UnmarshalYAML(value strictyaml.Value) {
	switch {
	case value.Kind() == strictyaml.Null, value.Kind() == strictyaml.Bool && strings.EqualFold(value.Text(), "false"):
		*p = ""
	case value.Kind() == strictyaml.String && value.Text() != "":
		*p = TagsPath(value.Text())
	default:
		value.Expected("the path of a file or false", `remove the option to use "tags.yml" if it exists`)
	}
}

func (TagsPath) schema() object {
	return object{{"anyOf", []object{{{"type", "string"}}, {{"const", false}}, {{"type", "null"}}}}}
}

func (c *checker) docs() {
	for i, docs := range c.config.Docs {
		c.instance(docs)
		c.gitVersions(docs)
		for _, other := range c.config.Docs[:i] {
			if other.ID == docs.ID {
				c.at(fmt.Sprintf("two docs have the id %q", docs.ID), "give each of them its own id, such as community", docs.Option("id")...)
			}
			if path.Clean(other.Path) == path.Clean(docs.Path) {
				c.at(fmt.Sprintf("the docs %q and %q have the same path %q", other.ID, docs.ID, docs.Path), "give each of them a folder of its own", docs.Option("path")...)
			}
		}
	}
}

func (c *checker) instance(docs Docs) {
	if docs.Path == "" {
		c.at("docs.path is empty", `write "." for the site folder itself`, docs.Option("path")...)
	}
	if c.given(docs.at, "sidebarCollapsible") && !docs.SidebarCollapsible && c.given(docs.at, "sidebarCollapsed") && docs.SidebarCollapsed {
		c.add(c.config.positions.Diagnostic(diag.Warning, "docs.sidebarCollapsed is true, but docs.sidebarCollapsible is false",
			"remove it, or set docs.sidebarCollapsible to true so that readers can expand categories", docs.Option("sidebarCollapsed")...))
	}
	if docs.RouteBasePath == "" {
		c.at("docs.routeBasePath is empty", `write "/" to serve the docs at the root`, docs.Option("routeBasePath")...)
	}
	c.mayRun(string(docs.SidebarPath), docs.Option("sidebarPath")...)
	if function, isFunction := FunctionOf(docs.EditURL); isFunction {
		c.mayRun(function.File, docs.Option("editUrl")...)
	} else if docs.EditURL != "" {
		address, err := url.Parse(docs.EditURL)
		if err != nil || !isWeb(address) {
			c.at(fmt.Sprintf("docs.editUrl must be an http or https URL, found %q", docs.EditURL), `for example, "https://github.com/you/site/edit/main/"`, docs.Option("editUrl")...)
		}
	}
	if docs.ID == "" || strings.ContainsAny(docs.ID, `/\`) {
		c.at(fmt.Sprintf("docs.id must be a name, found %q", docs.ID), "write a word such as community", docs.Option("id")...)
	}
}
