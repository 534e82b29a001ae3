package site

import "runtime/debug"

const (
	manyDocs    = 2_000
	collectAt   = 40  // percent of garbage over what lives; Go's own default is 100
	collectLate = 200 // the same, where little lives
)

// saveMemory has the memory of a build collected by what it will hold. The texts of many
// docs are large, and as much again in garbage would be more than what machines of CI
// have: that is collected often, which costs a tenth of the time at 10,000 docs. A
// build that knows most docs from the last one holds little of each.
func saveMemory(docs, known int) {
	switch {
	case docs-known >= manyDocs:
		debug.SetGCPercent(collectAt)
	case docs >= manyDocs:
		debug.SetGCPercent(collectLate)
	}
}
