package build

import "sync/atomic"

// Progress is how far a build has come with what it does now.
type Progress struct {
	Doing       string // "reading", "rendering"
	Done, Total int    // docs, or pages
}

// steps counts what is done, for whoever watches.
type steps struct {
	tell  func(Progress) // nil when no one does
	doing string
	total int
	done  atomic.Int64
}

func (o Options) steps(doing string, total int) *steps {
	return &steps{tell: o.Progress, doing: doing, total: total}
}

// add counts more that is done. It may be called by many at a time.
func (s *steps) add(count int) {
	if s.tell != nil {
		s.tell(Progress{Doing: s.doing, Done: int(s.done.Add(int64(count))), Total: s.total})
	}
}
