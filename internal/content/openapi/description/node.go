package description

import (
	"iter"

	"go.yaml.in/yaml/v3"
)

// Target returns the node that an alias stands for.
func Target(node *yaml.Node) *yaml.Node {
	for range 10 {
		if node == nil || node.Kind != yaml.AliasNode {
			return node
		}
		node = node.Alias
	}
	return nil
}

// Entries returns the keys and values of a mapping.
func Entries(node *yaml.Node) iter.Seq2[*yaml.Node, *yaml.Node] {
	return func(yield func(key, value *yaml.Node) bool) {
		node = Target(node)
		if node == nil || node.Kind != yaml.MappingNode {
			return
		}
		for i := 0; i+1 < len(node.Content); i += 2 {
			if !yield(node.Content[i], Target(node.Content[i+1])) {
				return
			}
		}
	}
}

// child returns the value of a key; nil if there is none.
func child(node *yaml.Node, key string) *yaml.Node {
	for name, value := range Entries(node) {
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

// list returns the items of a sequence.
func list(node *yaml.Node) []*yaml.Node {
	if node == nil || node.Kind != yaml.SequenceNode {
		return nil
	}
	all := make([]*yaml.Node, len(node.Content))
	for i, each := range node.Content {
		all[i] = Target(each)
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

// Map is a mapping that keeps the order of its keys. The nil map is empty.
type Map[V any] struct {
	keys   []string
	values map[string]V
}

// Len returns the number of keys.
func (m *Map[V]) Len() int {
	if m == nil {
		return 0
	}
	return len(m.keys)
}

// All returns the keys and values in the order in which the keys were first set.
func (m *Map[V]) All() iter.Seq2[string, V] {
	return func(yield func(string, V) bool) {
		if m == nil {
			return
		}
		for _, key := range m.keys {
			if !yield(key, m.values[key]) {
				return
			}
		}
	}
}

// Get returns the value of a key, or the zero value.
func (m *Map[V]) Get(key string) V {
	var zero V
	if m == nil {
		return zero
	}
	return m.values[key]
}

// Set sets the value of a key.
func (m *Map[V]) Set(key string, value V) {
	if m.values == nil {
		m.values = map[string]V{}
	}
	if _, isThere := m.values[key]; !isThere {
		m.keys = append(m.keys, key)
	}
	m.values[key] = value
}

func (m *Map[V]) fill(r *reader, node *yaml.Node) {
	for key, value := range Entries(node) {
		if value != nil {
			var each V
			r.read(value, &each)
			m.Set(key.Value, each)
		}
	}
}
