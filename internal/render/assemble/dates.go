package assemble

import (
	"cmp"
	"maps"
	"slices"
	"time"
)

// dateStyle is what readers see of a date. theme/server.tsx knows the styles too.
type dateStyle string

const (
	shortDate dateStyle = "short" // Nov 21, 2026
	longDate  dateStyle = "long"  // November 21, 2026
	dayOfYear dateStyle = "day"   // November 21
	yearAlone dateStyle = "year"  // 2026
)

// american has the styles as readers in America write them. Nothing changes it.
var american = map[dateStyle]string{shortDate: "Jan 2, 2006", longDate: "January 2, 2006", dayOfYear: "January 2", yearAlone: "2006"}

// date returns a day as readers of the locale write it.
func (a Assembler) date(at time.Time, style dateStyle) string {
	return cmp.Or(a.Dates[dateKey(at, style)], at.Format(american[style]))
}

// dateKey returns a day with its style, as in "2026-11-21 short".
func dateKey(at time.Time, style dateStyle) string {
	return at.Format(time.DateOnly) + " " + string(style)
}

// Days returns the days that pages of the locale show with their styles, sorted, as in
// "2026-11-21 short".
func (a Assembler) Days() []string {
	days := map[string]bool{}
	add := func(at time.Time, styles ...dateStyle) {
		for _, style := range styles {
			if !at.IsZero() {
				days[dateKey(at, style)] = true
			}
		}
	}
	for _, page := range a.Edition.Pages {
		switch {
		case page.IsDoc():
			add(updated(page.Set, page.Text.Doc), shortDate)
		case page.Post != nil:
			add(postChanged(page), shortDate)
			add(page.Post.Date, longDate, dayOfYear, yearAlone)
		}
	}
	for _, planned := range a.Edition.Prints {
		add(planned.Changed().UTC(), longDate)
	}
	return slices.Sorted(maps.Keys(days))
}
