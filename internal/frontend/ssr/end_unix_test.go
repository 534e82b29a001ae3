//go:build unix

package ssr_test

import (
	"context"
	"errors"
	"slices"
	"strconv"
	"syscall"
	"testing"

	"github.com/docgen-cli/docgen/internal/frontend/ssr"
)

func TestNoProcessOutlivesThePool(t *testing.T) {
	t.Parallel()
	for _, row := range []struct {
		name string
		end  func(*ssr.Pool, context.CancelFunc)
	}{
		{name: "closed", end: func(pool *ssr.Pool, _ context.CancelFunc) { pool.Close() }},
		{name: "canceled", end: func(pool *ssr.Pool, cancel context.CancelFunc) { cancel(); pool.Close() }},
	} {
		t.Run(row.name, func(t *testing.T) {
			t.Parallel()
			ctx, cancel := context.WithCancel(t.Context())
			defer cancel()
			pool, err := ssr.Start(ctx, ssr.Options{Workers: 2})
			if err != nil {
				t.Fatal(err)
			}
			t.Cleanup(pool.Close)
			load(t, pool, module("theme", `exports.render = () => String(process.pid)`))
			var pids []string
			for _, page := range render(t, pool, numbered(1000)) {
				pids = append(pids, page.HTML)
			}
			row.end(pool, cancel)
			for _, text := range slices.Compact(slices.Sorted(slices.Values(pids))) {
				pid, err := strconv.Atoi(text)
				if err != nil {
					t.Fatal(err)
				}
				if err := syscall.Kill(pid, 0); !errors.Is(err, syscall.ESRCH) {
					t.Errorf("process %d still exists: %v", pid, err)
				}
			}
		})
	}
}
