package svg

import (
	"regexp"
	"strings"
)

// Elements that draw, name or move shapes (https://www.w3.org/TR/SVG2/eltindex.html,
// https://www.w3.org/TR/filter-effects-1).
const elements = "a animate animateMotion animateTransform circle clipPath defs desc ellipse feBlend feColorMatrix feComponentTransfer " +
	"feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap feDistantLight feDropShadow feFlood feFuncA feFuncB " +
	"feFuncG feFuncR feGaussianBlur feImage feMerge feMergeNode feMorphology feOffset fePointLight feSpecularLighting " +
	"feSpotLight feTile feTurbulence filter g image line linearGradient marker mask metadata mpath path pattern polygon " +
	"polyline radialGradient rect set stop style svg switch symbol text textPath title tspan use view"

// Attributes of these elements (https://www.w3.org/TR/SVG2/attindex.html) without events. The
// attribute href has its own check.
const attributes = "accumulate additive alignment-baseline amplitude attributeName attributeType azimuth background background-color " +
	"baseFrequency baseProfile baseline-shift begin bias block-progression by calcMode class clip clip-path clip-rule " +
	"clipPathUnits color color-interpolation color-interpolation-filters color-profile color-rendering content-visibility " +
	"contentScriptType contentStyleType cursor cx cy d diffuseConstant direction display divisor dominant-baseline dur dx dy " +
	"edgeMode elevation enable-background end exponent externalResourcesRequired fill fill-opacity fill-rule filter " +
	"filterRes filterUnits flood-color flood-opacity focusable font font-family font-feature-settings font-kerning font-size " +
	"font-size-adjust font-stretch font-style font-variant font-variant-ligatures font-variation-settings font-weight fr from " +
	"fx fy glyph-orientation-horizontal glyph-orientation-vertical gradientTransform gradientUnits height hreflang id " +
	"image-rendering in in2 inline-size intercept isolation k1 k2 k3 k4 kernelMatrix kernelUnitLength kerning keyPoints " +
	"keySplines keyTimes lang lengthAdjust letter-spacing lighting-color limitingConeAngle line-height marker marker-end " +
	"marker-mid marker-start markerHeight markerUnits markerWidth mask mask-type maskContentUnits maskUnits max media method " +
	"min mix-blend-mode mode numOctaves offset opacity operator order orient orientation origin overflow overlay-edge " +
	"paint-order path pathLength patternContentUnits patternTransform patternUnits pointer-events points pointsAtX pointsAtY " +
	"pointsAtZ preserveAlpha preserveAspectRatio primitiveUnits r radius refX refY rel repeatCount repeatDur " +
	"requiredExtensions requiredFeatures restart result role rotate rx ry scale seed shape-inside shape-padding " +
	"shape-rendering side slope solid-color solid-opacity spacing specularConstant specularExponent spreadMethod startOffset " +
	"stdDeviation stitchTiles stop-color stop-opacity stroke stroke-dasharray stroke-dashoffset stroke-linecap " +
	"stroke-linejoin stroke-miterlimit stroke-opacity stroke-width style surfaceScale systemLanguage tabindex tableValues " +
	"target targetX targetY text-align text-anchor text-decoration text-rendering textLength title to transform " +
	"transform-box transform-origin type unicode-bidi values vector-effect version viewBox viewTarget visibility " +
	"white-space width word-spacing writing-mode x x1 x2 xChannelSelector y y1 y2 yChannelSelector z zoomAndPan"

// Namespaces of the metadata that drawing programs store. Browsers ignore their elements.
const namespaces = `
http://www.inkscape.org/namespaces/inkscape http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd
http://www.w3.org/1999/02/22-rdf-syntax-ns# http://creativecommons.org/ns# http://web.resource.org/cc/
http://purl.org/dc/elements/1.1/ http://purl.org/dc/terms/ http://www.bohemiancoding.com/sketch/ns
http://www.bohemiancoding.com/sketch/ns/ http://www.serif.com/ https://boxy-svg.com
http://ns.adobe.com/AdobeIllustrator/10.0/ http://ns.adobe.com/AdobeSVGViewerExtensions/3.0/
http://ns.adobe.com/Extensibility/1.0/ http://ns.adobe.com/Flows/1.0/ http://ns.adobe.com/Graphs/1.0/
http://ns.adobe.com/GenericCustomNamespace/1.0/ http://ns.adobe.com/ImageReplacement/1.0/
http://ns.adobe.com/SaveForWeb/1.0/ http://ns.adobe.com/Variables/1.0/ http://ns.adobe.com/XPath/1.0/
http://www.figma.com/figma/ns http://svgjs.com/svgjs http://svgjs.dev/svgjs http://vectornator.io
http://schemas.microsoft.com/visio/2003/SVGExtensions/ http://www.openswatchbook.org/uri/2009/osb`

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
