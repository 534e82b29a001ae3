package text

import (
	"sync"

	"github.com/docgen-cli/docgen/internal/engine/fingerprint"
)

// fewRecent is how many values recent keeps: more than batches of pages are rendered at the same time.
const fewRecent = 16

// recent keeps the last values that were decoded. Copies of a text in several versions and languages are rendered one
// after the other, so each value is decoded once for all of them.
type recent[V any] struct {
	mutex  sync.Mutex
	values map[fingerprint.Hash]V
	order  [fewRecent]fingerprint.Hash // a ring
	next   int
}

// get returns a value that was added, if it is still kept.
func (r *recent[V]) get(hash fingerprint.Hash) (V, bool) {
	r.mutex.Lock()
	defer r.mutex.Unlock()
	value, known := r.values[hash]
	return value, known
}

// add keeps a value in place of the oldest.
func (r *recent[V]) add(hash fingerprint.Hash, value V) {
	r.mutex.Lock()
	defer r.mutex.Unlock()
	if r.values == nil {
		r.values = map[fingerprint.Hash]V{}
	}
	if _, known := r.values[hash]; known {
		return
	}
	delete(r.values, r.order[r.next])
	r.values[hash], r.order[r.next], r.next = value, hash, (r.next+1)%fewRecent
}
