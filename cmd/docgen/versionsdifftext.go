package main

import (
	"fmt"
	"io"
	"strings"

	"github.com/docgen-cli/docgen/internal/commands/compare"
)

// printDiff prints what changed between two versions, for release notes.
func printDiff(out io.Writer, diff compare.Diff) error {
	if diff.IsEmpty() {
		_, err := fmt.Fprintf(out, "the versions %s and %s have the same URLs and anchors\n", diff.From, diff.To)
		return err
	}
	var text strings.Builder
	fmt.Fprintf(&text, "from %s to %s: %s\n", diff.From, diff.To, totals(diff))
	section := func(title string, lines []string) {
		if len(lines) > 0 {
			fmt.Fprintf(&text, "\n%s\n  %s\n", title, strings.Join(lines, "\n  "))
		}
	}
	section("Added pages", diff.Added)
	var gone, moved, anchors []string
	for _, page := range diff.Gone {
		gone = append(gone, page.Path+after(page.Redirect, page.Retired))
	}
	for _, page := range diff.Moved {
		note := ""
		if page.Redirect == "" {
			note = after("", page.Retired)
		}
		moved = append(moved, page.From+" -> "+page.To+note)
	}
	for _, page := range diff.Anchors {
		anchors = append(anchors, page.Path)
		for _, anchor := range page.Added {
			anchors = append(anchors, "  + #"+anchor)
		}
		for _, anchor := range page.Gone {
			anchors = append(anchors, "  - #"+anchor+" (no redirect)")
		}
		for _, anchor := range page.Redirected {
			anchors = append(anchors, "  - #"+anchor)
		}
	}
	section("Pages that are gone", gone)
	section("Moved pages", moved)
	section("Anchors", anchors)
	_, err := io.WriteString(out, text.String())
	return err
}

// after says what becomes of readers who follow a link to a page that is gone.
func after(redirect, retired string) string {
	switch {
	case redirect != "":
		return fmt.Sprintf(" (redirects to %s)", redirect)
	case retired != "":
		return fmt.Sprintf(" (retired: %s)", retired)
	}
	return " (no redirect)"
}

// totals counts what changed.
func totals(diff compare.Diff) string {
	added, gone := 0, 0
	for _, page := range diff.Anchors {
		added, gone = added+len(page.Added), gone+len(page.Gone)+len(page.Redirected)
	}
	return fmt.Sprintf("%s added, %d gone, %d moved; %s added, %d gone", counted(len(diff.Added), "page"), len(diff.Gone), len(diff.Moved),
		counted(added, "anchor"), gone)
}
