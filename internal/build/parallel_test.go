package build

import (
	"context"
	"testing"
)

func TestParallelKeepsTheOrder(t *testing.T) {
	t.Parallel()
	items := make([]int, 1000)
	for i := range items {
		items[i] = i
	}
	got := parallel(context.Background(), 8, items, func(n int) int { return n * n })
	for i, square := range got {
		if square != i*i {
			t.Fatalf("result %d is %d, want %d", i, square, i*i)
		}
	}
}
