// Package contract defines the data that Go passes to the React theme: one [SiteData] for
// the site and one [PageData] for each page.
//
// The TypeScript side, theme/contract.ts, is generated from the Go source of
// this package; a test keeps the two equal. The package knows nothing of the
// rest of the program. Every URL in it is final: it starts with the site's base
// URL, or with a scheme when it leads out of the site.
//
//go:generate go run ./generate ../../../theme/contract.ts
package contract

import "cmp"

// Hydration is the JSON that each document embeds. Browsers hydrate it from that, and take the next page from the
// JSON in its document.
type Hydration struct {
	Theme string   `json:"theme"` // hash of the theme and of the site data at build time
	Site  SiteData `json:"site"`
	Page  PageData `json:"page"` // without its content, which browsers take from the document
}

// SiteData is the same on every page of one locale.
type SiteData struct {
	Title           string           `json:"title"`
	Tagline         string           `json:"tagline,omitempty"`
	TitleDelimiter  string           `json:"titleDelimiter"`
	BaseURL         string           `json:"baseUrl"`            // starts and ends with a slash
	Home            string           `json:"home"`               // URL path of the locale's home page, which starts those of all its pages
	Locale          string           `json:"locale"`             // name of the locale, such as the folder of its pages
	Language        string           `json:"language,omitempty"` // BCP 47 tag of the locale, if that is not its name
	Direction       Direction        `json:"direction"`
	Locales         []Locale         `json:"locales"` // all locales of the site, in configured order
	Docs            []DocsInstance   `json:"docs"`
	ForgetVersions  bool             `json:"forgetVersions,omitempty"` // whether the version that a reader chose is forgotten when the tab closes
	Navbar          Navbar           `json:"navbar"`
	Footer          *Footer          `json:"footer,omitempty"`
	AnnouncementBar *AnnouncementBar `json:"announcementBar,omitempty"`
	ColorMode       ColorMode        `json:"colorMode"`
	Sidebar         SidebarOptions   `json:"sidebar"`
	Icons           string           `json:"icons,omitempty"` // URL of the image with the drawings that sidebars use, by name
	Search          *Search          `json:"search,omitempty"`
	HasReleases     bool             `json:"hasReleases,omitempty"` // whether readers choose their release of the product, from those in a file
	Offline         bool             `json:"offline,omitempty"`     // whether a service worker keeps the pages that a reader has visited
	Generator       string           `json:"generator"`             // "docgen 0.1.0"
	Version         string           `json:"version,omitempty"`     // version in the site's package.json
}

// Direction is the writing direction of a locale.
type Direction string

// The directions.
const (
	LeftToRight Direction = "ltr"
	RightToLeft Direction = "rtl"
)

// Tag returns the BCP 47 tag of the locale, for lang attributes.
func (s SiteData) Tag() string { return cmp.Or(s.Language, s.Locale) }

// Locale is one language of the site.
type Locale struct {
	Name     string `json:"name"`     // "en"
	Label    string `json:"label"`    // the language's name in that language, "English"
	Language string `json:"language"` // BCP 47 tag
	Home     string `json:"home"`     // URL of the locale's home page; absolute if it has another origin
}

// Footer is at the bottom of every page.
type Footer struct {
	Style     string         `json:"style"` // "light" or "dark"
	Logo      *Logo          `json:"logo,omitempty"`
	Columns   []FooterColumn `json:"columns"`             // a single column without a title is a row of links
	Copyright string         `json:"copyright,omitempty"` // HTML
}

// FooterColumn is a titled list of links.
type FooterColumn struct {
	Title string       `json:"title,omitempty"`
	Items []FooterItem `json:"items"`
}

// FooterItem is a link, or HTML if HTML is not empty.
type FooterItem struct {
	Label    string `json:"label,omitempty"`
	Href     string `json:"href,omitempty"`
	External bool   `json:"external,omitempty"`
	HTML     string `json:"html,omitempty"`

	ClassName string `json:"className,omitempty"`
	Target    string `json:"target,omitempty"` // attributes of the link; see [Opening]
	Rel       string `json:"rel,omitempty"`
}

// Opening returns the attributes of a link that say where it opens: those that the author wrote, or
// a new tab for links to other sites.
func Opening(external bool, target, rel string) (wantedTarget, wantedRel string) {
	if !external {
		return target, rel
	}
	return cmp.Or(target, "_blank"), cmp.Or(rel, "noopener noreferrer")
}

// AnnouncementBar is above the navbar until the reader closes it.
type AnnouncementBar struct {
	ID        string `json:"id"`
	Content   string `json:"content"` // HTML
	Closeable bool   `json:"closeable"`
}

// ColorMode configures the color modes.
type ColorMode struct {
	Default       string `json:"default"` // "light" or "dark"
	FollowSystem  bool   `json:"followSystem"`
	DisableSwitch bool   `json:"disableSwitch"`
}

// SidebarOptions configure the docs sidebars.
type SidebarOptions struct {
	Hideable     bool `json:"hideable"`
	AutoCollapse bool `json:"autoCollapse"` // expanding a category collapses its siblings
}
