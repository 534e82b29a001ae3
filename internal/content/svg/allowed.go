package svg

import (
	_ "embed" // the lists of names
	"regexp"
	"strings"
)

var (
	// Elements that draw, name or move shapes (https://www.w3.org/TR/SVG2/eltindex.html,
	// https://www.w3.org/TR/filter-effects-1).
	//
	//go:embed elements.txt
	elements string

	// Attributes of these elements (https://www.w3.org/TR/SVG2/attindex.html) without events. The
	// attribute href has its own check.
	//
	//go:embed attributes.txt
	attributes string

	// Namespaces of the metadata that drawing programs store. Browsers ignore their elements.
	//
	//go:embed namespaces.txt
	namespaces string
)

// lists holds the names that an image may use.
type lists struct{ elements, attributes, namespaces map[string]bool }

func allowed() lists { return lists{set(elements), set(attributes), set(namespaces)} }

func set(names string) map[string]bool {
	found := map[string]bool{}
	for name := range strings.FieldsSeq(names) {
		found[name] = true
	}
	return found
}

// animated reports whether an animation may change an attribute. It may change only attributes
// that affect the drawing.
func (l lists) animated(attribute string) bool {
	return l.attributes[attribute] && attribute != "style" && attribute != "attributeName" && attribute != "target"
}

// allowsTarget reports whether an element may have a target. A link may lead to a website or
// within the image; any other target must be within the image or contain its data.
func allowsTarget(element, target string) bool {
	if strings.HasPrefix(target, "#") {
		return true
	}
	switch element {
	case "a":
		return webTarget.MatchString(target)
	case "image", "feImage":
		return rasterData.MatchString(target)
	}
	return false
}

var (
	webTarget  = regexp.MustCompile(`^(?:https?://|mailto:)[^\s\pC]+$`)
	rasterData = regexp.MustCompile(`^\s*data:image/(?:png|jpe?g|gif|webp|avif)[;,]`)
)

// loadingCSS matches CSS that loads files, and escapes that can hide such CSS.
var loadingCSS = regexp.MustCompile(`(?i)\\|@import|@namespace|expression\s*\(|script:|behaviou?r\s*:|-moz-binding|(?:^|[^\w-])(?:src|image|image-set|-webkit-image-set|cross-fade|element)\s*\(`)

// cssURL matches the start of a URL in CSS. localCSSURL matches one that points into the image
// or contains its data.
var (
	cssURL      = regexp.MustCompile(`(?i)url\s*\(`)
	localCSSURL = regexp.MustCompile(`(?i)url\s*\(\s*["']?(?:#|data:(?:font/|application/(?:x-)?font|image/(?:png|jpe?g|gif|webp|avif)[;,]))`)
)

// loads reports whether CSS may load files.
func loads(css string) bool {
	return loadingCSS.MatchString(css) || len(cssURL.FindAllStringIndex(css, -1)) != len(localCSSURL.FindAllStringIndex(css, -1))
}
