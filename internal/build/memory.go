package build

import (
	"math"
	"os"
	"runtime"
	"runtime/debug"
	"runtime/metrics"
	"sync"

	"github.com/docgen-cli/docgen/internal/site/text"
)

// manyDocs is the number of docs from which memory matters more than the time to collect garbage.
const manyDocs = 2_000

// hugeDocs is the number of docs from which it pays to give memory back to the system, which takes a
// collection of garbage.
const hugeDocs = 20_000

// bound limits garbage, in bytes.
//
// Go's default lets the heap grow to twice its size before it collects garbage. A small heap is then collected all the
// time: dozens of times before a build of 1,000 pages has a tenth of the time behind it. The texts of many docs are
// large, and as much garbage on top would exceed the memory of CI machines. So the heap grows by a share of what is
// live and by a number of bytes on top. The sum has a maximum. If the environment has a GOGC, that decides instead.
type bound struct {
	share uint64 // of what is live, in percent
	least uint64 // on top of the share
	most  uint64
}

var (
	whenSmall  = bound{25, 64 << 20, 224 << 20}
	whenParsed = bound{25, 128 << 20, 224 << 20}
	whenKnown  = bound{25, 256 << 20, 512 << 20}     // most docs come from the cache, which needs little memory
	whenEdited = bound{100, 32 << 20, math.MaxInt64} // a preview reads few docs again and again
)

// Go keeps free memory for later, and gives it back slowly. Beyond a limit it gives back what it does
// not need at once. The limit leaves room for holes between objects, which are a share of the heap,
// and for what is not in the heap. A lower one would only cause more collections.
const (
	holesShare = 12       // in percent
	outside    = 64 << 20 // bytes
)

// saveMemory bounds the garbage of a process that reads many docs, of which the cache knows some, or previews few.
func (p Project) saveMemory(docs int) {
	switch {
	case docs < manyDocs && p.Together:
		boundGarbage(whenEdited)
	case docs < manyDocs:
	case docs-p.Engine.Size(text.ParsedRule) >= manyDocs:
		boundGarbage(whenParsed)
	default:
		boundGarbage(whenKnown)
	}
}

// refill lets garbage take the memory that the heap needed so far, until returnMemory. Resizing images and bundling make
// much garbage, and Node needs little memory before it renders.
func refill() {
	bounded.Lock()
	defer bounded.Unlock()
	bounded.refills = true
}

// returnMemory gives free memory back to the system, if many documents were in it. If they are far fewer than the texts, as in
// many versions of the docs, they need little memory, which leaves room for garbage.
func returnMemory(documents, texts int) {
	bounded.Lock()
	bounded.refills = false
	if documents < manyDocs && texts >= manyDocs {
		bounded.bound = whenKnown
	}
	bounded.Unlock()
	if documents >= hugeDocs {
		debug.FreeOSMemory()
	}
}

// bounded is the bound of the process.
var bounded struct {
	sync.Mutex
	bound              // zero for none
	hasOwnLimit bool   // the environment has a GOMEMLIMIT
	reached     uint64 // bytes that the heap could grow to at most, so far
	refills     bool   // may grow to reached again
}

// boundGarbage sets after each collection when the next one begins.
func boundGarbage(to bound) {
	if os.Getenv("GOGC") != "" {
		return
	}
	bounded.Lock()
	defer bounded.Unlock()
	isFirst := bounded.bound == bound{}
	bounded.bound = to
	if isFirst {
		bounded.hasOwnLimit = debug.SetMemoryLimit(-1) != math.MaxInt64
		afterCollection()
	}
}

// afterCollection sets when the next collection begins, and asks to be called after it.
func afterCollection() {
	sample := []metrics.Sample{{Name: "/gc/heap/live:bytes"}}
	metrics.Read(sample)
	live := max(sample[0].Value.Uint64(), 1<<20)
	more := min(live*bounded.share/100+bounded.least, bounded.most)
	if bounded.refills {
		more = max(more, bounded.reached-min(live, bounded.reached))
	}
	bounded.reached = max(bounded.reached, live+more)
	debug.SetGCPercent(int(more * 100 / live))
	if !bounded.hasOwnLimit {
		debug.SetMemoryLimit(int64((live+more)*(100+holesShare)/100 + outside))
	}
	runtime.AddCleanup(&struct{ _ [16]byte }{}, func(int) {
		bounded.Lock()
		defer bounded.Unlock()
		afterCollection()
	}, 0)
}
