package mdx

import (
	"maps"
	"regexp"
	"slices"
	"strconv"
	"time"
)

// Date is a date in front matter, which a module exports as a Date of JavaScript, as in Docusaurus.
type Date struct{ time.Time }

var timestamp = regexp.MustCompile(`^(\d{4})-(\d\d?)-(\d\d?)(?:(?:[Tt]|[ \t]+)(\d\d?):(\d\d):(\d\d)(?:\.(\d{1,3})\d*)?(?:[ \t]*(?:Z|([-+])(\d\d?)(?::?(\d\d))?))?)?$`)

// ReadDate reads a timestamp of YAML. Without a time zone, it is in UTC. Days beyond the end of a
// month are those of the next one.
func ReadDate(text string) (Date, bool) {
	match := timestamp.FindStringSubmatch(text)
	if match == nil {
		return Date{}, false
	}
	part := func(group int) int {
		number, _ := strconv.Atoi(match[group]) // an absent group is zero
		return number
	}
	fraction, _ := strconv.ParseFloat("0."+match[7]+"0", 64)
	zone := time.Duration(part(9))*time.Hour + time.Duration(part(10))*time.Minute
	if match[8] == "-" {
		zone = -zone
	}
	moment := time.Date(part(1), time.Month(part(2)), part(3), part(4), part(5), part(6), int(fraction*1e9), time.UTC)
	return Date{moment.Add(-zone)}, true
}

// fields writes the fields of front matter as an object.
func (w *writer) fields(fields map[string]any) {
	w.text("{")
	for i, name := range slices.Sorted(maps.Keys(fields)) {
		if i > 0 {
			w.text(",")
		}
		w.json(name)
		w.text(":")
		if date, isDate := fields[name].(Date); isDate {
			w.text("new Date(" + strconv.FormatInt(date.UnixMilli(), 10) + ")")
		} else {
			w.json(fields[name])
		}
	}
	w.text("}")
}
