package assemble

import (
	"cmp"
	"maps"
	"slices"
	"time"

	"github.com/docgen-cli/docgen/internal/content"
	"github.com/docgen-cli/docgen/internal/frontend/contract"
	"github.com/docgen-cli/docgen/internal/site"
)

// american has the styles as readers in America write them. Nothing changes it.
var american = map[contract.DateStyle]string{
	contract.ShortDate: "Jan 2, 2006", contract.LongDate: "January 2, 2006", contract.DayOfYear: "January 2", contract.YearAlone: "2006",
}

// date returns a day as readers of the locale write it.
func (a Assembler) date(at time.Time, style contract.DateStyle) string {
	return cmp.Or(a.Dates[dateKey(at, style)], at.Format(american[style]))
}

// dateKey returns a day with its style, as in "2026-11-21 short".
func dateKey(at time.Time, style contract.DateStyle) string {
	return at.Format(time.DateOnly) + " " + string(style)
}

// Days returns the days that pages of the locale show with their styles, sorted, as in
// "2026-11-21 short".
func (a Assembler) Days() []string {
	days := map[string]bool{}
	add := func(at time.Time, styles ...contract.DateStyle) {
		for _, style := range styles {
			if !at.IsZero() {
				days[dateKey(at, style)] = true
			}
		}
	}
	for _, page := range a.Edition.Pages {
		switch {
		case page.IsDoc():
			add(updated(page.Set, page.Text.Doc), contract.ShortDate)
		case page.Post != nil:
			add(postChanged(page), contract.ShortDate)
			add(page.Post.Date, contract.LongDate, contract.DayOfYear, contract.YearAlone)
		}
	}
	for _, planned := range a.Edition.Prints {
		add(planned.Changed().UTC(), contract.LongDate)
	}
	return slices.Sorted(maps.Keys(days))
}

// lastUpdated returns when a text last changed, and the first author that is known: that of its front matter, or else
// of git. It is nil if the site shows neither or both are unknown.
func (a Assembler) lastUpdated(at time.Time, showsAuthor bool, authors ...string) *contract.LastUpdated {
	result := contract.LastUpdated{}
	if !at.IsZero() {
		result.Time, result.Label = machineTime(at), a.date(at, contract.ShortDate)
	}
	if showsAuthor {
		result.Author = cmp.Or(authors...)
	}
	if result == (contract.LastUpdated{}) {
		return nil
	}
	return &result
}

// updated returns when a doc last changed, in UTC. It is zero if the page does not show that.
func updated(set *site.DocSet, doc content.Doc) time.Time {
	if !set.Options.ShowLastUpdateTime {
		return time.Time{}
	}
	return firstTime(doc.FrontMatter.Updated().Time, set.Changes[doc.File].Time)
}

func firstTime(times ...time.Time) time.Time {
	for _, at := range times {
		if !at.IsZero() {
			return at.UTC()
		}
	}
	return time.Time{}
}

func machineTime(at time.Time) string { return at.UTC().Format(time.RFC3339) }

// postChanged returns when a post last changed. It is zero if the blog does not show that.
func postChanged(page *site.Page) time.Time {
	if !page.Blog.Options.ShowLastUpdateTime {
		return time.Time{}
	}
	return firstTime(page.Text.FrontMatter.Updated().Time, page.Blog.Changes[page.Text.File].Time)
}
