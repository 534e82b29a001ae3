package sitedata

import (
	"cmp"
	"maps"
	"slices"
	"strings"

	"github.com/docgen-cli/docgen/internal/config"
	"github.com/docgen-cli/docgen/internal/diag"
	"github.com/docgen-cli/docgen/internal/render/shell"
)

// headTags returns the elements that the config adds to every page's head: style sheets, tags,
// analytics and scripts, in this order. It adds the base URL to local files, and reports files
// that do not exist.
func (l *linker) headTags(cfg config.Config) []shell.Tag {
	var tags []shell.Tag
	for i, sheet := range cfg.Stylesheets {
		attributes := l.withFile(config.Attributes(sheet), "href", "stylesheets", i)
		if attributes["rel"] == "" {
			attributes["rel"] = "stylesheet"
		}
		tags = append(tags, shell.Tag{Tag: "link", Attributes: attributes})
	}
	for i, tag := range cfg.HeadTags {
		attributes := map[string]string(maps.Clone(tag.Attributes))
		for _, name := range []string{"src", "href"} {
			if isLocalFile(tag, name) {
				attributes = l.withFile(attributes, name, "headTags", i, "attributes")
			}
		}
		tags = append(tags, shell.Tag{Tag: strings.ToLower(tag.TagName), Attributes: attributes, Text: tag.InnerHTML})
	}
	for _, tag := range cfg.Analytics.HeadTags() {
		tags = append(tags, shell.Tag{Tag: tag.TagName, Attributes: tag.Attributes, Text: tag.InnerHTML})
	}
	for i, script := range cfg.Scripts {
		tags = append(tags, shell.Tag{Tag: "script", Attributes: l.withFile(config.Attributes(script), "src", "scripts", i)})
	}
	return tags
}

// isLocalFile reports whether an attribute of a tag names a file of the site. The target of a
// link may also be a page.
func isLocalFile(tag config.HeadTag, name string) bool {
	value := tag.Attributes[name]
	return value != "" && (name == "src" || strings.EqualFold(tag.TagName, "link")) && !strings.HasPrefix(value, "#")
}

// withFile returns attributes with the final URL of the file that one of them names.
func (l *linker) withFile(attributes map[string]string, name string, path ...any) map[string]string {
	final := maps.Clone(attributes)
	href, _, finding := l.edition.Targets.Path(attributes[name])
	if finding == nil {
		final[name] = href
		return final
	}
	place := append(slices.Clone(path), name)
	if !l.config.Given(place...) {
		place = path
	}
	hint := cmp.Or(diag.DidYouMean(strings.TrimPrefix(attributes[name], "/"), slices.Sorted(maps.Keys(l.edition.Targets.Static))),
		"a path without a host must be a page, or a file in a static folder")
	l.report("links", diag.Error, finding.Text, hint, place...)
	return final
}
