package strictyaml

import (
	"cmp"
	"fmt"

	"github.com/goccy/go-yaml/ast"
	"github.com/goccy/go-yaml/token"

	"github.com/docgen-cli/docgen/internal/diag"
)

// builder turns the parser's tree into nodes.
type builder struct {
	source   source
	findings []diag.Diagnostic
	anchors  map[string]*node // by name; nil while the anchor's value is being built
	merged   int              // keys copied by merge keys
}

func (b *builder) report(at *token.Token, text, hint string) {
	b.findings = append(b.findings, b.source.diagnostic(b.source.place(at), diag.Error, text, hint))
}

// document returns the one document of a file.
func (b *builder) document(file *ast.File) *node {
	var root *node
	for _, document := range file.Docs {
		if _, directive := document.Body.(*ast.DirectiveNode); directive || document.Body == nil {
			continue
		}
		if root != nil {
			at := document.Start
			if at == nil {
				at = document.Body.GetToken()
			}
			b.report(at, "the file contains a second YAML document", `remove the line "---", or everything that follows it`)
			break
		}
		root = b.node(document.Body, nil)
	}
	if root == nil {
		return &node{}
	}
	return root
}

// node builds a value; key is the key that holds it.
func (b *builder) node(from ast.Node, key *token.Token) *node {
	switch from := from.(type) {
	case *ast.MappingNode:
		return b.mapping(from.Values, node{key: key, first: from.Start, last: from.End})
	case *ast.MappingValueNode:
		return b.mapping([]*ast.MappingValueNode{from}, node{key: key, first: from.Start})
	case *ast.SequenceNode:
		return b.sequence(from, key)
	case *ast.AnchorNode:
		return b.anchor(from, key)
	case *ast.AliasNode:
		return b.alias(from, key)
	case *ast.TagNode:
		return b.tag(from, key)
	case *ast.LiteralNode:
		return &node{kind: String, text: from.Value.Value, quoted: true, first: from.Start, key: key}
	case *ast.StringNode:
		quoted := from.Token.Type == token.SingleQuoteType || from.Token.Type == token.DoubleQuoteType
		return scalar(from.Token, from.Value, quoted, key)
	case ast.ScalarNode:
		return scalar(from.GetToken(), from.GetToken().Value, false, key)
	}
	return &node{key: key}
}

func scalar(tk *token.Token, text string, quoted bool, key *token.Token) *node {
	if tk.Type == token.ImplicitNullType {
		return &node{key: key}
	}
	built := &node{kind: String, text: text, quoted: quoted, first: tk, key: key}
	if !quoted {
		built.kind = plainKind(text)
	}
	return built
}

func (b *builder) sequence(from *ast.SequenceNode, key *token.Token) *node {
	built := &node{kind: List, key: key, first: from.Start, last: from.End}
	for _, value := range from.Values {
		item := b.node(value, nil)
		if item.first == nil {
			item.first = from.Start // show an absent item at its list
		}
		built.items = append(built.items, item)
		built.depth = max(built.depth, item.depth)
	}
	return b.deepen(built)
}

func (b *builder) mapping(from []*ast.MappingValueNode, built node) *node {
	built.kind = Map
	at := map[string]*token.Token{}
	var merges []*ast.MappingValueNode
	for _, pair := range from {
		if pair.Key.IsMergeKey() {
			merges = append(merges, pair)
			continue
		}
		name, key := b.key(pair.Key)
		if key == nil {
			continue
		}
		value := b.node(pair.Value, key)
		if first, repeated := at[name]; repeated {
			line := b.source.inFile(b.source.place(first)).Line
			b.findings = append(b.findings, b.source.diagnostic(b.source.name(key), diag.Error,
				fmt.Sprintf("duplicate %s %q", cmp.Or(b.source.options.Keys, "key"), name), fmt.Sprintf("the first one is on line %d", line)))
			continue
		}
		at[name] = key
		built.entries = append(built.entries, entry{name: name, key: key, value: value})
		built.depth = max(built.depth, value.depth)
	}
	for _, pair := range merges {
		b.merge(pair, &built, at)
	}
	if built.last == nil && len(built.entries) > 0 {
		built.first = built.entries[0].key // show a block mapping at its first key
	}
	return b.deepen(&built)
}

// key returns a key's text and token, or reports a key that is not a string.
func (b *builder) key(from ast.Node) (string, *token.Token) {
	if explicit, ok := from.(*ast.MappingKeyNode); ok {
		from = explicit.Value
	}
	if from == nil {
		return "", nil
	}
	key := b.node(from, nil)
	if key.kind == List || key.kind == Map || key.first == nil {
		b.report(from.GetToken(), "a key must be a string", "")
		return "", nil
	}
	return key.text, key.first
}

// deepen counts the nesting level that a list or mapping adds.
func (b *builder) deepen(built *node) *node {
	built.depth++
	if built.depth != maxDepth+1 {
		return built
	}
	at := built.key
	if at == nil {
		at = built.first
	}
	b.report(at, tooDeep(), "")
	return &node{key: built.key, first: built.first, broken: true}
}
