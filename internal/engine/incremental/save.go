package incremental

import (
	"context"
	"errors"
	"fmt"
	"maps"
	"slices"

	"github.com/docgen-cli/docgen/internal/engine/pack"
	"github.com/docgen-cli/docgen/internal/engine/parallel"
)

// indexName is the name of the stored value that lists the tables.
const indexName = "index"

// openTables reads the list of tables in the store. If another version of docgen or Node
// wrote it, there are no tables.
func (e *Engine) openTables() {
	text, found := e.store.Read(indexName)
	from := pack.Reader{Rest: text}
	if !found || readHash(&from) != e.toolchain {
		return
	}
	for len(from.Rest) > 0 {
		rule, count, results := from.Text(), int(from.Number()), int(from.Number())
		if from.Broken || count < 1 || count > mostParts {
			e.tables = map[string]*table{}
			return
		}
		e.tables[rule] = newTable(count, func(part int) map[string]*entry { return e.readPart(partName(rule, part)) })
		e.tables[rule].written = results
	}
}

func partName(rule string, number int) string { return fmt.Sprintf("%s-%d", rule, number) }

// readPart reads results, which are decoded on first use.
func (e *Engine) readPart(name string) map[string]*entry {
	text, _ := e.store.Read(name)
	entries, whole := map[string]*entry{}, e.keep(text)
	for from := (pack.Reader{Rest: text}); len(from.Rest) > 0; {
		key := from.Text()
		found := &entry{options: readHash(&from), trace: readTrace(&from), from: stored}
		size := len(from.Take(from.Count()))
		if from.Broken {
			return map[string]*entry{}
		}
		found.encoded = whole.Part(len(text)-len(from.Rest)-size, size)
		entries[key] = found
	}
	return entries
}

// Save writes new results to the store. A result that cannot be written is computed again
// later, which is no error.
func (e *Engine) Save(ctx context.Context, jobs int) {
	if e.store == nil {
		return
	}
	type work struct {
		name  string
		table *table
		part  *part
	}
	var all []work
	index := pack.Writer{}
	packHash(&index, e.toolchain)
	names := []string{indexName}
	for rule, table := range e.tables {
		if count := partsFor(table.size()); count != len(table.parts) {
			table.divide(count)
		}
		index.Texts(rule)
		for number, part := range table.parts {
			names = append(names, partName(rule, number))
			all = append(all, work{partName(rule, number), table, part})
		}
		index.Numbers(int64(len(table.parts)), int64(table.size()))
	}
	failed := parallel.Map(ctx, jobs, all, func(each work) error {
		if each.part.entries != nil {
			each.table.drop(each.part)
		}
		if !each.part.isNew {
			return nil
		}
		each.part.isNew = false
		return e.store.Write(each.name, each.part.pack())
	})
	if errors.Join(failed...) == nil && ctx.Err() == nil {
		_ = e.store.Write(indexName, index.Bytes)
	}
	e.store.Keep(names)
}

// bytes encodes the value of an entry. It returns nil for one that stays in memory.
func (e *entry) bytes() ([]byte, error) {
	switch {
	case e.encode != nil:
		return e.encode(e.value)
	case e.encoded != nil:
		return e.encoded.Bytes(nil)
	}
	return nil, nil
}

// pack encodes the results of a part, except those that stay in memory.
func (p *part) pack() []byte {
	out := pack.Writer{}
	for key, found := range p.entries {
		text, err := found.bytes()
		if err != nil || text == nil {
			continue
		}
		out.Texts(key)
		packHash(&out, found.options)
		packTrace(&out, found.trace)
		out.Texts(string(text))
	}
	return out.Bytes
}

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
