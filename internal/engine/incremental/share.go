package incremental

import (
	"context"
	"maps"
	"slices"
	"sync"
	"time"

	"github.com/docgen-cli/docgen/internal/engine/fingerprint"
	"github.com/docgen-cli/docgen/internal/engine/pack"
	"github.com/docgen-cli/docgen/internal/engine/parallel"
)

// sharedPack is a group of results that the engine gets from a remote store, or sends to it.
type sharedPack struct {
	rule    string
	options fingerprint.Hash
	items   []Item
	once    sync.Once
	isNew   bool // has results that this process has computed
}

// Offer groups results of a rule. When one of them is needed and not known, [Lookup] gets the
// whole group from the remote store. [Engine.Publish] sends those that the store lacked.
func Offer[V any](e *Engine, rule Rule[V], items []Item) {
	if e.remote == nil {
		return
	}
	made, table := &sharedPack{rule: rule.Name, options: rule.Options}, e.table(rule.Name)
	table.mu.Lock()
	defer table.mu.Unlock()
	if table.packs == nil {
		table.packs = map[Item]*sharedPack{}
	}
	for _, item := range items {
		if table.packs[item] == nil { // copies of a text are in one group
			made.items, table.packs[item] = append(made.items, item), made
		}
	}
}

// fetch gets the group of a result from the remote store. It returns false if it is known to have
// none.
func (e *Engine) fetch(table *table, item Item) bool {
	table.mu.Lock()
	wanted := table.packs[item]
	table.mu.Unlock()
	if wanted == nil {
		return false
	}
	wanted.once.Do(func() { e.receive(table, wanted) })
	return true
}

// receive adds the results of a group to a table.
func (e *Engine) receive(table *table, wanted *sharedPack) {
	values, found := e.Receive(wanted.rule, wanted.options, wanted.items)
	if !found {
		return
	}
	for i, value := range values {
		from := pack.Reader{Rest: value}
		trace := readTrace(&from)
		if from.Broken || len(value) == 0 || trace.Used != wanted.items[i].Used {
			continue // the other machine had no such result
		}
		if table.get(wanted.items[i].Key, wanted.options, trace.Used) == nil {
			table.put(wanted.items[i].Key, &entry{options: wanted.options, trace: trace, encoded: e.keep(from.Rest), from: remote})
		}
	}
}

// supply records that a result of a group has been computed.
func (t *table) supply(item Item) {
	t.mu.Lock()
	defer t.mu.Unlock()
	if of := t.packs[item]; of != nil {
		of.isNew = true
	}
}

// requests is the number of groups that Fetch asks for at the same time. Most of the time
// passes with waiting.
const requests = 16

// Fetch gets all offered groups of a rule of which a result is not known. It is faster than
// getting them one after the other.
func (e *Engine) Fetch(ctx context.Context, rule string) {
	if e.remote == nil {
		return
	}
	table := e.table(rule)
	offered := table.offered()
	parallel.Each(ctx, requests, len(offered), func(i int) {
		wanted := offered[i]
		if slices.ContainsFunc(wanted.items, func(item Item) bool { return table.get(item.Key, wanted.options, item.Used) == nil }) {
			wanted.once.Do(func() { e.receive(table, wanted) })
		}
	})
}

// offered returns the groups of a table.
func (t *table) offered() []*sharedPack {
	t.mu.Lock()
	defer t.mu.Unlock()
	unique := map[*sharedPack]bool{}
	for _, offered := range t.packs {
		unique[offered] = true
	}
	return slices.Collect(maps.Keys(unique))
}

// Publish sends the groups with results that this process has computed.
func (e *Engine) Publish(ctx context.Context, jobs int) {
	if e.remote == nil {
		return
	}
	e.mu.Lock()
	tables := slices.Collect(maps.Values(e.tables))
	e.mu.Unlock()
	for _, table := range tables {
		offered := table.offered()
		parallel.Each(ctx, jobs, len(offered), func(i int) {
			if offered[i].isNew {
				offered[i].isNew = false
				e.send(table, offered[i])
			}
		})
	}
}

func (e *Engine) send(table *table, offered *sharedPack) {
	values, spent := make([][]byte, len(offered.items)), time.Duration(0)
	for i, item := range offered.items {
		found := table.get(item.Key, offered.options, item.Used)
		if found == nil {
			continue // it could not be computed
		}
		encoded, err := found.bytes()
		if err != nil || encoded == nil {
			continue
		}
		out := pack.Writer{}
		packTrace(&out, e.portable(found.trace))
		values[i], spent = append(out.Bytes, encoded...), spent+found.trace.Spent
	}
	e.Send(offered.rule, offered.options, offered.items, values, spent)
}

// portable returns a trace that holds on other machines: with the hashes of files instead of
// their times.
func (e *Engine) portable(trace Trace) Trace {
	inputs := make([]Input, len(trace.Inputs))
	for i, input := range trace.Inputs {
		now := e.state(input.Name, true)
		inputs[i] = Input{input.Name, fingerprint.File{Size: now.Size, Sum: now.Sum}}
	}
	return Trace{Used: trace.Used, Inputs: inputs}
}
