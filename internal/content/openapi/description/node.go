package description

import (
	"iter"
	"strconv"

	"go.yaml.in/yaml/v4"
)

// Target returns the node that an alias stands for.
func Target(node *yaml.Node) *yaml.Node { return target(node) }

// Entries returns the keys and values of a mapping.
func Entries(node *yaml.Node) iter.Seq2[*yaml.Node, *yaml.Node] { return entries(node) }

// target returns the node that an alias stands for.
func target(node *yaml.Node) *yaml.Node {
	for range 10 {
		if node == nil || node.Kind != yaml.AliasNode {
			return node
		}
		node = node.Alias
	}
	return nil
}

// entries returns the keys and values of a mapping, and those that it merges from others.
func entries(node *yaml.Node) iter.Seq2[*yaml.Node, *yaml.Node] {
	return func(yield func(key, value *yaml.Node) bool) {
		node = target(node)
		if node == nil || node.Kind != yaml.MappingNode {
			return
		}
		for i := 0; i+1 < len(node.Content); i += 2 {
			if !yield(node.Content[i], target(node.Content[i+1])) {
				return
			}
		}
	}
}

// child returns the value of a key; nil if there is none.
func child(node *yaml.Node, key string) *yaml.Node {
	for name, value := range entries(node) {
		if name.Value == key {
			return value
		}
	}
	return nil
}

func text(node *yaml.Node) string {
	if node == nil || node.Kind != yaml.ScalarNode || node.Tag == "!!null" {
		return ""
	}
	return node.Value
}

func flag(node *yaml.Node) bool { return text(node) == "true" }

func number(node *yaml.Node) *float64 {
	value, err := strconv.ParseFloat(text(node), 64)
	if err != nil {
		return nil
	}
	return &value
}

func whole(node *yaml.Node) *int64 {
	value, err := strconv.ParseInt(text(node), 10, 64)
	if err != nil {
		return nil
	}
	return &value
}

// list returns the items of a sequence.
func list(node *yaml.Node) []*yaml.Node {
	if node == nil || node.Kind != yaml.SequenceNode {
		return nil
	}
	all := make([]*yaml.Node, len(node.Content))
	for i, each := range node.Content {
		all[i] = target(each)
	}
	return all
}

// texts returns a list of texts, or a single one.
func texts(node *yaml.Node) []string {
	if node != nil && node.Kind == yaml.ScalarNode {
		return []string{node.Value}
	}
	var all []string
	for _, each := range list(node) {
		all = append(all, each.Value)
	}
	return all
}

// listOf returns what a function makes of the items of a sequence.
func listOf[V any](node *yaml.Node, from func(*yaml.Node) V) []V {
	var all []V
	for _, each := range list(node) {
		if each != nil {
			all = append(all, from(each))
		}
	}
	return all
}

// mapOf returns what a function makes of the values of a mapping, without extensions.
func mapOf[V any](node *yaml.Node, from func(*yaml.Node) V) *Map[V] {
	all := &Map[V]{}
	for key, value := range entries(node) {
		if value != nil {
			all.Set(key.Value, from(value))
		}
	}
	return all
}
