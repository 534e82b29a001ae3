package config

import (
	"fmt"

	"docgen/internal/strictyaml"
)

// ThemeConfig says what stands around the content, and how it looks.
type ThemeConfig struct {
	Navbar          Navbar              `yaml:"navbar" doc:"The bar at the top of every page."`
	Footer          *Footer             `yaml:"footer" doc:"What stands below every page."`
	AnnouncementBar *AnnouncementBar    `yaml:"announcementBar" doc:"A line above the navbar, until the reader closes it."`
	ColorMode       ColorMode           `yaml:"colorMode" doc:"The light and the dark mode."`
	Docs            ThemeDocs           `yaml:"docs" doc:"How docs pages behave."`
	TableOfContents TableOfContents     `yaml:"tableOfContents" doc:"Which headings the table of contents lists, unless the page says otherwise."`
	Metadata        []map[string]string `yaml:"metadata" doc:"Further meta elements of every page: a list of their attributes."`
	Image           string              `yaml:"image" doc:"Picture for links to the site on social media, unless the page has its own: a path in the static folder, or a URL."`
	Brand           string              `yaml:"brand" doc:"One colour, from which the theme derives the accent of both colour modes so that text in it can be read: #7c3aed, a name, rgb(), hsl() or oklch()."`
	CustomCSS       StringList          `yaml:"customCss" doc:"The site's own stylesheets, after the theme's: a path or a list of paths."`
}

// AnnouncementBar is a line above the navbar.
type AnnouncementBar struct {
	ID              string `yaml:"id" default:"announcement-bar" doc:"Name of the announcement: a new one shows again to readers who closed the last."`
	Content         string `yaml:"content" required:"true" doc:"Text of the announcement, as HTML. Paths in it get the base URL."`
	IsCloseable     bool   `yaml:"isCloseable" default:"true" doc:"Whether readers can close it."`
	BackgroundColor string `yaml:"backgroundColor" doc:"Any CSS colour."`
	TextColor       string `yaml:"textColor" doc:"Any CSS colour."`
}

// ColorMode says which mode a reader sees.
type ColorMode struct {
	DefaultMode               Mode `yaml:"defaultMode" default:"light" doc:"Mode of a new reader."`
	DisableSwitch             bool `yaml:"disableSwitch" default:"false" doc:"Whether the switch is left out."`
	RespectPrefersColorScheme bool `yaml:"respectPrefersColorScheme" default:"false" doc:"Whether a new reader sees the mode of the operating system instead."`
}

// ThemeDocs says how docs pages behave.
type ThemeDocs struct {
	VersionPersistence Persistence  `yaml:"versionPersistence" default:"localStorage" doc:"Where the reader's preferred version is kept. There is one version, so it has no effect."`
	Sidebar            ThemeSidebar `yaml:"sidebar" doc:"How the sidebar behaves."`
}

// ThemeSidebar says how the docs sidebar behaves.
type ThemeSidebar struct {
	Hideable               bool `yaml:"hideable" default:"false" doc:"Whether the reader can hide the sidebar."`
	AutoCollapseCategories bool `yaml:"autoCollapseCategories" default:"false" doc:"Whether opening a category closes its siblings."`
}

// TableOfContents says which headings the table of contents lists.
type TableOfContents struct {
	MinHeadingLevel int `yaml:"minHeadingLevel" default:"2" doc:"Highest level of headings, 2 to 6."`
	MaxHeadingLevel int `yaml:"maxHeadingLevel" default:"3" doc:"Lowest level of headings, 2 to 6."`
}

// StringList is a list of texts; a single text is a list of one.
type StringList []string

// UnmarshalYAML reads a text or a list of texts.
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

func (StringList) schema() object {
	text := object{{"type", "string"}}
	return object{{"anyOf", []object{text, {{"type", "array"}, {"items", text}}}}}
}

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
		c.at(text, "", "themeConfig", "tableOfContents", name)
	}
}

// level checks a level of headings.
func (c *checker) level(level int, path ...any) bool {
	if level >= 2 && level <= 6 {
		return true
	}
	c.at(fmt.Sprintf("%s must be from 2 to 6, found %d", dotted(path), level), "", path...)
	return false
}
