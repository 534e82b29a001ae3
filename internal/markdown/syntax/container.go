package syntax

import (
	"fmt"
	"slices"
	"strings"

	"github.com/yuin/goldmark"
	"github.com/yuin/goldmark/ast"
	"github.com/yuin/goldmark/parser"
	"github.com/yuin/goldmark/util"

	"github.com/docgen-cli/docgen/internal/markdown/input"
	"github.com/docgen-cli/docgen/internal/message"
)

// containers is the extension for blocks between ":::name" and ":::": admonitions, tabs and
// code groups.
type containers struct{}

// Extend implements goldmark.Extender.
func (containers) Extend(markdown goldmark.Markdown) {
	markdown.Parser().AddOptions(parser.WithBlockParsers(util.Prioritized(boundedBlock{containerParser{}}, 90)))
}

var (
	ContainerKind = ast.NewNodeKind("Container")
	TitleKind     = ast.NewNodeKind("ContainerTitle")
)

// Container is a block between ":::name" and ":::". If the author wrote a title, it is the
// first child.
type Container struct {
	ast.BaseBlock
	directive
	Role   Role
	Tabs   TabOptions
	at     int // offset of the opening line in the source
	closed bool
}

// NewTab returns a tab for content at an offset. Its label is not parsed as Markdown.
func NewTab(label string, offset int) *Container {
	tab, title := &Container{Role: TabRole}, &Title{}
	tab.SetPos(offset)
	title.AppendChild(title, verbatim(label))
	tab.AppendChild(tab, title)
	return tab
}

// NewTabs returns a container of tabs at an offset.
func NewTabs(options TabOptions, offset int) *Container {
	tabs := &Container{Role: TabsRole, Tabs: options, at: offset}
	tabs.SetPos(offset)
	return tabs
}

// Name returns the name after the colons.
func (n *Container) Name() string { return n.name }

// ID returns the id that the author wrote.
func (n *Container) ID() string { return n.attributes.id }

// Classes returns the class names that the author wrote.
func (n *Container) Classes() []string { return n.attributes.classes }

// AttributesHTML returns the attributes class and id. The given class precedes the author's
// classes.
func (n *Container) AttributesHTML(class string) string { return n.attributes.html(class) }

// MarkAt returns the span of the colons and the name.
func (n *Container) MarkAt() input.Span { return input.At(n.at+n.mark.Start, n.at+n.mark.Stop) }

// TitleAt returns the span of the title.
func (n *Container) TitleAt() input.Span {
	return input.At(n.at+n.title.Start, n.at+n.title.Stop)
}

func (*Container) Kind() ast.NodeKind              { return ContainerKind }
func (n *Container) Dump(source []byte, level int) { ast.DumpHelper(n, source, level, nil, nil) }

// Title is the title of a container. It may contain inline Markdown.
type Title struct{ ast.BaseBlock }

func (*Title) Kind() ast.NodeKind              { return TitleKind }
func (n *Title) Dump(source []byte, level int) { ast.DumpHelper(n, source, level, nil, nil) }

// Role is the purpose of a container.
type Role int

// Roles of containers.
const (
	unknownRole Role = iota
	AdmonitionRole
	TabsRole
	TabRole
	CodeGroupRole
)

func roleOf(name string) Role {
	switch _, isAdmonition := Admonition(name); {
	case isAdmonition:
		return AdmonitionRole
	case name == "tabs":
		return TabsRole
	case name == "tab":
		return TabRole
	case name == "code-group":
		return CodeGroupRole
	}
	return unknownRole
}

// roleNames lists the names that open containers.
func roleNames() []string { return append(admonitions(), "tabs", "tab", "code-group") }

// admonitions lists the names of admonitions, in the order of the guide.
func admonitions() []string {
	return []string{"note", "tip", "info", "warning", "danger", "caution", "important", "success", "secondary"}
}

// Admonition maps a name to one of the five admonitions that the theme can show. A name that only the
// site has looks like info.
func Admonition(name string) (string, bool) {
	switch name {
	case "note", "tip", "info", "warning", "danger":
		return name, true
	case "caution":
		return "warning", true
	case "important":
		return "info", true
	case "success":
		return "tip", true
	case "secondary":
		return "note", true
	}
	return "info", false
}

// AdmonitionTitle returns the title of an admonition that has none of its own, in the language of
// labels.
func AdmonitionTitle(labels message.Catalog, name string) string {
	switch name {
	case "note":
		return labels.Text("theme.admonition.note")
	case "tip":
		return labels.Text("theme.admonition.tip")
	case "info":
		return labels.Text("theme.admonition.info")
	case "warning":
		return labels.Text("theme.admonition.warning")
	case "danger":
		return labels.Text("theme.admonition.danger")
	case "caution":
		return labels.Text("theme.admonition.caution")
	case "important":
		return labels.Text("docgen.admonition.important")
	case "success":
		return labels.Text("docgen.admonition.success")
	case "secondary":
		return labels.Text("docgen.admonition.secondary")
	}
	return strings.ToUpper(name[:1]) + name[1:]
}

// attributeNames lists the attributes that a role accepts besides classes and an id.
func (r Role) attributeNames() []string {
	switch r {
	case AdmonitionRole:
		return []string{"title"}
	case TabRole:
		return []string{"label", "value"}
	case TabsRole, CodeGroupRole:
		return []string{"group", "query", "default"}
	}
	return nil
}

// checkNames reports an unknown container, or unknown attributes of a known one.
func (n *Container) checkNames(state *State, line []byte) {
	if n.Role == unknownRole {
		known := append(roleNames(), state.Admonitions...)
		state.Text.Report(n.at+n.mark.Start, n.at+n.mark.Stop, input.Finding{Code: input.DirectiveCode,
			Text: fmt.Sprintf("unknown directive %q", ":::"+n.name), Name: n.name, Known: known,
			Hint: "allowed directives: " + strings.Join(known, ", ")})
		return
	}
	known := n.Role.attributeNames()
	for _, value := range n.attributes.values {
		if !slices.Contains(known, value.name) && (n.Role != TabRole || value.name != "title") {
			state.Text.Report(n.at+value.at.Start, n.at+value.at.Stop, input.Finding{Code: input.DirectiveCode,
				Text: fmt.Sprintf("%q has no attribute %q", ":::"+n.name, value.name), Name: value.name, Known: known,
				Hint: "allowed attributes: " + strings.Join(known, ", ") + ", .class, #id"})
		}
	}
}
