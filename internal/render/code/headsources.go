package code

import (
	"strings"

	"github.com/docgen-cli/docgen/internal/check/headers"
	"github.com/docgen-cli/docgen/internal/check/policy"
	"github.com/docgen-cli/docgen/internal/render/shell"
)

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
