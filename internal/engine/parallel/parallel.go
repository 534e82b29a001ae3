// Package parallel runs work on a bounded number of goroutines.
//
// Almost all goroutines of the program start here; ARCHITECTURE.md lists the others. The
// package must not know what the work is.
package parallel

import (
	"context"
	"fmt"
	"runtime/debug"
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
// it stops early. If work panics, Each panics with a [Panic].
func Each(ctx context.Context, jobs, n int, work func(i int)) {
	var next atomic.Int64
	var failed atomic.Pointer[Panic]
	var group sync.WaitGroup
	for range min(jobs, n) {
		group.Go(func() {
			defer catch(func(caught Panic) { failed.CompareAndSwap(nil, &caught) })
			for i := int(next.Add(1)) - 1; i < n && ctx.Err() == nil && failed.Load() == nil; i = int(next.Add(1)) - 1 {
				work(i)
			}
		})
	}
	group.Wait()
	if caught := failed.Load(); caught != nil {
		panic(*caught)
	}
}

// Begin runs work concurrently with the caller. The returned function waits for the result. If work
// panics, that function panics with a [Panic].
func Begin[Out any](work func() Out) (wait func() Out) {
	result, failed := make(chan Out, 1), make(chan Panic, 1)
	go func() {
		defer catch(func(caught Panic) { failed <- caught })
		result <- work()
	}()
	return sync.OnceValue(func() Out {
		select {
		case value := <-result:
			return value
		case caught := <-failed:
			panic(caught)
		}
	})
}

// Panic is a panic of another goroutine, on the goroutine that waits for it. So a server can lose one answer and live on.
type Panic struct {
	Value any
	Stack []byte // of the goroutine that panicked
}

// Error returns the value and the stack, which the runtime prints if nobody recovers.
func (p Panic) Error() string { return fmt.Sprintf("%v\n\n%s", p.Value, p.Stack) }

// catch passes a panic on; defer calls it.
func catch(caught func(Panic)) {
	switch value := recover().(type) {
	case nil:
	case Panic:
		caught(value) // from a goroutine below
	default:
		caught(Panic{value, debug.Stack()})
	}
}
