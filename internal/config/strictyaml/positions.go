package strictyaml

import (
	"iter"
	"slices"

	"github.com/docgen-cli/docgen/internal/diag"
)

// Positions finds places in a decoded text. The zero value contains none.
type Positions struct {
	source source
	root   *node
}

// At returns the place of the value at a path of keys (string) and 0-based list indexes (int).
// If the value begins on a later line than its key, At returns the place of the key. If the
// value does not exist, At returns the place of the nearest parent.
func (p Positions) At(path ...any) Place {
	return p.source.inFile(p.value(path))
}

// Key returns the place of the last key of a path. If there is no such key, it returns the same
// as At.
func (p Positions) Key(path ...any) Place {
	return p.source.inFile(p.key(path))
}

// Has reports whether the text sets a value at path. For the empty path, it reports whether the
// text is a mapping.
func (p Positions) Has(path ...any) bool {
	found, whole := p.find(path)
	if len(path) == 0 {
		return found != nil && found.kind == Map
	}
	return whole
}

// Keys returns the keys of the mapping at path, in order.
func (p Positions) Keys(path ...any) []string {
	found, whole := p.find(path)
	if !whole {
		return nil
	}
	names := make([]string, len(found.entries))
	for i, entry := range found.entries {
		names[i] = entry.name
	}
	return names
}

// Diagnostic returns a diagnostic at the value at path.
func (p Positions) Diagnostic(severity diag.Severity, text, hint string, path ...any) diag.Diagnostic {
	return p.source.diagnostic(p.value(path), severity, text, hint)
}

// KeyDiagnostic returns a diagnostic at the last key of path.
func (p Positions) KeyDiagnostic(severity diag.Severity, text, hint string, path ...any) diag.Diagnostic {
	return p.source.diagnostic(p.key(path), severity, text, hint)
}

// NameDiagnostic returns a diagnostic at the last key of path, without its quotes.
func (p Positions) NameDiagnostic(severity diag.Severity, text, hint string, path ...any) diag.Diagnostic {
	found, whole := p.find(path)
	if !whole || found.key == nil {
		return p.KeyDiagnostic(severity, text, hint, path...)
	}
	return p.source.diagnostic(p.source.name(found.key), severity, text, hint)
}

func (p Positions) value(path []any) Place {
	found, _ := p.find(path)
	if found == nil || found == p.root {
		return Place{Line: 1}
	}
	return p.source.valuePlace(found)
}

func (p Positions) key(path []any) Place {
	found, whole := p.find(path)
	if !whole || found == p.root || found.key == nil {
		return p.value(path)
	}
	return p.source.place(found.key)
}

// find follows path as far as it exists.
func (p Positions) find(path []any) (found *node, whole bool) {
	found = p.root
	if found == nil {
		return nil, false
	}
	for _, step := range path {
		var next *node
		switch step := step.(type) {
		case string:
			next = found.get(step)
		case int:
			if step >= 0 && step < len(found.items) {
				next = found.items[step]
			}
		}
		if next == nil {
			return found, false
		}
		found = next
	}
	return found, true
}

// Scalars iterates over all values that are neither lists nor mappings, with their paths, in the order of the text.
func (p Positions) Scalars() iter.Seq2[[]any, string] {
	return func(yield func([]any, string) bool) {
		if p.root != nil {
			p.root.scalars(nil, yield)
		}
	}
}

// scalars reports whether to go on.
func (n *node) scalars(path []any, yield func([]any, string) bool) bool {
	switch n.kind {
	case Map:
		for _, entry := range n.entries {
			if !entry.value.scalars(append(slices.Clip(path), entry.name), yield) {
				return false
			}
		}
		return true
	case List:
		for i, item := range n.items {
			if !item.scalars(append(slices.Clip(path), i), yield) {
				return false
			}
		}
		return true
	}
	return yield(path, n.text)
}
