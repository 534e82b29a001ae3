package contract

// PageData is everything that the theme knows about a page.
type PageData struct {
	Kind         PageKind          `json:"kind"`
	Path         string            `json:"path"`         // URL path, as the address bar shows it
	ID           string            `json:"id,omitempty"` // ID of the doc
	Docs         string            `json:"docs"`         // ID of the docs instance; "" outside the docs
	Title        string            `json:"title"`        // title of the page itself, plain text
	Head         Head              `json:"head"`
	Header       string            `json:"header,omitempty"`  // HTML above the content: a banner, the title and the authors of a post; absent in the JSON that a document embeds if it is in the document
	Content      string            `json:"content,omitempty"` // HTML, including its h1 if there is no header; absent like the header
	Footer       string            `json:"footer,omitempty"`  // HTML below the content, its tags and its edit link; absent like the header
	Code         *PageCode         `json:"code,omitempty"`    // nil if the page is only HTML
	Styles       []string          `json:"styles,omitempty"`  // URLs of the style sheets that only some pages need
	TOC          []TOCItem         `json:"toc"`               // in document order; empty if hidden
	Sidebar      *Sidebar          `json:"sidebar,omitempty"`
	Breadcrumbs  []Breadcrumb      `json:"breadcrumbs"` // from the outermost category to the page itself; empty if turned off
	Previous     *PageLink         `json:"previous,omitempty"`
	Next         *PageLink         `json:"next,omitempty"`
	Version      *PageVersion      `json:"version,omitempty"` // nil outside the docs
	EditURL      string            `json:"editUrl,omitempty"`
	LastUpdated  *LastUpdated      `json:"lastUpdated,omitempty"`
	Tags         []PageLink        `json:"tags,omitempty"`
	Locales      []Alternate       `json:"locales,omitempty"`      // only the other locales in which the page is not at the same place below the home page
	Translation  *Translation      `json:"translation,omitempty"`  // nil for a page in the language of its locale that is up to date
	HideTOC      bool              `json:"hideToc,omitempty"`      // the content can also use the table of contents' column
	Descriptions map[string]string `json:"descriptions,omitempty"` // descriptions of the pages that it lists as cards, by path
	Unlisted     bool              `json:"unlisted,omitempty"`
	Draft        bool              `json:"draft,omitempty"`
	NotFound     bool              `json:"notFound,omitempty"`    // shown at every address that has no page
	FrontMatter  map[string]any    `json:"frontMatter,omitempty"` // only if the site's code asks for it and no script of the page has it
	Source       string            `json:"source,omitempty"`      // path of its file in the site folder, under the same condition
	Plugins      map[string]any    `json:"plugins,omitempty"`     // what plugins give to components on the page, by the name of the plugin
	Post         *PostFacts        `json:"post,omitempty"`        // of the page of a post, under the same condition but for scripts
}

// PostFacts are what is above a post, for code of the site.
type PostFacts struct {
	Date        string       `json:"date"`                  // RFC 3339; "" for none
	ReadingTime int          `json:"readingTime,omitempty"` // in minutes
	Authors     []PostAuthor `json:"authors"`
}

// PostAuthor is an author of a post, with Docusaurus's names.
type PostAuthor struct {
	Key         string            `json:"key,omitempty"`
	Name        string            `json:"name,omitempty"`
	Title       string            `json:"title,omitempty"`
	Description string            `json:"description,omitempty"`
	URL         string            `json:"url,omitempty"`
	ImageURL    string            `json:"imageURL,omitempty"`
	Email       string            `json:"email,omitempty"`
	Socials     map[string]string `json:"socials,omitempty"` // URLs by platform
}

// PageCode is the page's own script, a module whose default export is a component. No other
// page loads it.
type PageCode struct {
	Name    string   `json:"name"`    // path of its source in the site folder: "src/pages/index.tsx"
	Script  string   `json:"script"`  // URL of the module
	Preload []string `json:"preload"` // URLs of the other scripts that it imports
}

// PageKind says what a page shows.
type PageKind string

// The kinds of pages.
const (
	DocPage      PageKind = "doc"
	CategoryPage PageKind = "category" // the items of a sidebar category as cards
	TagPage      PageKind = "tag"      // the docs of one tag
	TagsPage     PageKind = "tags"     // all tags
	PostPage     PageKind = "post"     // a post of a blog
	BlogPage     PageKind = "blog"     // any other page of a blog: a list of posts, the archive, tags, authors
	SitePage     PageKind = "page"     // a component of src/pages, outside the docs
	TextPage     PageKind = "text"     // a Markdown file of src/pages
	SearchPage   PageKind = "search"   // the search results
	NotFoundPage PageKind = "notFound"
)

// Head is the content of the page's head; it changes on navigation.
type Head struct {
	Title       string `json:"title"` // the title in the browser tab: "Window | Phoenix"
	Description string `json:"description,omitempty"`
	Canonical   string `json:"canonical,omitempty"` // absolute URL
	ClassName   string `json:"className"`           // class of the html element
	NoIndex     bool   `json:"noIndex,omitempty"`
	Lead        bool   `json:"lead,omitempty"` // the first paragraph introduces the page, so it is larger
}

// TOCItem is a heading in the table of contents.
type TOCItem struct {
	ID    string `json:"id"`
	HTML  string `json:"html"`  // inline HTML without links
	Level int    `json:"level"` // 2 to 6
}

// Breadcrumb is one step on the way from the root of the site to the page.
type Breadcrumb struct {
	Label string `json:"label"`
	Href  string `json:"href,omitempty"` // absent for a category without a page, and for the page itself
}

// PageLink is a link to a page of the site.
type PageLink struct {
	Label string `json:"label"`
	Href  string `json:"href"`
}

// LastUpdated says when a page last changed and who changed it.
type LastUpdated struct {
	Time   string `json:"time,omitempty"`  // RFC 3339, UTC
	Label  string `json:"label,omitempty"` // the same time for readers, "Nov 21, 2026"
	Author string `json:"author,omitempty"`
}

// Alternate is the same page in another locale.
type Alternate struct {
	Locale  string `json:"locale"`
	Href    string `json:"href"`              // absolute if the locale has another origin
	Missing string `json:"missing,omitempty"` // words that say that the locale does not have the page, so Href is its home page; "" if it has
}

// Translation says that a page is not in the language of its locale, or is older than its
// original.
type Translation struct {
	Language  string    `json:"language,omitempty"`  // BCP 47 tag of the content and the title, if that is not the locale's
	Direction Direction `json:"direction,omitempty"` // of the same
	Notice    string    `json:"notice,omitempty"`    // HTML that tells readers so, with a link to the original; "" for nothing
}
