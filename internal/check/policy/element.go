package policy

import (
	"cmp"
	"slices"
	"strings"

	"golang.org/x/net/html"
)

// Element adds what an HTML element loads. Attribute names must be lower case.
func (s Sources) Element(name string, attributes map[string]string) {
	switch name {
	case "img", "image":
		s.Add("img-src", Source(attributes["src"]), Source(attributes["href"]))
	case "iframe", "frame":
		s.Add("frame-src", Source(attributes["src"]))
	case "audio", "video", "track":
		s.Add("media-src", Source(attributes["src"]))
		s.Add("img-src", Source(attributes["poster"]))
	case "source":
		s.Add("media-src", Source(attributes["src"]))
	case "input":
		s.Add("img-src", Source(attributes["src"]))
	}
	for candidate := range strings.SplitSeq(attributes["srcset"], ",") {
		href, _, _ := strings.Cut(strings.TrimSpace(candidate), " ")
		if IsElsewhere(href) {
			s.Add("img-src", Source(href))
		}
	}
	if style, found := attributes["style"]; found {
		s.Add("style-src-attr", "'unsafe-inline'")
		s.CSS(style)
	}
}

// HTML adds what the elements in an HTML text load.
func (s Sources) HTML(text string) {
	for _, element := range Elements(text) {
		s.Element(element.Name, element.Attributes)
	}
}

// Element is a start tag.
type Element struct {
	Name       string
	Attributes map[string]string
}

// Elements returns the start tags in an HTML text.
func Elements(text string) []Element {
	var found []Element
	tokens := html.NewTokenizer(strings.NewReader(text))
	for {
		switch tokens.Next() {
		case html.ErrorToken:
			return found
		case html.StartTagToken, html.SelfClosingTagToken:
			token := tokens.Token()
			element := Element{token.Data, map[string]string{}}
			for _, attribute := range token.Attr {
				if _, repeated := element.Attributes[attribute.Key]; !repeated {
					element.Attributes[attribute.Key] = attribute.Val
				}
			}
			found = append(found, element)
		}
	}
}

// Block is a part of an element that the policy blocks.
type Block struct {
	What      string // "the script", as a subject
	Directive string
	Source    string // the source that would allow it
	Instead   string // a better alternative, or ""
}

// Blocked returns the parts of an element that a policy with these sources blocks. isCode says
// that the element is in code, where event handlers are functions.
func Blocked(name string, attributes map[string]string, isCode bool, allowed Sources) []Block {
	var blocks []Block
	add := func(block Block, directives ...string) {
		for _, directive := range append(directives, block.Directive) {
			if allowed.have(directive, block.Source) {
				return
			}
		}
		blocks = append(blocks, block)
	}
	switch name {
	case "script":
		kind := strings.ToLower(attributes["type"])
		src, isFile := attributes["src"]
		switch {
		case kind != "" && kind != "module" && !strings.Contains(kind, "javascript"):
		case isFile && IsElsewhere(src):
			add(Block{"the script from " + src, "script-src", Source(src), "add the script to scripts in docgen.yaml"}, "script-src-elem")
		case !isFile:
			add(Block{"an inline script", "script-src", "'unsafe-inline'", "move it to a file and add the file to scripts in docgen.yaml"}, "script-src-elem")
		}
	case "style":
		add(Block{"a style element", "style-src", "'unsafe-inline'", "move the rules to a style sheet and add it to themeConfig.customCss"}, "style-src-elem")
	case "link":
		if strings.Contains(strings.ToLower(attributes["rel"]), "stylesheet") && IsElsewhere(attributes["href"]) {
			add(Block{"the style sheet from " + attributes["href"], "style-src", Source(attributes["href"]), "add it to stylesheets in docgen.yaml"},
				"style-src-elem")
		}
	case "form":
		if IsElsewhere(attributes["action"]) {
			add(Block{"the form to " + attributes["action"], "form-action", Source(attributes["action"]), ""})
		}
	case "object", "embed":
		source := cmp.Or(Source(attributes["data"]+attributes["src"]), "'self'")
		add(Block{"the " + name + " element", "object-src", source, "show the file in an iframe"})
	}
	for attribute := range attributes {
		if strings.HasPrefix(attribute, "on") && len(attribute) > 3 && !isCode {
			add(Block{"an inline event handler", "script-src", "'unsafe-inline'", "add the listener in a script, and add the script to scripts in docgen.yaml"},
				"script-src-attr")
			break
		}
	}
	return blocks
}

// have reports whether the sources already allow another one.
func (s Sources) have(directive, source string) bool {
	scheme, host, isHost := strings.Cut(source, "://")
	for _, allowed := range s[directive] {
		switch {
		case allowed == source || allowed == "*" || isHost && (allowed == scheme+":" || allowed == host):
			return true
		case strings.Contains(allowed, "*."):
			before, after, _ := strings.Cut(allowed, "*")
			if strings.HasSuffix(source, after) && strings.HasPrefix(source, before) {
				return true
			}
		}
	}
	return source == "'unsafe-inline'" && len(s[directive]) > 0 && hasHash(s[directive])
}

// hasHash reports whether the author allows single scripts or styles by hash. Only a browser
// can tell which ones.
func hasHash(sources []string) bool {
	return slices.ContainsFunc(sources, func(source string) bool { return strings.HasPrefix(source, "'sha") || source == "'unsafe-hashes'" })
}
