package content

import "time"

// Updated says when a doc changed last and who changed it.
type Updated struct {
	Time   time.Time // zero if unknown
	Author string
}

// Updated returns the value of the field last_update.
func (m FrontMatter) Updated() Updated {
	if m.LastUpdate == nil {
		return Updated{}
	}
	at, _ := ReadDate(m.LastUpdate.Date)
	return Updated{Time: at, Author: m.LastUpdate.Author}
}

// ReadDate reads dates in common formats. Without a time zone, dates are in UTC.
func ReadDate(text string) (time.Time, bool) {
	for _, layout := range []string{
		time.RFC3339, "2006-01-02T15:04Z07:00", "2006-01-02T15:04:05", "2006-01-02T15:04", "2006-01-02 15:04:05Z07:00", "2006-01-02 15:04:05 -0700", "2006-01-02 15:04:05", "2006-01-02 15:04", time.DateOnly,
		"2006-1-2", "2006/1/2", "1/2/2006", "Jan 2, 2006", "Jan 2 2006", "January 2, 2006", "January 2 2006", "2 Jan 2006", "2 January 2006",
		time.RFC1123, time.RFC1123Z,
	} {
		if read, err := time.Parse(layout, text); err == nil {
			return read.UTC(), true
		}
	}
	return time.Time{}, false
}
