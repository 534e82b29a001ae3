package config

import (
	"github.com/docgen-cli/docgen/internal/config/strictyaml"
	"github.com/docgen-cli/docgen/internal/diag"
)

// Config is the site's configuration, complete with defaults.
type Config struct {
	Title              string            `yaml:"title" required:"true" example:"Acme" doc:"Title of the site. It follows the page's title in the browser tab; themeConfig.navbar.title sets the text in the navbar."`
	Tagline            string            `yaml:"tagline" example:"Timers that keep their promises" doc:"One sentence about the site. The theme does not show it; your own components can read it."`
	OrganizationName   string            `yaml:"organizationName" example:"acme" doc:"Owner of the repository, such as a GitHub user. docgen does not need it; your own components can read it."`
	ProjectName        string            `yaml:"projectName" example:"docs" doc:"Name of the repository. docgen does not need it; your own components can read it."`
	TitleDelimiter     string            `yaml:"titleDelimiter" default:"|" example:"'·'" doc:"Separates the page's title from the site's title in the browser tab, as in: Setup | My site."`
	URL                string            `yaml:"url" required:"true" example:"https://docs.example.com" doc:"Scheme and host of the published site, without a path, such as https://example.com."`
	BaseURL            string            `yaml:"baseUrl" default:"/" example:"/docs/" doc:"Path under which the site is published, such as /docs/."`
	Favicon            string            `yaml:"favicon" example:"img/favicon.svg" doc:"Icon of the site: the path of a file in a static folder, such as img/favicon.svg, or a URL."`
	NoIndex            bool              `yaml:"noIndex" default:"false" doc:"Whether to ask search engines not to index any page of the site."`
	TrailingSlash      *bool             `yaml:"trailingSlash" doc:"Whether the URLs of pages end in a slash. By default, only the home page's URL does."`
	IndexSlash         bool              `yaml:"indexSlash" default:"false" doc:"Whether the URLs of index pages end in a slash if trailingSlash is not set, as in Docusaurus: /guide/ for guide/index.md, but /guide/setup for guide/setup.md."`
	OnBrokenLinks      Severity          `yaml:"onBrokenLinks" default:"throw" doc:"How docgen reports a link to a page or file that does not exist."`
	OnBrokenAnchors    Severity          `yaml:"onBrokenAnchors" default:"warn" doc:"How docgen reports a link to a heading that does not exist."`
	OnDuplicateRoutes  Severity          `yaml:"onDuplicateRoutes" default:"warn" doc:"How docgen reports two pages that have the same URL."`
	Checks             Checks            `yaml:"checks" example:"{alt-text: ignore, orphans: warn}" doc:"How docgen reports the problems of each diagnostic code. For example, alt-text: ignore turns off the check for image descriptions."`
	External           External          `yaml:"external" doc:"How docgen check --external requests pages of other sites."`
	Redirects          []Redirect        `yaml:"redirects" doc:"Redirects from URLs that no longer exist."`
	Cache              Cache             `yaml:"cache" doc:"Where builds store results, besides the folder .docgen/cache."`
	RedirectExtensions Extensions        `yaml:"redirectExtensions" doc:"File extensions that URLs of pages had before, or have as an alternative."`
	Offline            bool              `yaml:"offline" default:"false" doc:"Whether readers can open pages that they have already read when they have no network. A service worker keeps these pages."`
	LLMs               LLMs              `yaml:"llms" default:"true" example:"full" doc:"Whether each page also has a version in Markdown, for coding agents and other readers without a browser. The page /guide/setup then has /guide/setup.md, and llms.txt lists these files. With full, llms-full.txt has the text of all pages, too."`
	BaseURLIssueBanner bool              `yaml:"baseUrlIssueBanner" default:"true" doc:"Whether the home page shows an error message if its scripts do not load because baseUrl is wrong."`
	SiteCode           bool              `yaml:"siteCode" default:"true" doc:"Whether src/pages and src/theme contain pages and components of the site. Set it to false if these folders belong to another program."`
	StaticDirectories  []string          `yaml:"staticDirectories" default:"[\"static\"]" example:"[static, downloads]" doc:"Folders whose files docgen copies to the output unchanged."`
	I18n               I18n              `yaml:"i18n" doc:"Languages of the site."`
	Markdown           Markdown          `yaml:"markdown" doc:"How docgen reads Markdown and MDX files."`
	CustomFields       map[string]any    `yaml:"customFields" example:"{supportEmail: help@example.com}" doc:"Values of your choice that your own components can read. They are public, so do not put secrets here."`
	Docs               Instances         `yaml:"docs" doc:"Where the docs are and how they become pages. A site with several docs has a list of these mappings, each with an id."`
	Blogs              Blogs             `yaml:"blog" doc:"The blog, or a changelog: where the posts are and how they become pages. A site with several blogs has a list of these mappings, each with an id."`
	Pages              Pages             `yaml:"pages" doc:"How the Markdown files in src/pages become pages."`
	Sitemap            Sitemap           `yaml:"sitemap" doc:"What sitemap.xml tells search engines about pages."`
	Search             Search            `yaml:"search" doc:"How the search works."`
	Security           Security          `yaml:"security" doc:"The Content-Security-Policy of the site and the headers that hosts send."`
	Stylesheets        []Stylesheet      `yaml:"stylesheets" example:"[https://fonts.googleapis.com/css2?family=Inter]" doc:"Style sheets to load on every page. Each entry is a URL, a path in a static folder, or a mapping of the link element's attributes."`
	HeadTags           []HeadTag         `yaml:"headTags" example:"[{tagName: link, attributes: {rel: preconnect, href: https://fonts.gstatic.com}}]" doc:"HTML elements to add to the head of every page."`
	Scripts            []Script          `yaml:"scripts" example:"[{src: js/stats.js, defer: true}]" doc:"Scripts to load on every page. Each entry is a URL, a path in a static folder, or a mapping of the script element's attributes."`
	ClientModules      []string          `yaml:"clientModules" example:"[src/analytics.js]" doc:"Scripts and style sheets that every page runs before it becomes interactive: paths in the site folder, or modules of npm packages. A script can export onRouteUpdate and onRouteDidUpdate."`
	Aliases            map[string]string `yaml:"aliases" example:"{'@components': src/components}" doc:"Other names under which your code imports files and packages, such as @components: src/components. A name also stands for everything below it, as in @components/Button."`
	Loaders            map[string]Loader `yaml:"loaders" example:"{.abc: text, .csv: csv}" doc:"How your code and MDX pages import files with an extension that docgen does not know. text is the content of the file and file its URL in the site. dataurl is a URL that contains the file; the Content-Security-Policy does not allow it for images. json, yaml and csv are the value of the file; that of a CSV file is a list of objects, whose keys are in the first row."`
	Plugins            []SitePlugin      `yaml:"plugins" example:"[./plugins/team.ts, '@docgen-cli/plugin-table']" doc:"Plugins of docgen: files of the site, or npm packages. They add pages, directives, checks and data. A mapping gives a plugin its options, as in '@docgen-cli/plugin-typedoc': {entryPoints: [src/index.ts]}."`
	DataPlugins        []Plugin          `yaml:"dataPlugins" example:"[plugins/releases.js, [plugins/team.js, {file: team.yaml}]]" doc:"Plugins of Docusaurus whose data your components read with usePluginData, or import from @generated. Each entry is a file, a package or a value in a file; a list adds options. docgen calls loadContent, contentLoaded and getThemePath, whose components your code imports from @theme, and nothing else."`
	PostCSS            StringList        `yaml:"postcss" example:"[tailwindcss]" doc:"PostCSS plugins for your style sheets: names of npm packages, such as tailwindcss, or references to modules, such as docusaurus.config.ts#plugins.0. By default, docgen uses the PostCSS config in the site folder, if there is one; an empty list turns it off."`
	Analytics          Analytics         `yaml:"analytics" doc:"Analytics services. docgen build adds their scripts to every page and allows them in the Content-Security-Policy."`
	Fonts              Fonts             `yaml:"fonts" doc:"Fonts from npm packages, which the site serves itself."`
	SocialCards        SocialCards       `yaml:"socialCards" example:"{mode: dark}" doc:"Whether the build draws an image for each page that social media show for links to it. A mapping can set mode, light or dark; logo, the path of an image in a static folder; and fonts, a list of font files."`
	Theme              ThemeName         `yaml:"theme" default:"phoenix" example:"slate" doc:"The look of the site, in light and dark mode. phoenix has warm grays, slate has cool grays and tighter corners, and paper sets text in a serif on a warm background."`
	ThemeConfig        ThemeConfig       `yaml:"themeConfig" doc:"The navbar, the footer, colors and other options of the theme."`

	positions strictyaml.Positions
}

// Load reads the text of a configuration file. The Config has its defaults even if the text is
// invalid.
func Load(text []byte, file string) (Config, []diag.Diagnostic) {
	var config Config
	positions, findings := strictyaml.Decode(text, &config, strictyaml.Options{File: file})
	config.positions = positions
	config.Docs.complete(positions)
	config.Blogs.complete(positions)
	if len(findings) > 0 && !positions.Has() {
		config.complete()
		return config, findings
	}
	checker := checker{config: &config, decoding: findings}
	checker.site()
	checker.cache()
	checker.i18n()
	checker.docs()
	checker.blogs()
	checker.markdown()
	checker.security()
	checker.headTags()
	checker.loaders()
	checker.sitePlugins()
	checker.theme()
	checker.algolia()
	checker.readers()
	checker.pageMenu()
	checker.redirectExtensions()
	checker.sitemap()
	checker.search()
	checker.colors()
	checker.analytics()
	checker.fonts()
	checker.socialCards()
	checker.checks()
	config.complete()
	return config, diag.Sort(append(findings, checker.findings...))
}

// complete sets the defaults that depend on other values.
func (c *Config) complete() {
	c.I18n = c.I18n.complete()
	for i, item := range c.ThemeConfig.Navbar.Items {
		if item.Type == ItemLink && item.Items != nil {
			c.ThemeConfig.Navbar.Items[i].Type = ItemDropdown
		}
	}
}

// Given reports whether the file sets the option at path. Path consists of keys (string) and
// 0-based list indexes (int).
func (c Config) Given(path ...any) bool { return c.positions.Has(path...) }

// Diagnostic returns a diagnostic at the value at path, or at the nearest parent if the file
// does not set it.
func (c Config) Diagnostic(severity diag.Severity, text, hint string, path ...any) diag.Diagnostic {
	return c.positions.Diagnostic(severity, text, hint, path...)
}

// KeyDiagnostic returns a diagnostic at the last key of path, or at the nearest parent if the file does not set it.
func (c Config) KeyDiagnostic(severity diag.Severity, text, hint string, path ...any) diag.Diagnostic {
	return c.positions.KeyDiagnostic(severity, text, hint, path...)
}

// Reporter returns how to report what is wrong with the value at path.
func (c Config) Reporter(path ...any) diag.Report {
	return func(severity diag.Severity, text, hint string) diag.Diagnostic {
		return c.Diagnostic(severity, text, hint, path...)
	}
}
