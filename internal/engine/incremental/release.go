package incremental

import (
	"context"
	"maps"
	"slices"

	"github.com/docgen-cli/docgen/internal/engine/parallel"
)

// Release keeps the results of a rule only in encoded form, because few are needed again.
func (e *Engine) Release(ctx context.Context, rule string, jobs int) {
	table := e.table(rule)
	var all []*entry
	table.mu.Lock()
	for _, part := range table.parts {
		all = slices.AppendSeq(all, maps.Values(part.entries))
	}
	table.mu.Unlock()
	parallel.Each(ctx, jobs, len(all), func(i int) { all[i].release(e) })
}

// release encodes a value, unless that fails, and forgets it.
func (e *entry) release(of *Engine) {
	e.mu.Lock()
	defer e.mu.Unlock()
	if e.value != nil && e.encoded == nil && e.encode != nil {
		encoded, err := e.encode(e.value)
		if err != nil {
			return
		}
		e.encoded, e.encode = of.keep(encoded), nil
	}
	if e.encoded != nil {
		e.value, e.isReleased = nil, true
	}
}
