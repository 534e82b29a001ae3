package content

import "time"

// Updated is when a doc changed last, and who changed it.
type Updated struct {
	Time   time.Time // zero if not known
	Author string
}

// Updated returns what the field last_update says.
func (m FrontMatter) Updated() Updated {
	if m.LastUpdate == nil {
		return Updated{}
	}
	at, _ := readDate(m.LastUpdate.Date)
	return Updated{Time: at, Author: m.LastUpdate.Author}
}

// readDate reads dates in the forms that people write. Without a time zone, they are in UTC.
func readDate(text string) (time.Time, bool) {
	for _, layout := range []string{
		time.RFC3339, "2006-01-02T15:04:05", "2006-01-02T15:04", "2006-01-02 15:04:05", "2006-01-02 15:04", time.DateOnly,
		"2006-1-2", "2006/1/2", "1/2/2006", "Jan 2, 2006", "Jan 2 2006", "January 2, 2006", "January 2 2006", "2 Jan 2006", "2 January 2006",
		time.RFC1123, time.RFC1123Z,
	} {
		if read, err := time.Parse(layout, text); err == nil {
			return read.UTC(), true
		}
	}
	return time.Time{}, false
}
