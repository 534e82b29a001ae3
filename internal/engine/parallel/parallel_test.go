package parallel_test

import (
	"context"
	"strings"
	"sync/atomic"
	"testing"

	"github.com/docgen-cli/docgen/internal/engine/parallel"
)

func TestResultsKeepTheOrderOfTheItems(t *testing.T) {
	t.Parallel()
	items := make([]int, 1000)
	for i := range items {
		items[i] = i
	}
	got := parallel.Map(context.Background(), 8, items, func(n int) int { return n * n })
	for i, square := range got {
		if square != i*i {
			t.Fatalf("result %d is %d, want %d", i, square, i*i)
		}
	}
}

func TestConcurrencyIsBounded(t *testing.T) {
	t.Parallel()
	const jobs = 3
	var working, most, done atomic.Int64
	parallel.Each(context.Background(), jobs, 200, func(int) {
		now := working.Add(1)
		for seen := most.Load(); now > seen && !most.CompareAndSwap(seen, now); seen = most.Load() {
		}
		done.Add(1)
		working.Add(-1)
	})
	if done.Load() != 200 || most.Load() > jobs {
		t.Errorf("%d calls, %d at a time; want 200, at most %d at a time", done.Load(), most.Load(), jobs)
	}
}

func TestEachNumberIsProcessedOnce(t *testing.T) {
	t.Parallel()
	for _, n := range []int{0, 1, 2, 100} {
		counts := make([]atomic.Int64, n)
		parallel.Each(context.Background(), 4, n, func(i int) { counts[i].Add(1) })
		for i := range counts {
			if got := counts[i].Load(); got != 1 {
				t.Errorf("of %d: number %d was processed %d times, want once", n, i, got)
			}
		}
	}
}

func TestNothingStartsAfterTheContextEnds(t *testing.T) {
	t.Parallel()
	ctx, cancel := context.WithCancel(context.Background())
	got := parallel.Map(ctx, 1, []int{1, 2, 3, 4}, func(n int) int {
		if n == 2 {
			cancel()
		}
		return n
	})
	want := []int{1, 2, 0, 0}
	for i := range want {
		if got[i] != want[i] {
			t.Fatalf("got %v, want %v", got, want)
		}
	}
}

func TestResultOfConcurrentWorkCanBeReadTwice(t *testing.T) {
	t.Parallel()
	gate := make(chan struct{})
	var runs atomic.Int64
	wait := parallel.Begin(func() int64 { <-gate; return runs.Add(1) })
	close(gate) // the caller continues while work waits
	if first, second := wait(), wait(); first != 1 || second != 1 {
		t.Errorf("got %d and %d, want 1 both times", first, second)
	}
}

// A panic reaches the caller with the stack of the goroutine, and stops further work.
func TestPanicsReachTheCaller(t *testing.T) {
	t.Parallel()
	for name, run := range map[string]func(){
		"each": func() {
			parallel.Each(context.Background(), 4, 1000, func(i int) {
				if i == 500 {
					explode()
				}
			})
		},
		"begin": func() { parallel.Begin(explode)() },
		"nested": func() {
			parallel.Begin(func() bool {
				parallel.Each(context.Background(), 2, 2, func(int) { explode() })
				return true
			})()
		},
	} {
		func() {
			defer func() {
				caught, isPanic := recover().(parallel.Panic)
				if !isPanic || caught.Value != "boom" || !strings.Contains(caught.Error(), "parallel_test.explode") {
					t.Errorf("%s: recovered %v", name, caught)
				}
			}()
			run()
			t.Errorf("%s did not panic", name)
		}()
	}
}

func explode() bool { panic("boom") }
