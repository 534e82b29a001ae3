package markdown

import (
	"fmt"
	"slices"
	"strings"

	"github.com/yuin/goldmark"
	"github.com/yuin/goldmark/ast"
	"github.com/yuin/goldmark/parser"
	"github.com/yuin/goldmark/util"
)

// containers is the goldmark extension for blocks opened by ":::name" and closed
// by ":::": admonitions, tabs and code groups.
type containers struct{}

// Extend implements goldmark.Extender.
func (containers) Extend(markdown goldmark.Markdown) {
	markdown.Parser().AddOptions(parser.WithBlockParsers(util.Prioritized(boundedBlock{containerParser{}}, 90)))
	markdown.Renderer().AddOptions(containerRenderers())
}

var (
	containerKind = ast.NewNodeKind("Container")
	titleKind     = ast.NewNodeKind("ContainerTitle")
)

// container is a block between ":::" and ":::"; its first child is its title when
// the author gave one.
type container struct {
	ast.BaseBlock
	directive
	role   role
	tabs   tabOptions
	at     int // of the opening line in the source
	closed bool
}

func (*container) Kind() ast.NodeKind              { return containerKind }
func (n *container) Dump(source []byte, level int) { ast.DumpHelper(n, source, level, nil, nil) }

// titleLine is the author's title; its inline Markdown is parsed as a
// paragraph's is.
type titleLine struct{ ast.BaseBlock }

func (*titleLine) Kind() ast.NodeKind              { return titleKind }
func (n *titleLine) Dump(source []byte, level int) { ast.DumpHelper(n, source, level, nil, nil) }

// role is what a container is for.
type role int

const (
	unknownRole role = iota
	admonitionRole
	tabsRole
	tabRole
	codeGroupRole
)

func roleOf(name string) role {
	if _, known := look(name); known {
		return admonitionRole
	}
	return map[string]role{"tabs": tabsRole, "tab": tabRole, "code-group": codeGroupRole}[name]
}

// roleNames are the names that open containers.
func roleNames() []string { return append(looks(), "tabs", "tab", "code-group") }

// attributeNames are the attributes that a role takes, beside classes and an id.
func (r role) attributeNames() []string {
	switch r {
	case admonitionRole:
		return []string{"title"}
	case tabRole:
		return []string{"label", "value"}
	case tabsRole, codeGroupRole:
		return []string{"group", "query", "default"}
	}
	return nil
}

// checkNames reports an unknown container or unknown attributes of a known one.
func (n *container) checkNames(state *state, line []byte) {
	if n.role == unknownRole {
		state.report(n.at+n.mark.start, n.at+n.mark.stop, Finding{Code: DirectiveCode,
			Text: fmt.Sprintf("unknown directive %q", ":::"+n.name), Name: n.name, Known: roleNames(),
			Hint: "known are " + strings.Join(roleNames(), ", ")})
		return
	}
	known := n.role.attributeNames()
	for _, value := range n.attributes.values {
		if !slices.Contains(known, value.name) && (n.role != tabRole || value.name != "title") {
			state.report(n.at+value.at.start, n.at+value.at.stop, Finding{Code: DirectiveCode,
				Text: fmt.Sprintf("%q has no attribute %q", ":::"+n.name, value.name), Name: value.name, Known: known,
				Hint: "it takes " + strings.Join(known, ", ") + ", .class and #id"})
		}
	}
}
