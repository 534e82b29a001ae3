package config

import (
	"fmt"
	"strings"
)

// Sitemap configures sitemap.xml. The options are those of Docusaurus's sitemap plugin, except
// that changefreq and priority have no defaults: search engines ignore values that are the same
// everywhere.
type Sitemap struct {
	LastMod        LastMod    `yaml:"lastmod" default:"none" example:"date" doc:"When each page last changed, from its front matter or from git: the day (date), day and time (datetime), or nothing (none)."`
	ChangeFreq     ChangeFreq `yaml:"changefreq" example:"weekly" doc:"How often pages change. Google ignores it. A page can override this in its front matter."`
	Priority       *float64   `yaml:"priority" example:"0.7" doc:"Priority of pages among those of the site, from 0 to 1. Google ignores it. A page can override this in its front matter."`
	IgnorePatterns []string   `yaml:"ignorePatterns" example:"['/tags/**']" doc:"Paths of pages that the sitemap leaves out, with baseUrl. Two asterisks at the end of a pattern stand for everything below a path."`
}

// LastMod says how the sitemap gives the time of the last change.
type LastMod string

// The forms of the time of the last change.
const (
	LastModNone     LastMod = "none"
	LastModDate     LastMod = "date"     // 2026-11-21
	LastModDateTime LastMod = "datetime" // 2026-11-21T09:30:00Z
)

// Allowed returns the possible values.
func (LastMod) Allowed() []string { return []string{"none", "date", "datetime"} }

// ChangeFreq is a value of <changefreq> (sitemaps.org, 0.9).
type ChangeFreq string

// Allowed returns the possible values.
func (ChangeFreq) Allowed() []string {
	return []string{"always", "hourly", "daily", "weekly", "monthly", "yearly", "never"}
}

func (c *checker) sitemap() {
	sitemap := c.config.Sitemap
	if priority := sitemap.Priority; priority != nil && (*priority < 0 || *priority > 1) {
		c.report(fmt.Sprintf("sitemap.priority must be from 0 to 1, found %v", *priority), "for example, 0.5", "sitemap", "priority")
	}
	for i, pattern := range sitemap.IgnorePatterns {
		if !strings.HasPrefix(pattern, "/") && !strings.HasPrefix(pattern, "*") {
			c.report(fmt.Sprintf("the pattern %q matches no path", pattern), fmt.Sprintf("paths begin with a slash: write %q", "/"+pattern), "sitemap",
				"ignorePatterns", i)
		}
	}
}
