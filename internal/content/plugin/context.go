package plugin

import "github.com/docgen-cli/docgen/internal/config"

// Context is what each hook gets to know about the site.
type Context struct {
	Site    SiteInfo `json:"site"`
	Locale  string   `json:"locale"`
	Version string   `json:"version,omitempty"`
}

// SiteInfo is what a plugin knows about the site.
type SiteInfo struct {
	Title   string   `json:"title"`
	URL     string   `json:"url"`
	BaseURL string   `json:"baseUrl"`
	Locales []string `json:"locales"`
	Docs    []Folder `json:"docs"`
	Blogs   []Folder `json:"blogs"`
}

// Folder is a folder of docs or of a blog.
type Folder struct {
	ID            string `json:"id"`
	Path          string `json:"path"` // relative to the site folder
	RouteBasePath string `json:"routeBasePath"`
}

// InfoOf returns what a plugin knows about a site.
func InfoOf(cfg config.Config) Context {
	site := SiteInfo{Title: cfg.Title, URL: cfg.URL, BaseURL: cfg.BaseURL, Locales: cfg.I18n.Locales, Docs: []Folder{}, Blogs: []Folder{}}
	for _, docs := range cfg.Docs {
		site.Docs = append(site.Docs, Folder{docs.ID, docs.Path, docs.RouteBasePath})
	}
	for _, blog := range cfg.Blogs {
		site.Blogs = append(site.Blogs, Folder{blog.ID, blog.Path, blog.RouteBasePath})
	}
	return Context{Site: site, Locale: cfg.I18n.DefaultLocale}
}
