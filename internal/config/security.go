package config

import (
	"fmt"
	"maps"
	"regexp"
	"slices"

	"github.com/docgen-cli/docgen/internal/config/palette"
	"github.com/docgen-cli/docgen/internal/diag"
)

// Security configures the Content-Security-Policy and the headers of the site.
type Security struct {
	HeadersFile           bool                  `yaml:"headersFile" default:"true" doc:"Whether to write a _headers file. Hosts such as Netlify and Cloudflare Pages, and docgen serve, send the headers in it. Your own _headers file in a static folder replaces it."`
	MetaTag               bool                  `yaml:"metaTag" default:"false" doc:"Whether each page contains its Content-Security-Policy in a meta element. Use it for hosts on which you cannot set headers."`
	ContentSecurityPolicy map[string]StringList `yaml:"contentSecurityPolicy" example:"{connect-src: https://api.example.com}" doc:"Sources outside the site that pages may use, by directive. For example, frame-src: https://www.youtube-nocookie.com. docgen adds the hosts of images in Markdown by itself."`
}

// directives are the directives that take sources (CSP3, 6.1, 6.3 and 6.4).
func directives() []string {
	return []string{
		"base-uri", "child-src", "connect-src", "default-src", "font-src", "form-action", "frame-ancestors", "frame-src", "img-src",
		"manifest-src", "media-src", "object-src", "script-src", "script-src-attr", "script-src-elem", "style-src", "style-src-attr",
		"style-src-elem", "worker-src",
	}
}

// policySource matches a source. It excludes characters that would end the source, the policy
// or the header line.
var policySource = regexp.MustCompile(`^[!-+\--:<-~]+$`)

func (c *checker) security() {
	policy := c.config.Security.ContentSecurityPolicy
	for _, directive := range slices.Sorted(maps.Keys(policy)) {
		path := []any{"security", "contentSecurityPolicy", directive}
		if !slices.Contains(directives(), directive) {
			c.key(fmt.Sprintf("%q is not a Content-Security-Policy directive with sources", directive), diag.DidYouMean(directive, directives()), path...)
		}
		for _, source := range policy[directive] {
			if !policySource.MatchString(source) {
				c.report(fmt.Sprintf("%s contains an invalid source: %q", dotted(path), source),
					`list each source separately, for example "https://example.com" or "'unsafe-inline'"`, path...)
			}
		}
	}
}

// cssColor matches a CSS color. It excludes characters that would end the declaration.
var cssColor = regexp.MustCompile(`^[A-Za-z0-9#%.,()/ +*-]+$`)

// Brand validates a brand color.
func Brand(written string) Problem {
	if _, known := palette.Parse(written); !known {
		return Problem{"must be a color that docgen can read", `write an opaque color, for example "#7c3aed", "rebeccapurple" or "oklch(0.6 0.2 290)"`}
	}
	return Problem{}
}

func (c *checker) colors() {
	if brand := c.config.ThemeConfig.Brand; brand != "" {
		if problem := Brand(brand); problem != (Problem{}) {
			c.report(fmt.Sprintf("themeConfig.brand %s, found %q", problem.Text, brand), problem.Hint, "themeConfig", "brand")
		}
	}
	bar := c.config.ThemeConfig.AnnouncementBar
	if bar == nil {
		return
	}
	for _, color := range []struct{ name, value string }{{"backgroundColor", bar.BackgroundColor}, {"textColor", bar.TextColor}} {
		if color.value != "" && !cssColor.MatchString(color.value) {
			c.report(fmt.Sprintf("themeConfig.announcementBar.%s must be a color, found %q", color.name, color.value),
				`for example, "#20232a", "rebeccapurple" or "rgb(32 35 42)"`, "themeConfig", "announcementBar", color.name)
		}
	}
}
