package config

import (
	"fmt"

	"github.com/docgen-cli/docgen/internal/config/strictyaml"
)

// ThemeConfig configures the theme.
type ThemeConfig struct {
	Navbar          Navbar              `yaml:"navbar" doc:"The bar at the top of every page."`
	Footer          *Footer             `yaml:"footer" doc:"The footer of every page."`
	AnnouncementBar *AnnouncementBar    `yaml:"announcementBar" doc:"A message above the navbar."`
	ColorMode       ColorMode           `yaml:"colorMode" doc:"Light mode and dark mode."`
	Docs            ThemeDocs           `yaml:"docs" doc:"How pages of the docs behave."`
	TableOfContents TableOfContents     `yaml:"tableOfContents" doc:"Which headings the table of contents lists. A page can override this in its front matter."`
	Metadata        []map[string]string `yaml:"metadata" example:"[{name: keywords, content: timers}]" doc:"Additional meta elements for every page. Each entry is a mapping of attributes, such as {name: keywords, content: docs}."`
	Image           string              `yaml:"image" example:"img/social.png" doc:"Image that social media show for links to the site: the path of a file in a static folder, or a URL. A page can override this in its front matter."`
	Brand           string              `yaml:"brand" example:"'#7c3aed'" doc:"Your brand color, as #7c3aed, a color name, rgb(), hsl() or oklch(). docgen derives readable accent colors for light and dark mode from it."`
	Infima          bool                `yaml:"infima" default:"false" doc:"Whether the style sheets, pages and components of the site use the variables and class names of Infima, as those of Docusaurus sites do."`
	CustomCSS       StringList          `yaml:"customCss" example:"src/css/custom.css" doc:"Your own style sheets, which load after the theme's. Give a path such as src/css/custom.css, a style sheet of an npm package such as some-package/style.css, or a list of both."`
	Feedback        *Feedback           `yaml:"feedback" doc:"Asks readers below each page of the docs whether it was helpful. Without this option, pages do not ask. A page can turn it off in its front matter."`
	PageMenu        PageMenu            `yaml:"pageMenu" doc:"The menu beside the title of a page, with which readers copy the page as Markdown, view it, or open an assistant with it. It needs the option llms."`
	Lead            bool                `yaml:"lead" default:"false" doc:"Whether the first paragraph of a page is large and gray, because it introduces the page. A page can override this in its front matter."`
	HoverCards      bool                `yaml:"hoverCards" default:"true" example:"false" doc:"Whether links in the content show what they lead to when the pointer or the focus rests on them. That is the description of a page, the signature of a member of an API, or the meaning of a term."`
	Giscus          *Giscus             `yaml:"giscus" doc:"Comments below posts, which giscus keeps in the discussions of a repository on GitHub. They load when a reader asks for them. A page can turn them on or off in its front matter."`
	Algolia         *Algolia            `yaml:"algolia" doc:"Algolia DocSearch, which replaces docgen's own search. It needs the npm package @docsearch/react in the site folder."`
}

// AnnouncementBar is a message above the navbar.
type AnnouncementBar struct {
	ID              string `yaml:"id" default:"announcement-bar" example:"version-2" doc:"Identifies the announcement. Change it when the message changes, so that readers who closed the old one see the new one."`
	Content         string `yaml:"content" required:"true" example:"Version 2 is out. <a href='/install'>Install it</a>." doc:"HTML of the announcement. docgen adds baseUrl to the paths in it."`
	IsCloseable     bool   `yaml:"isCloseable" default:"true" doc:"Whether readers can close the announcement."`
	BackgroundColor string `yaml:"backgroundColor" example:"'#0f766e'" doc:"Background color, as CSS writes it, such as #20232a."`
	TextColor       string `yaml:"textColor" example:"white" doc:"Text color, as CSS writes it, such as white."`
}

// ColorMode configures the light and the dark mode.
type ColorMode struct {
	DefaultMode               Mode `yaml:"defaultMode" default:"light" doc:"Color mode on a reader's first visit."`
	DisableSwitch             bool `yaml:"disableSwitch" default:"false" doc:"Whether to hide the button that switches the color mode."`
	RespectPrefersColorScheme bool `yaml:"respectPrefersColorScheme" default:"false" doc:"Whether the first visit uses the color mode of the operating system instead of defaultMode."`
}

// ThemeDocs configures the pages of the docs.
type ThemeDocs struct {
	VersionPersistence Persistence  `yaml:"versionPersistence" default:"localStorage" doc:"Where the browser keeps the version that a reader chose: localStorage keeps it for later visits, none until the reader closes the tab."`
	Sidebar            ThemeSidebar `yaml:"sidebar" doc:"How the sidebar behaves."`
}

// ThemeSidebar configures the docs sidebar.
type ThemeSidebar struct {
	Hideable               bool `yaml:"hideable" default:"false" doc:"Whether readers can hide the sidebar."`
	AutoCollapseCategories bool `yaml:"autoCollapseCategories" default:"false" doc:"Whether expanding a category collapses the other categories on its level."`
}

// TableOfContents configures which headings the table of contents lists.
type TableOfContents struct {
	MinHeadingLevel int `yaml:"minHeadingLevel" default:"2" example:"3" doc:"Highest heading level to include, from 2 to 6."`
	MaxHeadingLevel int `yaml:"maxHeadingLevel" default:"3" example:"4" doc:"Lowest heading level to include, from 2 to 6."`
}

// StringList is a list of strings; a single string is a list of one.
type StringList []string

// UnmarshalYAML reads a string or a list of strings.
func (l *StringList) UnmarshalYAML(value strictyaml.Value) {
	switch value.Kind() {
	case strictyaml.Null:
	case strictyaml.List:
		value.Decode((*[]string)(l))
	case strictyaml.String:
		*l = StringList{value.Text()}
	default:
		value.Expected("a string or a list of strings", "")
	}
}

func (StringList) schema() object { return anyOf(isString, listOf(isString)) }

func (c *checker) theme() {
	theme := c.config.ThemeConfig
	c.navbar()
	c.footer()
	toc := theme.TableOfContents
	low := c.level(toc.MinHeadingLevel, "themeConfig", "tableOfContents", "minHeadingLevel")
	high := c.level(toc.MaxHeadingLevel, "themeConfig", "tableOfContents", "maxHeadingLevel")
	if low && high && toc.MinHeadingLevel > toc.MaxHeadingLevel {
		name := "minHeadingLevel"
		if !c.config.Given("themeConfig", "tableOfContents", name) {
			name = "maxHeadingLevel"
		}
		text := fmt.Sprintf("themeConfig.tableOfContents.minHeadingLevel (%d) is greater than maxHeadingLevel (%d)", toc.MinHeadingLevel, toc.MaxHeadingLevel)
		c.report(text, "", "themeConfig", "tableOfContents", name)
	}
}

// level checks a heading level.
func (c *checker) level(level int, path ...any) bool {
	if level >= 2 && level <= 6 {
		return true
	}
	c.report(fmt.Sprintf("%s must be from 2 to 6, found %d", dotted(path), level), "", path...)
	return false
}
