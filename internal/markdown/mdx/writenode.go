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
