package mdx

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
