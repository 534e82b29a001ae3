package syntax

import (
	"github.com/yuin/goldmark"
	"github.com/yuin/goldmark/ast"
	"github.com/yuin/goldmark/parser"
	"github.com/yuin/goldmark/util"

	"github.com/docgen-cli/docgen/internal/markdown/input"
)

// containers is the extension for blocks between ":::name" and ":::", such as admonitions, tabs and
// cards. See [Role] for all of them.
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
	Icon   string // of a card or a feature
	Size   string // of a figure
	Member string // the kind of a signature's member; "" if the signature shows it
	Open   bool   // details that are open at first
	link   target // of a card or a feature
	at     int    // offset of the opening line in the source
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
