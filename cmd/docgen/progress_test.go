package main

import (
	"strings"
	"testing"
	"time"

	"github.com/docgen-cli/docgen/internal/engine/progress"
)

func TestLongBuildShowsProgress(t *testing.T) {
	t.Parallel()
	var out strings.Builder
	now := time.Unix(0, 0)
	bar := newProgressBar(&out, 80, func() time.Time { return now })
	for _, step := range []struct {
		name  string
		after time.Duration
		do    func()
		want  string
	}{
		{"a short build", 400 * time.Millisecond, func() { bar.show(progress.State{Doing: "reading", Done: 1, Total: 10}); bar.end() }, ""},
		{"a long one", 200 * time.Millisecond, func() { bar.show(progress.State{Doing: "reading", Done: 5, Total: 10}) },
			"\r\x1b[K" + strings.Repeat("█", 15) + strings.Repeat("░", 15) + "  reading 5 of 10"},
		{"too soon again", 50 * time.Millisecond, func() { bar.show(progress.State{Doing: "reading", Done: 6, Total: 10}) }, ""},
		{"the next stage", 50 * time.Millisecond, func() { bar.show(progress.State{Doing: "rendering", Done: 0, Total: 0}) },
			"\r\x1b[K" + strings.Repeat("░", 30) + "  rendering 0 of 0"},
		{"other output", 0, func() { _, _ = bar.Write([]byte("hello\n")) }, "\r\x1b[Khello\n"},
		{"the end, without a bar", 0, bar.end, ""},
		{"again", time.Second, func() { bar.show(progress.State{Doing: "rendering", Done: 1, Total: 1}); bar.end() },
			"\r\x1b[K" + strings.Repeat("█", 30) + "  rendering 1 of 1\r\x1b[K"},
	} {
		out.Reset()
		now = now.Add(step.after)
		if step.do(); out.String() != step.want {
			t.Errorf("%s:\n got %q\nwant %q", step.name, out.String(), step.want)
		}
	}
}

func TestNarrowTerminalShowsOnlyNumbers(t *testing.T) {
	t.Parallel()
	var out strings.Builder
	now := time.Unix(0, 0)
	bar := newProgressBar(&out, 40, func() time.Time { return now })
	now = now.Add(time.Second)
	bar.show(progress.State{Doing: "rendering", Done: 9_999, Total: 10_001})
	if want := "\r\x1b[Krendering 9999 of 10001"; out.String() != want {
		t.Errorf("got %q, want %q", out.String(), want)
	}
}
