package lint

import "strings"

// The names of elements in lower case, each between spaces. HTML includes elements that are
// obsolete but still work. The names that HTML shares with SVG or MathML, such as "a", are
// only in the first list.
const (
	htmlElements = " a abbr acronym address applet article aside audio b basefont bdi bdo bgsound big blink blockquote body br button canvas caption center " +
		"cite code col colgroup data datalist dd del details dfn dialog dir div dl dt em fencedframe fieldset figcaption figure font footer form frame " +
		"frameset geolocation h1 h2 h3 h4 h5 h6 head header hgroup hr html i iframe ins kbd label legend li listing main map mark marquee math menu menuitem " +
		"meter multicol nav nobr noembed noframes noscript object ol optgroup output p picture plaintext portal pre progress q rb rp rt rtc ruby s samp " +
		"script search section select selectedcontent slot small span strike strong style sub summary sup svg table tbody td template textarea " +
		"tfoot th thead time title tr tt u ul var video wbr xmp "
	// emptyElements have no content, and no meaning without attributes.
	emptyElements = " area base embed image img input link meta param source track "
	// optionElements have a meaning only in lists of options.
	optionElements = " option "
	svgElements    = " animate animatemotion animatetransform circle clippath defs desc discard ellipse feblend fecolormatrix fecomponenttransfer fecomposite " +
		"feconvolvematrix fediffuselighting fedisplacementmap fedistantlight fedropshadow feflood fefunca fefuncb fefuncg fefuncr fegaussianblur feimage " +
		"femerge femergenode femorphology feoffset fepointlight fespecularlighting fespotlight fetile feturbulence filter foreignobject g hatch hatchpath " +
		"line lineargradient marker mask mesh meshgradient meshpatch meshrow metadata mpath path pattern polygon polyline radialgradient rect set stop " +
		"switch symbol text textpath tref tspan use view "
	mathElements = " annotation annotation-xml maction menclose merror mfenced mfrac mglyph mi mlabeledtr mmultiscripts mn mo mover mpadded mphantom " +
		"mprescripts mroot mrow ms mspace msqrt mstyle msub msubsup msup mtable mtd mtext mtr munder munderover none semantics "
)

// isOf reports whether a list has a name in lower case.
func isOf(list, name string) bool { return strings.Contains(list, " "+name+" ") }

// isElement reports whether browsers know a name as that of an element. A tag that nothing but
// its name tells from a placeholder is not meant: it counts only if it can stand in this text.
func (f *finder) isElement(name string, isMeant bool) bool {
	switch {
	case isOf(htmlElements, name):
		return true
	case isOf(emptyElements, name):
		return isMeant
	case isOf(optionElements, name):
		return isMeant || f.has("select") || f.has("datalist")
	case isOf(svgElements, name):
		return isMeant || f.has("svg")
	case isOf(mathElements, name):
		return isMeant || f.has("math")
	}
	return false
}
