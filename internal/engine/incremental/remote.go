package incremental

import (
	"hash/fnv"
	"io"
	"iter"
	"time"

	"github.com/docgen-cli/docgen/internal/engine/fingerprint"
	"github.com/docgen-cli/docgen/internal/engine/pack"
)

// Remote stores values that several machines share. It must not return a damaged value.
type Remote interface {
	// Get returns the value of a key, unless it is longer than most bytes.
	Get(key [32]byte, most int64) (value []byte, found bool)
	// Put stores a value that took a time to compute. It may fail, or end later.
	Put(key [32]byte, value []byte, spent time.Duration)
}

// Share connects the engine with a remote store. programs identifies the programs that compute
// the results by their content, so that it is equal on machines that compute equal results.
func (e *Engine) Share(remote Remote, programs fingerprint.Hash) {
	e.remote, e.programs = remote, programs
}

// IsShared reports whether there is a remote store.
func (e *Engine) IsShared() bool { return e.remote != nil }

// Item identifies a result of a rule.
type Item struct {
	Key  string
	Used fingerprint.Hash
}

// Receive gets values that another machine has sent. A remote store has one value for several
// items, because a request for each would take too long.
func (e *Engine) Receive(rule string, options fingerprint.Hash, items []Item) ([][]byte, bool) {
	if e.remote == nil || len(items) == 0 {
		return nil, false
	}
	text, found := e.remote.Get(e.remoteKey(rule, options, items), mostAlone+int64(len(items))*mostEach)
	if !found {
		return nil, false
	}
	values := make([][]byte, 0, len(items))
	from := pack.Reader{Rest: text}
	for range items {
		values = append(values, from.Take(from.Count()))
	}
	return values, !from.Broken && len(from.Rest) == 0
}

// Send offers the values of items to other machines.
func (e *Engine) Send(rule string, options fingerprint.Hash, items []Item, values [][]byte, spent time.Duration) {
	if e.remote == nil {
		return
	}
	out := pack.Writer{}
	for _, value := range values {
		out.Texts(string(value))
	}
	e.remote.Put(e.remoteKey(rule, options, items), out.Bytes, spent)
}

// The longest values in bytes: an index of a large site and an image are alone in theirs, while pages
// and texts are in groups.
const (
	mostAlone = 16 << 20
	mostEach  = 256 << 10
)

// remoteFormat is the version of the format of values in remote stores.
const remoteFormat = "docgen 2"

func (e *Engine) remoteKey(rule string, options fingerprint.Hash, items []Item) fingerprint.Hash {
	hasher := fingerprint.NewHasher()
	hasher.Texts([]string{remoteFormat, rule})
	hasher.Hash(e.programs)
	hasher.Hash(options)
	for _, item := range items {
		hasher.Text(item.Key)
		hasher.Hash(item.Used)
	}
	return hasher.Sum()
}

// The size of groups. From the smallest size on, a group ends with a name whose hash says so: a
// new name changes one or two groups, and not all after it.
const (
	smallestGroup = 16
	furtherNames  = 16 // on average
	biggestGroup  = 64
)

// Groups divides a list into groups that machines exchange as one value. name returns the name
// of an element.
func Groups[T any](list []T, name func(T) string) iter.Seq[[]T] {
	return func(yield func([]T) bool) {
		begin := 0
		for i, each := range list {
			size := i - begin + 1
			if size < biggestGroup && i < len(list)-1 && (size < smallestGroup || hashOf(name(each))%furtherNames != 0) {
				continue
			}
			if !yield(list[begin : i+1]) {
				return
			}
			begin = i + 1
		}
	}
}

// hashOf returns a number that spreads names evenly.
func hashOf(name string) uint32 {
	sum := fnv.New32a()
	_, _ = io.WriteString(sum, name)
	return sum.Sum32()
}

// ByGroup divides a list into groups, in the order in which they begin.
func ByGroup[T any, Group comparable](list []T, groupOf func(T) Group) [][]T {
	var groups [][]T
	places := map[Group]int{}
	for _, each := range list {
		place, known := places[groupOf(each)]
		if !known {
			place, groups = len(groups), append(groups, nil)
			places[groupOf(each)] = place
		}
		groups[place] = append(groups[place], each)
	}
	return groups
}

// Shard is one of several equal parts of a site, of which each machine computes one. The zero
// Shard is the whole site.
type Shard struct{ Number, Of int } // Number is from 1 to Of

// Has reports whether the shard has the element at a place of a list. Neighbors are mostly in one
// shard.
func (s Shard) Has(place, length int) bool {
	return s.Of == 0 || place*s.Of/length == s.Number-1
}
