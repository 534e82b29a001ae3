package assemble

import (
	"cmp"
	"maps"
	"slices"
	"time"

	"github.com/docgen-cli/docgen/internal/frontend/contract"
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
