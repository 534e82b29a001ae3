package incremental

import (
	"github.com/docgen-cli/docgen/internal/fingerprint"
)

// Rule describes a kind of result.
type Rule[V any] struct {
	Name    string
	Options fingerprint.Hash // hash of everything that all results of the rule depend on
	Codec   Codec[V]         // nil for results that stay in memory
}

// Codec encodes and decodes results. Decode must return an error for bytes in another
// format.
type Codec[V any] interface {
	Encode(V) ([]byte, error)
	Decode([]byte) (V, error)
}

// Get returns the cached result for a key if its dependencies are unchanged. Otherwise it
// calls compute and caches the result, unless compute returns an error. used is the hash of the
// values besides files that compute depends on.
func Get[V any](e *Engine, rule Rule[V], key string, used fingerprint.Hash, compute func(*Inputs) (V, error)) (V, Trace, error) {
	if value, trace, known := Lookup(e, rule, key, used); known {
		return value, trace, nil
	}
	value, trace, err := Compute(e, used, compute)
	if err == nil {
		Put(e, rule, key, value, trace)
	}
	return value, trace, err
}

// Compute computes a result without caching it, and returns its dependencies.
func Compute[V any](e *Engine, used fingerprint.Hash, compute func(*Inputs) (V, error)) (V, Trace, error) {
	inputs := newInputs(e)
	value, err := compute(inputs)
	return value, inputs.trace(used), err
}

// Lookup returns the cached result for a key if there is one and its dependencies are
// unchanged.
func Lookup[V any](e *Engine, rule Rule[V], key string, used fingerprint.Hash) (value V, trace Trace, known bool) {
	table := e.table(rule.Name)
	found := table.get(key, rule.Options, used)
	if found == nil {
		return value, trace, false
	}
	trace = Trace{Used: used, Inputs: make([]Input, len(found.trace.Inputs))}
	isNew := false
	for i, input := range found.trace.Inputs {
		now, same := e.same(input.Name, input.File)
		if !same {
			return value, trace, false
		}
		trace.Inputs[i] = Input{input.Name, now}
		isNew = isNew || now != input.File
	}
	if value, known = valueOf(found, rule.Codec); !known {
		return value, trace, false
	}
	if isNew {
		table.put(key, &entry{options: rule.Options, trace: trace, value: value, encoded: found.encoded, encode: found.encode})
	}
	return value, trace, true
}

// valueOf returns the value of an entry. The first call decodes it.
func valueOf[V any](found *entry, codec Codec[V]) (value V, ok bool) {
	found.mu.Lock()
	defer found.mu.Unlock()
	if found.value == nil {
		if codec == nil {
			return value, false
		}
		decoded, err := codec.Decode(found.encoded)
		if err != nil {
			return value, false
		}
		found.value = decoded
	}
	value, ok = found.value.(V)
	return value, ok
}

// Put caches a result with its dependencies.
func Put[V any](e *Engine, rule Rule[V], key string, value V, trace Trace) {
	fresh := &entry{options: rule.Options, trace: trace, value: value}
	if rule.Codec != nil {
		fresh.encode = func() ([]byte, error) { return rule.Codec.Encode(value) }
	}
	e.table(rule.Name).put(key, fresh)
}
