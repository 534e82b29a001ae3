package directive

import (
	"fmt"
	"slices"
	"strings"

	"github.com/docgen-cli/docgen/internal/frontend/icon"
	"github.com/docgen-cli/docgen/internal/markdown/input"
	"github.com/docgen-cli/docgen/internal/markdown/syntax"
)

// sizes lists the sizes of a figure.
var sizes = []string{"small", "medium", "large", "full"}

// memberKinds lists the kinds of members that have signatures.
var memberKinds = []string{"class", "constructor", "method", "static", "property", "event", "function", "type"}

// readOptions reads the attributes of containers other than tabs.
func (n *Container) readOptions(line []byte, state *syntax.State) {
	n.Open = n.Has("open")
	n.Icon = n.oneOf(line, "icon", icon.Exists, icon.Similar, "see https://lucide.dev/icons for all icons", state)
	n.size = n.among(line, "size", sizes, state)
	n.Member = n.among(line, "kind", memberKinds, state)
	n.link = n.target(line, "href", state)
	if n.Spec.Role == VideoRole {
		n.readVideo(line, state)
	}
}

// target returns the target in an attribute.
func (n *Container) target(line []byte, name string, state *syntax.State) syntax.Target {
	written, _ := n.Find(name)
	at := input.At(n.at+written.Value.Start, n.at+written.Value.Stop)
	return syntax.Target{Destination: string(state.Expand([]byte(written.Value.In(line)), syntax.Expansion{At: at.Start})), At: at}
}

// among returns the value of an attribute that has few values.
func (n *Container) among(line []byte, name string, values []string, state *syntax.State) string {
	return n.oneOf(line, name, func(value string) bool { return slices.Contains(values, value) },
		func(string) []string { return values }, fmt.Sprintf("allowed %ss: %s", name, strings.Join(values, ", ")), state)
}

// oneOf returns the value of an attribute. It reports a value that is not allowed.
func (n *Container) oneOf(line []byte, name string, isAllowed func(string) bool, similar func(string) []string, hint string, state *syntax.State) string {
	value, given := n.Find(name)
	written := value.Value.In(line)
	if !given || isAllowed(written) {
		return written
	}
	state.Text.Report(n.at+value.At.Start, n.at+value.At.Stop, unknownValue(name, written, similar(written), hint))
	return ""
}

func unknownValue(kind, written string, known []string, hint string) input.Finding {
	return input.Finding{Code: input.DirectiveCode, Text: fmt.Sprintf("no %s %q", kind, written), Name: written, Known: known, Hint: hint}
}

// linkTitle makes the title a link if the author wrote a target. A video of the site precedes it.
func (n *Container) linkTitle() {
	title, titled := n.FirstChild().(*Title)
	if n.link.Destination == "" || !titled {
		return
	}
	link := syntax.NewLink(n.link)
	for _, child := range syntax.Children(title) {
		link.AppendChild(link, child)
	}
	title.AppendChild(title, link)
	if isElsewhere := strings.Contains(n.link.Destination, "//"); n.Spec.Role == VideoRole && !isElsewhere {
		n.InsertBefore(n, title, &Video{Link: link})
	}
}
