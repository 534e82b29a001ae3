package mdx

// children writes nodes as one value.
func (w *writer) children(nodes []Node) {
	w.element(Node{Kind: ElementNode, Children: nodes})
}

func (w *writer) node(node Node) {
	switch node.Kind {
	case TextNode:
		w.json(node.Value)
	case ExpressionNode:
		w.text("(")
		w.code(node.Code)
		w.text("\n)") // the code may end with a line comment
	case SummaryNode:
		w.text("props.summaryEnd")
	case ElementNode:
		w.element(node)
	}
}

func (w *writer) element(node Node) {
	call := "_jsx("
	if len(node.Children) > 1 {
		call = "_jsxs("
	}
	w.text(call)
	w.name(node.Name)
	w.text(", {")
	for _, prop := range node.Props {
		w.prop(prop)
	}
	before, after := "children: ", ""
	if len(node.Children) > 1 {
		before, after = "children: [", "]"
	}
	for _, child := range node.Children {
		w.text(before)
		w.node(child)
		before = ", "
	}
	w.text(after + "})")
}

func (w *writer) name(name Name) {
	switch {
	case name.Mapped != "":
		w.mapped[name.Mapped] = true
		w.text("_components." + name.Mapped)
	case name.Literal != "":
		w.json(name.Literal)
	case name.Component != "":
		w.code(Code{Text: name.Component, At: name.At})
	default:
		w.text("_Fragment")
	}
}

func (w *writer) prop(prop Prop) {
	if prop.Name == "" {
		w.text("...")
	} else {
		w.json(prop.Name)
		w.text(": ")
	}
	if prop.Code != nil {
		w.text("(")
		w.code(*prop.Code)
		w.text("\n)")
	} else if urls, depends := prop.Value.(URLs); depends {
		w.urls(urls)
	} else {
		w.json(prop.Value)
	}
	w.text(", ")
}

// Kind is the kind of a node.
type Kind int

// The kinds of nodes.
const (
	TextNode       Kind = iota // uses Value
	ElementNode                // uses Name, Props and Children
	ExpressionNode             // uses Code
	SummaryNode                // the end of the summary of a post
)

// Node is a part of a page's content.
type Node struct {
	Kind     Kind
	Value    string
	Name     Name
	Props    []Prop
	Children []Node
	Code     Code
}

// Name is the name of an element. At most one of its names is set; a fragment has none.
type Name struct {
	Mapped    string // an element that a component may replace: "p"
	Literal   string // an element that nothing replaces: "div"
	Component string // a variable: "Tabs.Item"
	At        int    // offset in the source, of a name that the author wrote
}

// Prop is a property of an element, or a spread if it has no name.
type Prop struct {
	Name  string
	Value any   // any value that JSON can represent
	Code  *Code // if set, used instead of Value
}

// URLs is the value of a property whose URL depends on the language in which a reader sees the
// page. The URLs are by home page of the locale.
type URLs map[string]string

// HTML is the value of a property that sets the content of an element.
type HTML struct {
	Value string `json:"__html"`
}

// NameOf returns the name of a tag's element: a variable for a component.
func NameOf(tag ParsedTag) Name {
	if isComponent(tag.Name) {
		return Name{Component: tag.Name, At: tag.NameAt}
	}
	return Name{Literal: tag.Name, At: tag.NameAt}
}
