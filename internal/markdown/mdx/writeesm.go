package mdx

import (
	"maps"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"time"
)

var (
	exportDefault  = regexp.MustCompile(`(?m)^export\s+default\s+`)
	exportListed   = regexp.MustCompile(`(?m)^export\s*\{([^}]*)\}(?:\s*from\s*("[^"\n]*"|'[^'\n]*'))?`)
	defaultInNames = regexp.MustCompile(`(?:([\w$]+)\s+as\s+)?\bdefault\b\s*(?:,|$)`)
)

// declarations writes imports and exports. A default export becomes the layout of the page.
func (w *writer) declarations(part Declarations) {
	code := part.Code
	if at := exportDefault.FindStringIndex(code.Text); at != nil && part.Exports["default"] {
		w.code(code.slice(0, at[0]))
		w.text("const MDXLayout = ")
		code = code.slice(at[1], len(code.Text))
	} else if at := exportListed.FindStringSubmatchIndex(code.Text); at != nil && part.Exports["default"] {
		w.code(code.slice(0, at[0]))
		w.listedLayout(code.Text, at)
		code = code.slice(at[1], len(code.Text))
	}
	w.code(code)
	w.text("\n")
}

// listedLayout writes a list of exports that contains a default export. at holds the offsets
// of the list, its names and its module.
func (w *writer) listedLayout(text string, at []int) {
	names := strings.TrimSpace(text[at[2]:at[3]])
	place := defaultInNames.FindStringSubmatchIndex(names)
	if place == nil {
		w.text(text[at[0]:at[1]])
		return
	}
	layout := "default"
	if place[2] >= 0 {
		layout = names[place[2]:place[3]]
	}
	others, from := strings.Trim(names[:place[0]]+names[place[1]:], ", "), ""
	if at[4] >= 0 {
		from = " from " + text[at[4]:at[5]]
		w.text("import {" + layout + " as MDXLayout}" + from)
	} else {
		w.text("const MDXLayout = " + layout)
	}
	w.text(";\nexport {" + others + "}" + from)
}

func (c Code) slice(start, stop int) Code { return Code{Text: c.Text[start:stop], At: c.At + start} }

// exports writes what the author does not export.
func (w *writer) exports(page Page, exported map[string]bool) {
	export := func(name string, write func()) {
		if !exported[name] {
			w.text("export const " + name + " = ")
			write()
			w.text(";\n")
		}
	}
	export("frontMatter", func() { w.fields(page.FrontMatter) })
	export("contentTitle", func() {
		if page.Title == "" {
			w.text("undefined")
		} else {
			w.json(page.Title)
		}
	})
	export("toc", func() { w.toc(page.Headings) })
	export("metadata", func() { w.json(page.Metadata) })
}

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
