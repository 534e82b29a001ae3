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
	each(ctx, jobs, len(items), func(i int) { results[i] = work(items[i]) })
	return results
}

// each calls work with the numbers from 0 to n-1 on a bounded number of
// goroutines.
func each(ctx context.Context, jobs, n int, work func(i int)) {
	var next atomic.Int64
	var group sync.WaitGroup
	for range min(jobs, n) {
		group.Go(func() {
			for i := int(next.Add(1)) - 1; i < n && ctx.Err() == nil; i = int(next.Add(1)) - 1 {
				work(i)
			}
		})
	}
	group.Wait()
}

// begin runs work beside the caller. The function returned waits for its result.
func begin[Out any](work func() Out) (wait func() Out) {
	result := make(chan Out, 1)
	go func() { result <- work() }()
	return sync.OnceValue(func() Out { return <-result })
}
