package syntax

import (
	"fmt"
	"slices"
	"strings"

	"github.com/yuin/goldmark/ast"

	"github.com/docgen-cli/docgen/internal/frontend/icon"
	"github.com/docgen-cli/docgen/internal/markdown/input"
)

// target is where the title of a container leads.
type target struct {
	destination string // "" for nowhere
	at          input.Span
}

// sizes lists the sizes of a figure.
var sizes = []string{"small", "medium", "large", "full"}

// memberKinds lists the kinds of members that have signatures.
var memberKinds = []string{"class", "constructor", "method", "static", "property", "event", "function", "type"}

// readBox reads the attributes of containers other than tabs.
func (n *Container) readBox(line []byte, state *State) {
	n.Open = n.has("open")
	n.Icon = n.oneOf(line, "icon", icon.Exists, icon.Similar, "see https://lucide.dev/icons for all icons", state)
	n.Size = n.oneOf(line, "size", isSize, func(string) []string { return sizes }, "allowed sizes: "+strings.Join(sizes, ", "), state)
	n.Member = n.oneOf(line, "kind", isMemberKind, func(string) []string { return memberKinds }, "allowed kinds: "+strings.Join(memberKinds, ", "), state)
	if href, given := n.attributes.find("href"); given && !href.value.Empty() {
		at := input.At(n.at+href.value.Start, n.at+href.value.Stop)
		n.link = target{string(state.Expand([]byte(href.value.In(line)), Expansion{At: at.Start})), at}
	}
}

func isSize(name string) bool { return slices.Contains(sizes, name) }

func isMemberKind(name string) bool { return slices.Contains(memberKinds, name) }

// oneOf returns the value of an attribute. It reports a value that is not allowed.
func (n *Container) oneOf(line []byte, name string, isAllowed func(string) bool, similar func(string) []string, hint string, state *State) string {
	value, given := n.attributes.find(name)
	written := value.value.In(line)
	if !given || isAllowed(written) {
		return written
	}
	state.Text.Report(n.at+value.at.Start, n.at+value.at.Stop, unknownValue(name, written, similar(written), hint))
	return ""
}

func unknownValue(kind, written string, known []string, hint string) input.Finding {
	return input.Finding{Code: input.DirectiveCode, Text: fmt.Sprintf("no %s %q", kind, written), Name: written, Known: known, Hint: hint}
}

// LinkTitle makes the title a link if the author wrote a target.
func (n *Container) LinkTitle() {
	title, titled := n.FirstChild().(*Title)
	if n.link.destination == "" || !titled {
		return
	}
	link := newLink(n.link)
	for child := title.FirstChild(); child != nil; {
		next := child.NextSibling()
		link.AppendChild(link, child)
		child = next
	}
	title.AppendChild(title, link)
}

// newLink returns a link without content.
func newLink(to target) *ast.Link {
	link := ast.NewLink()
	link.Destination = []byte(to.destination)
	link.SetPos(to.at.Start)
	link.SetAttributeString(placeAttribute, to.at)
	return link
}

// CaptionLast moves the title of a figure below its content.
func (n *Container) CaptionLast() {
	if title, titled := n.FirstChild().(*Title); titled && n.Role == FigureRole {
		n.AppendChild(n, title)
	}
}
