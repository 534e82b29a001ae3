package diag

import (
	"fmt"
	"strconv"
	"strings"
	"unicode/utf8"
)

// listedPlaces is how many other places of a group text lists, so that a message stays short.
const listedPlaces = 4

// inFull is how many messages of a code text shows with the line of the source. Later ones have one line each.
const inFull = 5

// painter colors text for a terminal if it is true.
type painter bool

func (p painter) paint(code, text string) string {
	if !p {
		return text
	}
	return "\x1b[" + code + "m" + text + "\x1b[0m"
}

// text returns the message for people.
func (g Group) text(style Style) string {
	painter := painter(style.Color)
	color := words[g.Severity].color
	var out strings.Builder
	if place := g.Place(); place != "" {
		out.WriteString(painter.paint("1", place+":") + " ")
	}
	fmt.Fprintf(&out, "%s %s  %s\n", painter.paint(color, g.Severity.String()+":"), Printable(g.Text), painter.paint("2", "["+g.Code+"]"))
	hint := Printable(g.Hint)
	if g.Source != "" && g.Column > 0 {
		number := strconv.Itoa(g.Line)
		gutter := len("  ") + len(number) + len(" | ")
		shown, indent, marks := g.excerpt(style.room(gutter))
		fmt.Fprintf(&out, "  %s %s %s\n", painter.paint("2", number), painter.paint("2", "|"), shown)
		fmt.Fprintf(&out, "  %*s %s %s%s", len(number), "", painter.paint("2", "|"), indent, painter.paint(color, marks))
		if hint != "" && !strings.Contains(hint, "\n") && style.fits(gutter+len(indent)+len(marks)+len("  ")+utf8.RuneCountInString(hint)) {
			out.WriteString("  " + painter.paint("36", hint))
			hint = ""
		}
		out.WriteByte('\n')
	}
	if hint != "" {
		fmt.Fprintf(&out, "    %s\n", painter.paint("36", hint))
	}
	out.WriteString(g.elsewhere(style))
	return out.String()
}

// withoutSource returns the message for people with the hint in the first line.
func (g Group) withoutSource(style Style) string {
	g.Source, g.Text, g.Hint = "", g.Message(), ""
	return g.text(style)
}

// Brief returns the message in one line, with the number of places.
func (g Group) Brief() string {
	line := Printable(g.Text) + "  [" + g.Code + "]"
	if place := g.Place(); place != "" {
		line = place + ": " + line
	}
	if len(g.Also) > 0 {
		line += fmt.Sprintf(" (%d places)", len(g.Also)+1)
	}
	return line
}

// fits reports whether a line of so many columns fits into the terminal.
func (s Style) fits(columns int) bool { return s.Width == 0 || columns <= s.Width }

// room is how many characters of a source line fit next to a gutter.
func (s Style) room(gutter int) int {
	if s.Width == 0 {
		return longestExcerpt
	}
	return min(longestExcerpt, max(shortestExcerpt, s.Width-gutter))
}

// elsewhere returns the line that lists the other places of a group.
func (g Group) elsewhere(style Style) string {
	switch {
	case len(g.Also) == 0 && g.Again == 0:
		return ""
	case len(g.Also) == 0:
		return fmt.Sprintf("    %d more on this line\n", g.Again)
	}
	painter := painter(style.Color)
	listed := g.Also
	if !style.All && len(listed) > listedPlaces+1 {
		listed = listed[:listedPlaces]
	}
	places := make([]string, len(listed))
	for i, other := range listed {
		places[i] = painter.paint("1", other.Place())
	}
	text := "also at " + strings.Join(places, ", ")
	more := len(g.Also) - len(listed) + g.Again
	for _, other := range g.Also {
		more += other.Again
	}
	switch {
	case more == 1:
		text += " and 1 more place"
	case more > 1:
		text += fmt.Sprintf(" and %d more places", more)
	}
	return "    " + text + "\n"
}

// Summary counts the groups of each severity, as in "2 errors (41 places), 1 warning". It
// returns "" for an empty list.
func Summary(list []Diagnostic) string {
	causes, places := map[Severity]int{}, map[Severity]int{}
	for _, group := range Groups(list) {
		causes[group.Severity]++
		for _, d := range append([]Diagnostic{group.Diagnostic}, group.Also...) {
			places[group.Severity] += 1 + d.Again
		}
	}
	var parts []string
	for _, severity := range []Severity{Error, Warning, Log} {
		count := causes[severity]
		if count == 0 {
			continue
		}
		part := Counted(count, words[severity].noun)
		if places[severity] > count {
			part += fmt.Sprintf(" (%d places)", places[severity])
		}
		parts = append(parts, part)
	}
	return strings.Join(parts, ", ")
}

// Counted returns a number with its noun: "1 page", "2 pages".
func Counted(count int, thing string) string {
	if count == 1 {
		return "1 " + thing
	}
	return fmt.Sprintf("%d %ss", count, thing)
}
