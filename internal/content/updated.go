package content

import (
	"fmt"
	"time"
)

// Updated is when a doc last changed and by whom, as its front matter has it.
type Updated struct {
	Time   time.Time // zero when the front matter has none
	Author string
}

// Updated reads the field last_update. The error says that its date is none.
func (m FrontMatter) Updated() (Updated, error) {
	author, _ := asText(m.LastUpdate["author"])
	updated := Updated{Author: author}
	switch written := m.LastUpdate["date"].(type) {
	case nil:
	case time.Time:
		updated.Time = written.UTC()
	default:
		text, _ := asText(written)
		read, found := readDate(text)
		if !found {
			return updated, fmt.Errorf("the date of last_update is no date: %s", describe(written))
		}
		updated.Time = read
	}
	return updated, nil
}

// readDate reads the forms of dates that people write, in UTC where they name no
// other time zone.
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
