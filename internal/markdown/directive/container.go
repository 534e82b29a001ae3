package directive

import (
	"github.com/yuin/goldmark/ast"

	"github.com/docgen-cli/docgen/internal/markdown/input"
	"github.com/docgen-cli/docgen/internal/markdown/syntax"
)

var (
	ContainerKind = ast.NewNodeKind("Container")
	TitleKind     = ast.NewNodeKind("ContainerTitle")
)

// Container is a block between ":::name" and ":::", such as an admonition, tabs or a card. If the author wrote
// a title, it is the first child.
type Container struct {
	syntax.Block
	opening
	Spec   Spec
	Tabs   TabOptions
	Icon   string // of a card or a feature
	Member string // the kind of a signature's member; "" if the signature shows it
	Open   bool   // details that are open at first

	size    string        // of a figure
	link    syntax.Target // of a card, a feature or a video
	at      int           // offset of the opening line in the source
	end     int           // offset of the closing line
	isKnown bool
	closed  bool
	call    *syntax.Call // of a plugin's directive
}

// NewTab returns a tab for content at an offset. Its label is not parsed as Markdown.
func NewTab(label string, offset int) *Container { return titled("tab", label, offset) }

// NewDetails returns details for content at an offset. Their title is not parsed as Markdown.
func NewDetails(title string, offset int) *Container { return titled("details", title, offset) }

func titled(name, label string, offset int) *Container {
	container, title := newContainer(name, offset), &Title{}
	title.AppendChild(title, syntax.Verbatim(label))
	container.AppendChild(container, title)
	return container
}

// NewTabs returns a container of tabs at an offset.
func NewTabs(options TabOptions, offset int) *Container {
	tabs := newContainer("tabs", offset)
	tabs.Tabs = options
	return tabs
}

func newContainer(name string, offset int) *Container {
	spec, _ := find(name)
	container := &Container{Spec: spec, at: offset}
	container.SetPos(offset)
	return container
}

// HasRole reports whether a node is a container with a role.
func HasRole(node ast.Node, role Role) bool {
	container, isContainer := node.(*Container)
	return isContainer && container.Spec.Role == role
}

// Class returns the class that docgen gives the container.
func (n *Container) Class() string {
	if n.size != "" {
		return n.Spec.Class + " figure--" + n.size
	}
	return n.Spec.Class
}

// MarkAt returns the span of the colons and the name.
func (n *Container) MarkAt() input.Span { return input.At(n.at+n.mark.Start, n.at+n.mark.Stop) }

// EndAt returns an offset in the closing line; 0 if there is none.
func (n *Container) EndAt() int { return n.end }

// TitleAt returns the span of the title.
func (n *Container) TitleAt() input.Span {
	return input.At(n.at+n.title.Start, n.at+n.title.Stop)
}

func (*Container) Kind() ast.NodeKind { return ContainerKind }

// Title is the title of a container. It may contain inline Markdown.
type Title struct{ syntax.Block }

func (*Title) Kind() ast.NodeKind { return TitleKind }

// Title returns the title of the container, or nil.
func (n *Container) Title() *Title {
	for child := n.FirstChild(); child != nil; child = child.NextSibling() {
		if title, isTitle := child.(*Title); isTitle {
			return title
		}
	}
	return nil
}

// Complete checks a container whose content is parsed, and makes the nodes that its name promises.
func (n *Container) Complete(state *syntax.State) {
	n.linkTitle()
	n.checkContent(state)
	switch list, isList := n.LastChild().(*ast.List); {
	case n.Spec.Role == FileTreeRole:
		n.readFileTree(state.Text.Bytes)
	case n.Spec.Role == FactsRole && isList: // anything else is reported with other content
		n.readFacts(list, state.Text)
	case n.Spec.Role == FigureRole && n.Title() != nil: // the caption follows the content
		n.AppendChild(n, n.Title())
	}
}

// CanZoom reports whether readers may enlarge an image: it is not part of a link or of a container that is one,
// it has an alt text, which names the link, and the author has not turned it off.
func CanZoom(image ast.Node, source []byte) bool {
	for node := image.Parent(); node != nil; node = node.Parent() {
		if container, ok := node.(*Container); ok && container.Spec.NoZoom || node.Kind() == ast.KindLink {
			return false
		}
	}
	return !syntax.ImageOptionsOf(image).NoZoom && syntax.PlainText(image, source) != ""
}
