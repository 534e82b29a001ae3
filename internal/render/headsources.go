package render

import (
	"crypto/sha256"
	"encoding/base64"
	"slices"
	"strings"

	"docgen/internal/shell"
)

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
