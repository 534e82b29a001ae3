// Package config reads docgen.yaml into a [Config] and says what is wrong with
// it.
//
// Names and meanings are Docusaurus's. The tags of the structs are the one
// statement of every option: yaml its name, doc its meaning, default and required
// what happens when it is absent; decoding, [Schema] and the option reference all
// come from them. The package reads no files: whether a path or a doc exists is
// for the stages that know, and they report with [Config.Diagnostic].
package config

import (
	"docgen/internal/diag"
	"docgen/internal/strictyaml"
)

// Config is the site's configuration, complete with defaults.
type Config struct {
	Title              string         `yaml:"title" required:"true" doc:"Title of the site: in the browser's tab and, unless themeConfig.navbar.title differs, wherever the site names itself."`
	Tagline            string         `yaml:"tagline" doc:"One sentence about the site, for its own components."`
	TitleDelimiter     string         `yaml:"titleDelimiter" default:"|" doc:"What stands between the page's title and the site's in the browser's tab."`
	URL                string         `yaml:"url" required:"true" doc:"Where the site is hosted: scheme and host without a path, such as https://example.com."`
	BaseURL            string         `yaml:"baseUrl" default:"/" doc:"Path under which the site is hosted, such as /docs/."`
	Favicon            string         `yaml:"favicon" doc:"Path of the site's icon in the static folder, or its URL."`
	NoIndex            bool           `yaml:"noIndex" default:"false" doc:"Asks search engines to leave the whole site out."`
	TrailingSlash      *bool          `yaml:"trailingSlash" doc:"Whether every URL ends in a slash. Without it, only the home page's does."`
	OnBrokenLinks      Severity       `yaml:"onBrokenLinks" default:"throw" doc:"What a link to a page that does not exist does to the build."`
	OnBrokenAnchors    Severity       `yaml:"onBrokenAnchors" default:"warn" doc:"What a link to a heading that does not exist does to the build."`
	OnDuplicateRoutes  Severity       `yaml:"onDuplicateRoutes" default:"warn" doc:"What two pages with one URL do to the build."`
	Checks             Checks         `yaml:"checks" doc:"What the findings of each code do to the build."`
	External           External       `yaml:"external" doc:"How \"docgen check --external\" asks other sites."`
	Redirects          []Redirect     `yaml:"redirects" doc:"Where URLs lead that are gone."`
	Offline            bool           `yaml:"offline" default:"false" doc:"Whether readers can read again, without the network, the pages that they have read: by a service worker."`
	BaseURLIssueBanner bool           `yaml:"baseUrlIssueBanner" default:"true" doc:"Whether the home page says so when its scripts do not load because baseUrl is wrong."`
	StaticDirectories  []string       `yaml:"staticDirectories" default:"[\"static\"]" doc:"Folders whose files are copied to the site as they are."`
	I18n               I18n           `yaml:"i18n" doc:"Languages of the site."`
	Markdown           Markdown       `yaml:"markdown" doc:"How Markdown is read."`
	CustomFields       map[string]any `yaml:"customFields" doc:"Values of the site's own, for its own components. Readers can see them, so they are no place for secrets."`
	Docs               Docs           `yaml:"docs" doc:"Where the docs are and how they become pages."`
	Search             Search         `yaml:"search" doc:"How the site is searched."`
	Security           Security       `yaml:"security" doc:"What browsers let the site's pages do."`
	Stylesheets        []Stylesheet   `yaml:"stylesheets" doc:"Style sheets for every page's head: their URLs or paths in the static folders, or mappings of all their attributes."`
	HeadTags           []HeadTag      `yaml:"headTags" doc:"Further elements for every page's head."`
	Scripts            []Script       `yaml:"scripts" doc:"Scripts for every page's head: their URLs or paths in the static folders, or mappings of all their attributes."`
	Analytics          Analytics      `yaml:"analytics" doc:"Services that count the site's readers. Their scripts are added to every page, and what they load to the Content-Security-Policy."`
	Fonts              Fonts          `yaml:"fonts" doc:"Fonts from npm packages, which the site itself serves."`
	ThemeConfig        ThemeConfig    `yaml:"themeConfig" doc:"What stands around the content, and how it looks."`

	positions strictyaml.Positions
}

// Load reads the text of a configuration file. The Config has its defaults even
// where the text is wrong.
func Load(text []byte, file string) (Config, []diag.Diagnostic) {
	var config Config
	positions, findings := strictyaml.Decode(text, &config, strictyaml.Options{File: file})
	config.positions = positions
	if len(findings) > 0 && !positions.Has() {
		config.complete()
		return config, findings
	}
	checker := checker{config: &config, decoding: findings}
	checker.site()
	checker.i18n()
	checker.docs()
	checker.markdown()
	checker.security()
	checker.headTags()
	checker.theme()
	checker.search()
	checker.colors()
	checker.analytics()
	checker.fonts()
	checker.checks()
	config.complete()
	return config, diag.Sort(append(findings, checker.findings...))
}

// complete sets the defaults that follow from other values.
func (c *Config) complete() {
	c.I18n = c.I18n.complete()
	for i, item := range c.ThemeConfig.Navbar.Items {
		if item.Type == ItemLink && item.Items != nil {
			c.ThemeConfig.Navbar.Items[i].Type = ItemDropdown
		}
	}
}

// Given reports whether the file itself sets the option at a path of keys
// (string) and 0-based numbers of list items (int).
func (c Config) Given(path ...any) bool { return c.positions.Has(path...) }

// Diagnostic makes a diagnostic at the value at path, or at the nearest one around
// it when the file does not set it.
func (c Config) Diagnostic(severity diag.Severity, text, hint string, path ...any) diag.Diagnostic {
	return c.positions.Diagnostic(severity, text, hint, path...)
}
