package build

import (
	"context"
	"sync"
	"sync/atomic"
)

// parallel applies work to every item on a bounded number of goroutines and
// returns the results in the order of the items. It stops early, with what is
// done, when ctx ends: the caller checks ctx.
func parallel[In, Out any](ctx context.Context, jobs int, items []In, work func(In) Out) []Out {
	results := make([]Out, len(items))
	var next atomic.Int64
	var group sync.WaitGroup
	for range min(jobs, len(items)) {
		group.Go(func() {
			for i := int(next.Add(1)) - 1; i < len(items) && ctx.Err() == nil; i = int(next.Add(1)) - 1 {
				results[i] = work(items[i])
			}
		})
	}
	group.Wait()
	return results
}

// begin runs work beside the caller. The function returned waits for its result.
func begin[Out any](work func() Out) (wait func() Out) {
	result := make(chan Out, 1)
	go func() { result <- work() }()
	return sync.OnceValue(func() Out { return <-result })
}
