package incremental

import (
	"fmt"

	"github.com/docgen-cli/docgen/internal/engine/fingerprint"
)

// Rule describes a kind of result.
type Rule[V any] struct {
	Name    string
	Options fingerprint.Hash // hash of everything that all results of the rule depend on
	Codec   Codec[V]         // nil for results that stay in memory
	Compact bool             // keep results encoded: they are large, and few are needed again
	Foreign bool             // other programs read the files; see [Inputs.Note]
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
	found, trace := e.lookup(e.table(rule.Name), rule.Options, Item{key, used}, rule.Codec != nil)
	if found != nil {
		value, known = valueOf(found, rule)
	}
	if rule.Codec != nil {
		e.usage.count(found, known)
	}
	if !known {
		if rule.Foreign {
			e.observeFor(rule.Name, rule.Options, Item{key, used})
		}
		return value, Trace{}, false
	}
	return value, trace, true
}

// observeFor observes what an outdated result depends on, before other programs read it again.
func (e *Engine) observeFor(rule string, options fingerprint.Hash, item Item) {
	if before := e.table(rule).get(item.Key, options, item.Used); before != nil {
		for _, input := range before.trace.Inputs {
			e.state(input.Name, false)
		}
	}
}

// lookup returns the entry of an item, with the current states of its dependencies. It returns
// nil if there is none, or if its dependencies have changed.
func (e *Engine) lookup(table *table, options fingerprint.Hash, item Item, mayBeRemote bool) (*entry, Trace) {
	found := table.get(item.Key, options, item.Used)
	if found == nil && mayBeRemote && e.fetch(table, item) {
		found = table.get(item.Key, options, item.Used)
	}
	if found == nil {
		return nil, Trace{}
	}
	trace := Trace{Used: item.Used, Spent: found.trace.Spent, Inputs: make([]Input, len(found.trace.Inputs))}
	isNew := false
	for i, input := range found.trace.Inputs {
		now, same := e.same(input.Name, input.File)
		if !same {
			return nil, Trace{}
		}
		trace.Inputs[i] = Input{input.Name, now}
		isNew = isNew || now != input.File
	}
	if isNew {
		found = found.with(trace)
		table.put(item.Key, found)
	}
	return found, trace
}

// valueOf returns the value of an entry. Unless it is compact, the first call decodes it.
func valueOf[V any](found *entry, rule Rule[V]) (value V, ok bool) {
	found.mu.Lock()
	defer found.mu.Unlock()
	if found.value == nil {
		if rule.Codec == nil || found.encoded == nil {
			return value, false
		}
		encoded, err := found.encoded.Bytes(nil)
		if err != nil {
			return value, false
		}
		decoded, err := decode(rule.Codec, encoded)
		if err != nil {
			return value, false
		}
		if rule.Compact || found.isReleased {
			return decoded, true
		}
		found.value = decoded
	}
	value, ok = found.value.(V)
	return value, ok
}

// decode decodes a value. Whatever its bytes are, a codec that panics has found a mistake in them.
func decode[V any](codec Codec[V], encoded []byte) (value V, err error) {
	defer func() {
		if found := recover(); found != nil {
			err = fmt.Errorf("decode a cached value: %v", found)
		}
	}()
	return codec.Decode(encoded)
}

// Put caches a result with its dependencies.
func Put[V any](e *Engine, rule Rule[V], key string, value V, trace Trace) {
	table := e.table(rule.Name)
	table.put(key, newEntry(e, rule, value, trace))
	table.supply(Item{key, trace.Used})
}

func newEntry[V any](e *Engine, rule Rule[V], value V, trace Trace) *entry {
	fresh := &entry{options: rule.Options, trace: trace, value: value}
	if codec := rule.Codec; codec != nil {
		fresh.encode = func(value any) ([]byte, error) { return codec.Encode(value.(V)) }
	}
	if !rule.Compact {
		return fresh
	}
	encoded, err := rule.Codec.Encode(value)
	if err != nil {
		return fresh
	}
	return &entry{options: rule.Options, trace: trace, encoded: e.keep(encoded)}
}
