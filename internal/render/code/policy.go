package code

import (
	"path"
	"slices"
	"strings"

	"github.com/docgen-cli/docgen/internal/check"
	"github.com/docgen-cli/docgen/internal/check/headers"
	"github.com/docgen-cli/docgen/internal/check/policy"
	"github.com/docgen-cli/docgen/internal/config"
	"github.com/docgen-cli/docgen/internal/render/assemble"
	"github.com/docgen-cli/docgen/internal/render/shell"
	"github.com/docgen-cli/docgen/internal/site"
)

// maxImageHosts is the maximum number of image hosts in the policy. With more, the policy
// allows all hosts, because hosting services truncate long headers.
const maxImageHosts = 12

// Policy returns what the site's pages may load and run: what the config allows and what the
// content needs. inline are the style sheets in documents; see [Theme.Inline].
func Policy(s site.Site, links check.Links, tags []shell.Tag, theme Theme, inline map[string]string) headers.Policy {
	needs := check.PolicySources(s, links)
	needs.Merge(headNeeds(tags))
	needs.Merge(codeNeeds(theme))
	needs.Merge(feedbackNeeds(s.Config.ThemeConfig))
	for _, edition := range s.Editions {
		for _, page := range edition.Pages {
			if page.Text != nil && len(page.Text.FrontMatter.Head)+len(edition.Added[page].Head) > 0 {
				needs.Merge(headNeeds(assemble.HeadTags(edition, page)))
			}
		}
	}
	if s.Config.Markdown.Playground != "" {
		needs.Add("worker-src", "blob:") // in the frame of a playground, which has no origin
	}
	if s.Config.ThemeConfig.Algolia != nil {
		needs.Merge(policy.Algolia())
	}
	if pictures := slices.DeleteFunc(slices.Clone(needs["img-src"]), func(source string) bool { return source == "data:" }); len(pictures) > maxImageHosts {
		others := slices.DeleteFunc(slices.Clone(needs["img-src"]), func(source string) bool { return source != "data:" })
		needs["img-src"] = append(others, "https:", "http:")
	}
	sources := policy.Sources{}
	for directive, given := range s.Config.Security.ContentSecurityPolicy {
		sources.Add(directive, given...)
	}
	for directive, needed := range needs {
		sources.Add(directive, slices.Sorted(slices.Values(needed))...)
	}
	sources.Merge(theme.Earlier)
	sources.Add("style-src", styleHashes(inline)...)
	return headers.Policy{Script: theme.Boot, Sources: sources}
}

// feedbackNeeds returns the sources that feedback and comments need.
func feedbackNeeds(theme config.ThemeConfig) policy.Sources {
	needs := policy.Sources{}
	if feedback := theme.Feedback; feedback != nil && policy.IsElsewhere(feedback.Endpoint) {
		needs.Add("connect-src", policy.Source(feedback.Endpoint))
		needs.Add("form-action", policy.Source(feedback.Endpoint))
	}
	if theme.Giscus != nil {
		const service = "https://giscus.app"
		needs.Add("script-src", service)
		needs.Add("style-src", service)
		needs.Add("frame-src", service)
		needs.Add("connect-src", service)
	}
	return needs
}

// codeNeeds returns the sources that bundled style sheets and the site's own code need.
func codeNeeds(theme Theme) policy.Sources {
	needs := policy.Sources{}
	hasCode := theme.HasSiteCode || theme.Modules != nil
	if hasCode {
		// Components use style={{...}}, which the server renders as an attribute.
		needs.Add("style-src-attr", "'unsafe-inline'")
	}
	for _, file := range theme.Files {
		switch extension := path.Ext(file.Name); {
		case extension == ".css":
			needs.CSS(string(file.Content))
		case extension == ".js" && hasCode:
			needs.Code(string(file.Content))
		}
	}
	return needs
}

// headNeeds returns the sources that the config's elements need.
func headNeeds(tags []shell.Tag) policy.Sources {
	needs := policy.Sources{}
	for _, tag := range tags {
		switch {
		case tag.Tag == "script" && tag.Attributes["src"] != "":
			needs.Script(tag.Attributes["src"])
		case tag.Tag == "script" && isRun(tag.Attributes["type"]):
			needs.Add("script-src", headers.Hash(tag.Raw()))
			needs.Inline(tag.Raw())
		case tag.Tag == "style":
			needs.Add("style-src", headers.Hash(tag.Raw()))
			needs.CSS(tag.Raw())
		case tag.Tag == "link":
			linkNeeds(needs, tag.Attributes)
		}
	}
	return needs
}

// linkNeeds adds what a link element loads.
func linkNeeds(needs policy.Sources, attributes map[string]string) {
	href := attributes["href"]
	for rel := range strings.FieldsSeq(strings.ToLower(attributes["rel"])) {
		switch rel {
		case "stylesheet":
			needs.Stylesheet(href)
		case "icon", "apple-touch-icon", "mask-icon":
			needs.Add("img-src", policy.Source(href))
		case "manifest":
			needs.Add("manifest-src", policy.Source(href))
		case "modulepreload":
			needs.Add("script-src", policy.Source(href))
		case "preload":
			kinds := map[string]string{"script": "script-src", "style": "style-src", "font": "font-src", "image": "img-src", "fetch": "connect-src"}
			if directive, known := kinds[attributes["as"]]; known {
				needs.Add(directive, policy.Source(href))
			}
		}
	}
}

// isRun reports whether a script of this type is code, as opposed to data.
func isRun(kind string) bool {
	kind = strings.ToLower(kind)
	return kind == "" || kind == "module" || kind == "importmap" || kind == "speculationrules" || strings.Contains(kind, "javascript")
}
