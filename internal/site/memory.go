package site

import "runtime/debug"

const (
	manyDocs    = 2_000
	collectAt   = 40  // garbage, in percent of the live heap, that starts a collection; Go's default is 100
	collectLate = 200 // the same for a small heap
)

// saveMemory sets how often Go collects garbage, by how much a build will hold in memory. The
// texts of many docs are large. As much garbage on top would exceed the memory of CI machines,
// so Go collects often, which costs a tenth of the time at 10,000 docs. A build that takes most
// docs from the cache needs little memory for each.
func saveMemory(docs, known int) {
	switch {
	case docs-known >= manyDocs:
		debug.SetGCPercent(collectAt)
	case docs >= manyDocs:
		debug.SetGCPercent(collectLate)
	}
}
