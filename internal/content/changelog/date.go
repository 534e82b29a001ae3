package changelog

import (
	"regexp"
	"strconv"
	"strings"
	"time"
)

const months = `(jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)`

var (
	yearFirst  = regexp.MustCompile(`\b(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})\b`)
	yearLast   = regexp.MustCompile(`\b(\d{1,2})([-/.])(\d{1,2})[-/.](\d{4})\b`)
	monthFirst = regexp.MustCompile(`(?i)\b` + months + `\.?\s+(\d{1,2})(?:st|nd|rd|th)?,?\s+(\d{4})\b`)
	dayFirst   = regexp.MustCompile(`(?i)\b(\d{1,2})(?:st|nd|rd|th)?\.?\s+(?:of\s+)?` + months + `\.?,?\s+(\d{4})\b`)
	weekday    = regexp.MustCompile(`(?i)\b(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?\b[.,]?`)
)

// cutDate returns the date in a text, and the text without it. wrong is what looks like a date
// but is none, or may be one of two; it stays in the text.
func cutDate(text string) (date time.Time, rest, wrong string) {
	for _, form := range []struct {
		pattern *regexp.Regexp
		read    func(parts []string) (year, month, day int)
	}{
		{yearFirst, func(parts []string) (int, int, int) { return number(parts[1]), number(parts[2]), number(parts[3]) }},
		{monthFirst, func(parts []string) (int, int, int) { return number(parts[3]), month(parts[1]), number(parts[2]) }},
		{dayFirst, func(parts []string) (int, int, int) { return number(parts[3]), month(parts[2]), number(parts[1]) }},
		{yearLast, func(parts []string) (int, int, int) { return numeric(parts) }},
	} {
		at := form.pattern.FindStringIndex(text)
		if at == nil {
			continue
		}
		found := text[at[0]:at[1]]
		year, month, day := form.read(form.pattern.FindStringSubmatch(text))
		date := time.Date(year, time.Month(month), day, 0, 0, 0, 0, time.UTC)
		if date.Year() != year || int(date.Month()) != month || date.Day() != day || year == 0 {
			return time.Time{}, text, found
		}
		return date, strings.ReplaceAll(weekday.ReplaceAllString(text[:at[0]]+text[at[1]:], ""), "()", ""), ""
	}
	return time.Time{}, text, ""
}

// numeric reads a date that ends with its year. With dots, the day comes first. Otherwise it is
// unclear which number is the month, unless only one of them can be.
func numeric(parts []string) (year, month, day int) {
	first, second := number(parts[1]), number(parts[3])
	switch {
	case parts[2] == "." || first > 12 || first == second:
		return number(parts[4]), second, first
	case second > 12:
		return number(parts[4]), first, second
	}
	return 0, 0, 0
}

func number(text string) int {
	value, _ := strconv.Atoi(text)
	return value
}

// month returns the number of a month by its name.
func month(name string) int {
	at := strings.Index("janfebmaraprmayjunjulaugsepoctnovdec", strings.ToLower(name[:3]))
	return at/3 + 1
}
