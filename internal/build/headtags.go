package build

import (
	"crypto/sha256"
	"encoding/base64"
	"maps"
	"slices"
	"strings"

	"docgen/internal/config"
	"docgen/internal/diag"
	"docgen/internal/shell"
)

// headTags makes the config's elements for every page's head, in the order of
// style sheets, tags and scripts. Local files get the base URL; those that do not
// exist are reported.
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
	for i, script := range cfg.Scripts {
		tags = append(tags, shell.Tag{Tag: "script", Attributes: l.withFile(config.Attributes(script), "src", "scripts", i)})
	}
	return tags
}

// isLocalFile reports whether an attribute of a tag names a file of the site.
// What a link leads to may be a page as well, which is found likewise.
func isLocalFile(tag config.HeadTag, name string) bool {
	value := tag.Attributes[name]
	return value != "" && (name == "src" || strings.EqualFold(tag.TagName, "link")) && !strings.HasPrefix(value, "#")
}

// withFile returns attributes with the final URL of the file that one names.
func (l *linker) withFile(attributes map[string]string, name string, path ...any) map[string]string {
	final := maps.Clone(attributes)
	href, _, finding := l.plan.checker.Path(attributes[name])
	if finding == nil {
		final[name] = href
		return final
	}
	place := append(slices.Clone(path), name)
	if !l.plan.config.Given(place...) {
		place = path
	}
	hint := diag.DidYouMean(strings.TrimPrefix(attributes[name], "/"), slices.Sorted(maps.Keys(l.plan.checker.Static)))
	if hint == "" {
		hint = "a path without a host is that of a file in the static folders, or of a page"
	}
	l.report("links", diag.Error, finding.Text, hint, place...)
	return final
}

// headSources are what the policy must allow for the config's elements.
func headSources(tags []shell.Tag) map[string][]string {
	sources := map[string][]string{}
	add := func(directive, source string) {
		if source != "" && !slices.Contains(sources[directive], source) {
			sources[directive] = append(sources[directive], source)
		}
	}
	for _, tag := range tags {
		switch {
		case tag.Tag == "script" && tag.Attributes["src"] != "":
			add("script-src", sourceOf(tag.Attributes["src"]))
		case tag.Tag == "script" && isRun(tag.Attributes["type"]):
			add("script-src", hashOf(tag.Raw()))
		case tag.Tag == "style":
			add("style-src", hashOf(tag.Raw()))
		case tag.Tag == "link" && slices.Contains(strings.Fields(strings.ToLower(tag.Attributes["rel"])), "stylesheet"):
			add("style-src", sourceOf(tag.Attributes["href"]))
		}
	}
	return sources
}

// isRun reports whether a script of a type is code and not data.
func isRun(kind string) bool {
	kind = strings.ToLower(kind)
	return kind == "" || kind == "module" || kind == "importmap" || kind == "speculationrules" || strings.Contains(kind, "javascript")
}

func hashOf(text string) string {
	if text == "" {
		return ""
	}
	sum := sha256.Sum256([]byte(text))
	return "'sha256-" + base64.StdEncoding.EncodeToString(sum[:]) + "'"
}
