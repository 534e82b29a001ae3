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
	switch len(node.Children) {
	case 0:
	case 1:
		w.text("children: ")
		w.node(node.Children[0])
	default:
		w.text("children: [")
		for i, child := range node.Children {
			if i > 0 {
				w.text(", ")
			}
			w.node(child)
		}
		w.text("]")
	}
	w.text("})")
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
	switch {
	case prop.Name == "":
		w.text("...(")
		w.code(*prop.Code)
		w.text("\n), ")
		return
	case prop.Code != nil:
		w.json(prop.Name)
		w.text(": (")
		w.code(*prop.Code)
		w.text("\n), ")
		return
	}
	w.json(prop.Name)
	w.text(": ")
	if urls, depends := prop.Value.(URLs); depends {
		w.urls(urls)
	} else {
		w.json(prop.Value)
	}
	w.text(", ")
}
