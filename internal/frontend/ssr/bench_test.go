package ssr_test

import (
	"fmt"
	"testing"

	"github.com/docgen-cli/docgen/internal/frontend/ssr"
)

// BenchmarkFirstRender measures a whole build of 30 pages: start, load, render, close.
func BenchmarkFirstRender(b *testing.B) {
	vendor, theme := reactModules(b)
	for _, count := range []int{1, 30} {
		pages := reactPages(count)
		b.Run(fmt.Sprintf("pages=%d", count), func(b *testing.B) {
			for b.Loop() {
				pool := start(b, ssr.Options{Workers: 2, Modules: []ssr.Module{vendor}})
				load(b, pool, theme)
				site(b, pool, reactSite())
				render(b, pool, pages)
				pool.Close()
			}
		})
	}
}

// BenchmarkRender measures only rendering, in processes that are warmed up.
func BenchmarkRender(b *testing.B) {
	vendor, theme := reactModules(b)
	plain := ssr.Module{Name: "theme", File: "theme.js", Code: `exports.render = (site, page) => page.content`}
	pages := reactPages(10_000)
	for _, row := range []struct {
		name    string
		theme   ssr.Module
		workers int
	}{
		{"react/workers=1", theme, 1},
		{"react/workers=2", theme, 2},
		{"plain/workers=1", plain, 1},
	} {
		b.Run(row.name, func(b *testing.B) {
			pool := start(b, ssr.Options{Workers: row.workers, Modules: []ssr.Module{vendor}})
			load(b, pool, row.theme)
			site(b, pool, reactSite())
			render(b, pool, pages)
			b.ReportAllocs()
			bytes := 0
			for b.Loop() {
				bytes = 0
				for _, page := range render(b, pool, pages) {
					bytes += len(page.HTML)
				}
			}
			b.SetBytes(int64(bytes))
			b.ReportMetric(float64(len(pages)*b.N)/b.Elapsed().Seconds(), "pages/s")
		})
	}
}
