package main

import (
	"fmt"
	"io"
	"slices"
	"strings"

	"github.com/docgen-cli/docgen/internal/diag"
	"github.com/docgen-cli/docgen/internal/migrate/verify"
)

// Limits of what a report lists without --verbose.
const (
	listedChanges = 20  // for each kind
	listedPages   = 5   // for each change
	listedLength  = 160 // characters of a text
)

// printComparison prints totals, then the differences by kind.
func (f *importFlags) printComparison(streams terminal, report verify.Report) error {
	var text strings.Builder
	fmt.Fprintf(&text, "compared %s with the output of %s\n", diag.Counted(report.Pages, "page"), report.Old)
	for _, count := range report.Counts {
		fmt.Fprintf(&text, "  %d of %d %s\n", count.Same, count.Compared, kindTexts[count.Kind].same)
	}
	for _, kind := range verify.Kinds() {
		changes := group(report.Differences, kind)
		if len(changes) == 0 {
			continue
		}
		fmt.Fprintf(&text, "\n%s\n", streams.paint("1", kindTexts[kind].title))
		shown := changes
		if !f.verbose {
			shown = changes[:min(len(changes), listedChanges)]
		}
		last := ""
		for _, change := range shown {
			last = f.printChange(&text, streams, change, last)
		}
		if hidden := len(changes) - len(shown); hidden > 0 {
			fmt.Fprintf(&text, "  and %d more, which --verbose lists\n", hidden)
		}
	}
	text.WriteString("\n")
	switch known := diag.Counted(report.Accepted, "accepted difference"); {
	case report.Accepted > 0:
		fmt.Fprintf(&text, "%s, and %s in %s\n", diag.Counted(len(report.Differences), "difference"), known, f.baseline)
	case len(report.Differences) > 0:
		fmt.Fprintf(&text, "%s\n", diag.Counted(len(report.Differences), "difference"))
	default:
		text.WriteString("no differences\n")
	}
	_, err := io.WriteString(streams.out, text.String())
	return err
}

// kindTexts has the title of the differences of a kind, and what the items without a difference have in common.
var kindTexts = map[verify.Kind]struct{ title, same string }{
	verify.Missing: {"Missing URLs", "URLs exist"}, verify.New: {title: "New pages"}, verify.Anchor: {"Missing anchors", "anchors exist"},
	verify.Title: {"Titles", "pages have the same title"}, verify.Heading: {"Main headings", "pages have the same main heading"},
	verify.Description: {"Descriptions", "pages have the same description"}, verify.Canonical: {"Canonical URLs", "pages have the same canonical URL"},
	verify.Sidebar: {"Sidebars", "pages have the same links in the sidebar"}, verify.Text: {"Text", "pages have the same text"},
	verify.Edit: {"Edit links", "pages have the same edit link"},
	verify.List: {"Lists", "lists have the same entries"}, verify.Color: {"Colors", "colors are nearly the same"},
}

// change is a difference with all pages that have it.
type change struct {
	verify.Difference
	pages []string
}

// group returns the changes of a kind, those of most pages first.
func group(differences []verify.Difference, kind verify.Kind) []*change {
	var changes []*change
	known := map[[2]string]*change{}
	for _, difference := range differences {
		if difference.Kind != kind {
			continue
		}
		key, page := [2]string{difference.Old, difference.New}, difference.Page
		switch kind {
		case verify.Missing, verify.New, verify.Anchor:
			key[0] += page
		case verify.Canonical, verify.Edit:
			key[0], key[1] = unlike(difference.Old, difference.New)
		}
		if known[key] == nil {
			known[key] = &change{Difference: difference}
			changes = append(changes, known[key])
		}
		if !slices.Contains(known[key].pages, page) {
			known[key].pages = append(known[key].pages, page)
		}
	}
	slices.SortStableFunc(changes, func(a, b *change) int { return len(b.pages) - len(a.pages) })
	return changes
}

// unlike returns what two URLs do not have in common, so that URLs with one cause are one change:
// a slash at the end, or another host.
func unlike(old, now string) (string, string) {
	start := 0
	for start < min(len(old), len(now)) && old[start] == now[start] {
		start++
	}
	old, now = old[start:], now[start:]
	end := 0
	for end < min(len(old), len(now)) && old[len(old)-1-end] == now[len(now)-1-end] {
		end++
	}
	return old[:len(old)-end], now[:len(now)-end]
}

// printChange prints a change, below the pages that have it. It returns these pages, and does not
// print them if they are those of the last change.
func (f *importFlags) printChange(text *strings.Builder, streams terminal, change *change, last string) string {
	switch change.Kind {
	case verify.Missing, verify.New, verify.Anchor:
		fmt.Fprintf(text, "  %s%s\n", change.Page, change.Old)
		return ""
	}
	pages := change.pages
	if !f.verbose {
		pages = pages[:min(len(pages), listedPages)]
	}
	where := strings.Join(pages, ", ")
	if hidden := len(change.pages) - len(pages); hidden > 0 {
		where += fmt.Sprintf(" and %s more", diag.Counted(hidden, "page"))
	}
	if where != last {
		fmt.Fprintf(text, "  %s\n", where)
	}
	for _, side := range []struct{ mark, color, words string }{{"-", "31", change.Old}, {"+", "32", change.New}} {
		if runes := []rune(side.words); len(runes) > listedLength && !f.verbose {
			side.words = string(runes[:listedLength]) + "…"
		}
		words := strings.Join(strings.Fields(change.Before+" "+streams.paint(side.color, side.words)+" "+change.After), " ")
		if words != "" {
			fmt.Fprintf(text, "    %s %s\n", streams.paint(side.color, side.mark), words)
		}
	}
	return where
}
