package description

import (
	"iter"

	"go.yaml.in/yaml/v3"
)

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

// Get returns the value of a key; the zero value if there is none.
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
