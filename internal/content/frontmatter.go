package content

import "cmp"

// FrontMatter holds the fields that an author may set at the start of a doc. A nil pointer
// means that the field is absent. All values are plain data, so that any codec can store them.
type FrontMatter struct {
	ID                  *string        `field:"id"`
	Title               *string        `field:"title"`
	HideTitle           bool           `field:"hide_title"`
	HideTOC             bool           `field:"hide_table_of_contents"`
	LandingPage         bool           `field:"landing_page"` // only the content between the navbar and the footer
	Keywords            []string       `field:"keywords"`
	Image               *string        `field:"image"`
	Description         *string        `field:"description"`
	Slug                *string        `field:"slug"`
	SidebarLabel        *string        `field:"sidebar_label"`
	SidebarPosition     *float64       `field:"sidebar_position"`
	SidebarClassName    *string        `field:"sidebar_class_name"`
	SidebarIcon         *string        `field:"sidebar_icon"`
	SidebarBadge        *string        `field:"sidebar_badge"`
	SidebarCustomProps  map[string]any `field:"sidebar_custom_props"` // as encoding/json decodes it
	SidebarKey          *string        `field:"sidebar_key"`          // identifies the label in translations
	DisplayedSidebar    Nullable       `field:"displayed_sidebar"`
	Tags                []Tag          `field:"tags"`
	PaginationLabel     *string        `field:"pagination_label"`
	PaginationNext      Nullable       `field:"pagination_next"`
	PaginationPrev      Nullable       `field:"pagination_prev"`
	CustomEditURL       Nullable       `field:"custom_edit_url"`
	ParseNumberPrefixes *bool          `field:"parse_number_prefixes"`
	TOCMinLevel         *int           `field:"toc_min_heading_level"`
	TOCMaxLevel         *int           `field:"toc_max_heading_level"`
	LastUpdate          *LastUpdate    `field:"last_update"`
	Draft               bool           `field:"draft"`
	Unlisted            bool           `field:"unlisted"`
	RedirectFrom        Strings        `field:"redirect_from"`
	MDX                 *MDX           `field:"mdx"`
	Sitemap             Sitemap        `field:"sitemap"`
	Head                []HeadTag      `field:"head"`
	Announcement        Announcement   `field:"announcement"`
	Feedback            *bool          `field:"feedback"`
	Comments            *bool          `field:"comments"`
	Search              *bool          `field:"search"`
	SearchBoost         *float64       `field:"search_boost"`
	LLMs                *bool          `field:"llms"` // whether the page has a Markdown version; nil for yes

	// Only posts have these fields. Package blog checks them.
	Date              Raw     `field:"date"`
	Authors           Raw     `field:"authors"`
	TitleMeta         *string `field:"title_meta"` // title in the browser tab and for search engines
	Author            Raw     `field:"author"`
	AuthorTitle       Raw     `field:"author_title"`
	AuthorURL         Raw     `field:"author_url"`
	AuthorImageURL    Raw     `field:"author_image_url"`
	OldAuthorTitle    Raw     `field:"authorTitle"`
	OldAuthorURL      Raw     `field:"authorURL"`
	OldAuthorImageURL Raw     `field:"authorImageURL"`
}

// Translating returns the front matter of a translation. What decides about a page as a whole is
// that of the original, unless the translation has its own.
func (f FrontMatter) Translating(original FrontMatter) FrontMatter {
	f.ID = original.ID // other docs and sidebars name a doc by its id
	f.Slug = cmp.Or(f.Slug, original.Slug)
	f.SidebarPosition = cmp.Or(f.SidebarPosition, original.SidebarPosition)
	f.SidebarClassName = cmp.Or(f.SidebarClassName, original.SidebarClassName)
	f.SidebarIcon = cmp.Or(f.SidebarIcon, original.SidebarIcon)
	f.SidebarKey = cmp.Or(f.SidebarKey, original.SidebarKey)
	f.DisplayedSidebar = cmp.Or(f.DisplayedSidebar, original.DisplayedSidebar)
	f.PaginationNext = cmp.Or(f.PaginationNext, original.PaginationNext)
	f.PaginationPrev = cmp.Or(f.PaginationPrev, original.PaginationPrev)
	f.ParseNumberPrefixes = cmp.Or(f.ParseNumberPrefixes, original.ParseNumberPrefixes)
	f.Draft, f.Unlisted = f.Draft || original.Draft, f.Unlisted || original.Unlisted
	f.LandingPage = f.LandingPage || original.LandingPage
	f.Feedback, f.Comments = cmp.Or(f.Feedback, original.Feedback), cmp.Or(f.Comments, original.Comments)
	f.LLMs = cmp.Or(f.LLMs, original.LLMs)
	return f
}

// TranslatingPost returns the front matter of a translated post. Its date, authors, tags and image
// are those of the original, too, unless the translation has its own. Otherwise it would be
// elsewhere in lists.
func (f FrontMatter) TranslatingPost(original FrontMatter) FrontMatter {
	f = f.Translating(original)
	f.Image = cmp.Or(f.Image, original.Image)
	if f.Tags == nil {
		f.Tags = original.Tags
	}
	if f.Date == nil {
		f.Date = original.Date
	}
	if f.Authors == nil && !f.HasOldAuthor() {
		f.Authors, f.Author = original.Authors, original.Author
		f.AuthorTitle, f.AuthorURL, f.AuthorImageURL = original.AuthorTitle, original.AuthorURL, original.AuthorImageURL
		f.OldAuthorTitle, f.OldAuthorURL, f.OldAuthorImageURL = original.OldAuthorTitle, original.OldAuthorURL, original.OldAuthorImageURL
	}
	return f
}

// HasOldAuthor reports whether the author of a post is written in the fields that precede authors.
func (f FrontMatter) HasOldAuthor() bool {
	return f.Author != nil || f.AuthorTitle != nil || f.AuthorURL != nil || f.AuthorImageURL != nil ||
		f.OldAuthorTitle != nil || f.OldAuthorURL != nil || f.OldAuthorImageURL != nil
}

// Strings is a list of strings. An author may write a single string instead.
type Strings []string

// Nullable is a string that may be null, which differs from absent.
type Nullable struct {
	Set   bool
	Value string // "" for null
}

// LastUpdate says when a doc changed and who changed it.
type LastUpdate struct {
	Date   string // as written; "" if it is missing or not a date
	Author string
}

// Sitemap says what the sitemap tells search engines about a page.
type Sitemap struct {
	Exclude    bool     // leave the page out
	ChangeFreq string   // "" for that of the site
	Priority   *float64 // nil for that of the site
}

// MDX says whether a doc is Markdown or MDX.
type MDX struct {
	Format string // "md", "mdx" or "detect"; "" if the value is invalid
}
