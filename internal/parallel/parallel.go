// Package parallel runs work on a bounded number of goroutines.
//
// Almost all goroutines of the program start here; ARCHITECTURE.md lists the others. The
// package knows nothing of what it runs.
package parallel

import (
	"context"
	"sync"
	"sync/atomic"
)

// Map applies work to every item on at most so many goroutines, and returns the results
// in the order of the items. It stops early, with what is done, when ctx ends: the
// caller checks ctx.
func Map[In, Out any](ctx context.Context, jobs int, items []In, work func(In) Out) []Out {
	results := make([]Out, len(items))
	Each(ctx, jobs, len(items), func(i int) { results[i] = work(items[i]) })
	return results
}

// Each calls work with the numbers from 0 to n-1 on at most so many goroutines.
func Each(ctx context.Context, jobs, n int, work func(i int)) {
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

// Begin runs work beside the caller. The function returned waits for its result.
func Begin[Out any](work func() Out) (wait func() Out) {
	result := make(chan Out, 1)
	go func() { result <- work() }()
	return sync.OnceValue(func() Out { return <-result })
}
