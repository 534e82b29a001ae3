package content

import (
	"strings"
	"time"
)

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

// ReadDate reads dates in the forms that YAML and browsers read. Without a time zone, dates are in UTC.
func ReadDate(text string) (time.Time, bool) {
	text = strings.TrimSpace(text) // also of no-break spaces
	for _, date := range []string{
		"2006-1-2", "2006/1/2", "1/2/2006", "Jan 2, 2006", "Jan 2 2006", "January 2, 2006", "January 2 2006", "2 Jan 2006", "2 January 2006",
		"Mon, 2 Jan 2006",
	} {
		if read, err := time.Parse(date, text); err == nil {
			return read, true
		}
		for _, clock := range []string{"T15:04:05", "T15:04", " 15:04:05", " 15:04"} {
			if read, isDate := readInZone(date+clock, text); isDate {
				return read.UTC(), true
			}
		}
	}
	return time.Time{}, false
}

// readInZone reads a time with or without a time zone.
func readInZone(layout, text string) (time.Time, bool) {
	for _, zone := range []string{"", "Z07:00", "Z0700", "Z07", " Z07:00", " Z0700", " Z07", " GMT", " UTC"} {
		if read, err := time.Parse(layout+zone, text); err == nil {
			return read, true
		}
	}
	return time.Time{}, false
}
