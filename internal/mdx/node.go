package mdx

// Kind tells nodes apart.
type Kind int

// The kinds of nodes.
const (
	TextNode       Kind = iota // Value is the text
	ElementNode                // Name, Props and Children
	ExpressionNode             // Code
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

// Name is the name of an element. At most one field is set; none is a fragment.
type Name struct {
	Mapped    string // an element that a component may take the place of: "p"
	Literal   string // an element as it is: "div"
	Component string // a variable: "Tabs.Item"
	At        int    // of a component in the source
}

// Prop is a property of an element: a spread when it has no name.
type Prop struct {
	Name  string
	Value any   // what JSON can say
	Code  *Code // takes the place of Value
}

// HTML is the value of a property that sets an element's content.
type HTML struct {
	Value string `json:"__html"`
}

// NameOf is the name of a tag's element: a variable for a component.
func NameOf(tag ParsedTag) Name {
	if isComponent(tag.Name) {
		return Name{Component: tag.Name, At: tag.NameAt}
	}
	return Name{Literal: tag.Name}
}
