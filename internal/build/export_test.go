package build

import (
	"bytes"
	"time"
)

// What tests need to see or to change and the package's users do not.

// SettleAfter sets how long files must have been left alone for their times to count.
func (s *State) SettleAfter(pause time.Duration) { s.settles = pause }

// ReplaceTerms replaces search terms that are kept for the next build.
func (s *State) ReplaceTerms(from, to string) {
	for name, doc := range s.docs.old {
		for i, terms := range doc.bulk.Terms {
			doc.bulk.Terms[i] = bytes.ReplaceAll(terms, []byte(from), []byte(to))
		}
		s.docs.old[name] = doc
	}
}

// Read is the number of docs whose files were read.
func (r Result) Read() int { return r.read }

// Assembled is the number of pages whose data was put together.
func (r Result) Assembled() int { return r.assembled }
