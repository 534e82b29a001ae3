package build

import "runtime/debug"

const (
	manyDocs  = 2_000
	collectAt = 40 // percent of garbage over what lives; Go's own default is 100
)

// saveMemory has the memory of a large site collected more often: what lives is
// large then, and as much again in garbage would be larger than what machines of CI
// have. It costs a tenth of the time at 10,000 docs; smaller sites need it not.
func saveMemory(docs int) {
	if docs >= manyDocs {
		debug.SetGCPercent(collectAt)
	}
}
