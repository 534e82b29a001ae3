// Package parallel runs work on a bounded number of goroutines.
//
// Almost all goroutines of the program start here; ARCHITECTURE.md lists the others. The
// package must not know what the work is.
package parallel

import (
	"context"
	"sync"
	"sync/atomic"
)

// Map calls work for each item on at most jobs goroutines, and returns the results in the
// order of the items. If ctx ends, it stops early and returns what is done; the caller must
// check ctx.
func Map[In, Out any](ctx context.Context, jobs int, items []In, work func(In) Out) []Out {
	results := make([]Out, len(items))
	Each(ctx, jobs, len(items), func(i int) { results[i] = work(items[i]) })
	return results
}

// Each calls work with the numbers from 0 to n-1 on at most jobs goroutines. If ctx ends,
// it stops early.
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

// Begin runs work concurrently with the caller. The returned function waits for the result.
func Begin[Out any](work func() Out) (wait func() Out) {
	result := make(chan Out, 1)
	go func() { result <- work() }()
	return sync.OnceValue(func() Out { return <-result })
}
