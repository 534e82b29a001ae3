package main

import (
	"cmp"
	"fmt"
	"io"
	"maps"
	"regexp"
	"slices"
	"strings"

	"github.com/docgen-cli/docgen/internal/diag"
	"github.com/docgen-cli/docgen/internal/frontend/evaluate"
	"github.com/docgen-cli/docgen/internal/migrate/docusaurus"
	"github.com/docgen-cli/docgen/internal/migrate/importsite"
)

// report prints what becomes of a site, the problems that are left, and the files that were written.
func (f *importFlags) report(streams terminal, outcome importsite.Outcome, wrote []string) error {
	if f.format == "json" {
		return printOutcomeJSON(streams.out, outcome)
	}
	var text strings.Builder
	for _, class := range slices.Backward(docusaurus.Classes()) {
		printNotes(&text, streams, class, outcome.Notes)
	}
	printGaps(&text, streams, outcome.Gaps)
	counts := map[docusaurus.Class]int{}
	for _, note := range outcome.Notes {
		counts[note.Class]++
	}
	fmt.Fprintf(&text, "%d mapped, %d replaced, %d lost; everything else works unchanged\n", counts[docusaurus.Mapped], counts[docusaurus.Replaced],
		counts[docusaurus.Lost])
	fmt.Fprintf(&text, "%s, %d of them (%d%%) without problems%s\n", diag.Counted(outcome.Pages, "page"), outcome.Clean,
		100*outcome.Clean/max(outcome.Pages, 1), others(outcome))
	if summary := diag.Summary(outcome.Findings); summary != "" {
		fmt.Fprintf(&text, "%s\n", wrapped(summary+": "+byCode(outcome.Findings), 80, "  "))
	}
	if len(outcome.Missing) > 0 {
		again := "docgen import --force"
		if len(wrote) == 0 {
			again = "docgen doctor"
		}
		fmt.Fprintf(&text, "\n%s\n", wrapped(fmt.Sprintf("not installed: %s; run %q, then \"%s%s\"", strings.Join(outcome.Missing, ", "), outcome.Install,
			again, folderArgument(f.dir)), 80, "  "))
	}
	if len(wrote) > 0 {
		fmt.Fprintf(&text, "\n%s\n", wrapped("wrote "+strings.Join(wrote, ", "), 80, "  "))
		fmt.Fprintf(&text, "next: %s lists the problems, %s shows the site\n", f.command("check --render"), f.command("dev"))
	} else {
		fmt.Fprintf(&text, "\nnothing was written; docgen import%s writes docgen.yaml\n", folderArgument(f.dir))
	}
	_, err := io.WriteString(streams.out, text.String())
	return err
}

// others says what is wrong with the pages that have problems.
func others(outcome importsite.Outcome) string {
	words := ""
	if outcome.Failing > 0 {
		words = fmt.Sprintf(", %d with errors", outcome.Failing)
	}
	if warned := outcome.Pages - outcome.Clean - outcome.Failing; warned > 0 {
		words += fmt.Sprintf(", %d with warnings only", warned)
	}
	return words
}

// byCode counts errors and warnings by their code, the most frequent first.
func byCode(findings []diag.Diagnostic) string {
	counts := map[string]int{}
	for _, found := range findings {
		if found.Severity >= diag.Warning {
			counts[cmp.Or(found.Code, "other")]++
		}
	}
	codes := slices.SortedFunc(maps.Keys(counts), func(a, b string) int { return cmp.Or(counts[b]-counts[a], cmp.Compare(a, b)) })
	for i, code := range codes {
		codes[i] = fmt.Sprintf("%s %d", code, counts[code])
	}
	return strings.Join(codes, ", ")
}

// printNotes prints the notes of one class. Notes with the same text are one.
func printNotes(text *strings.Builder, streams terminal, class docusaurus.Class, all []docusaurus.Note) {
	var order []string
	groups := map[string][]docusaurus.Note{}
	for _, note := range all {
		if note.Class != class || note.Text == "" {
			continue
		}
		if groups[note.Text] == nil {
			order = append(order, note.Text)
		}
		groups[note.Text] = append(groups[note.Text], note)
	}
	if len(order) == 0 {
		return
	}
	color := map[docusaurus.Class]string{docusaurus.Lost: "1;31", docusaurus.Replaced: "1;33", docusaurus.Mapped: "1;36", docusaurus.Works: "1;32"}[class]
	fmt.Fprintf(text, "%s\n", streams.paint(color, string(class)))
	for _, each := range order {
		names, where := named(groups[each])
		between := "  "
		if len(names)+len(where) > 76 && where != "" {
			between = "\n    "
		}
		fmt.Fprintf(text, "  %s\n    %s\n", strings.TrimRight(names+between+streams.paint("2", where), " "), wrapped(each, 76, "    "))
	}
	text.WriteString("\n")
}

// named names what notes are about, and their first place.
func named(notes []docusaurus.Note) (names, where string) {
	const shown = 3
	var all []string
	for _, note := range notes {
		if name := numbers.ReplaceAllString(note.What, ".*"); !slices.Contains(all, name) {
			all = append(all, name)
		}
	}
	if len(notes) == 1 {
		all[0] = notes[0].What
	}
	names, where = wrapped(strings.Join(all[:min(shown, len(all))], ", "), 76, "  "), diag.Printable(placed(notes[0].Place))
	if others := len(all) - shown; others > 0 {
		names += fmt.Sprintf(" and %d more", others)
	}
	if others := len(notes) - 1; others > 0 && where != "" {
		where += fmt.Sprintf(" and %s", diag.Counted(others, "more place"))
	}
	return names, where
}

// numbers finds the indexes of lists in a path.
var numbers = regexp.MustCompile(`\.\d+\b`)

// printGaps prints what the evaluation lacked.
func printGaps(text *strings.Builder, streams terminal, gaps []evaluate.Note) {
	if len(gaps) == 0 {
		return
	}
	fmt.Fprintf(text, "%s\n", streams.paint("1;33", "not evaluated"))
	for _, gap := range gaps {
		fmt.Fprintf(text, "  %s\n    %s\n", streams.paint("2", diag.Printable(placed(gap.Place))),
			wrapped(strings.TrimSuffix(gap.Text+"; "+gap.Hint, "; "), 76, "    "))
	}
	text.WriteString("\n")
}

// placed writes a place as messages do.
func placed(place evaluate.Place) string {
	if place.Line == 0 {
		return place.File
	}
	return fmt.Sprintf("%s:%d:%d", place.File, place.Line, place.Column)
}

// wrapped breaks a text into lines.
func wrapped(text string, width int, indent string) string {
	var lines []string
	line := ""
	for _, word := range strings.Fields(diag.Printable(text)) {
		if line != "" && len(line)+1+len(word) > width {
			lines = append(lines, line)
			line = ""
		}
		line = strings.TrimPrefix(line+" "+word, " ")
	}
	return strings.Join(append(lines, line), "\n"+indent)
}

func printOutcomeJSON(out io.Writer, outcome importsite.Outcome) error {
	type note struct {
		Class  docusaurus.Class `json:"class,omitempty"`
		File   string           `json:"file,omitempty"`
		Line   int              `json:"line,omitempty"`
		Column int              `json:"column,omitempty"`
		What   string           `json:"what"`
		Text   string           `json:"text,omitempty"`
	}
	notes := []note{}
	for _, each := range outcome.Notes {
		notes = append(notes, note{each.Class, each.Place.File, each.Place.Line, each.Place.Column, each.What, each.Text})
	}
	gaps := []note{}
	for _, each := range outcome.Gaps {
		gaps = append(gaps, note{File: each.Place.File, Line: each.Place.Line, Column: each.Place.Column, What: each.Package, Text: each.Text})
	}
	findings := map[string]int{}
	for _, found := range outcome.Findings {
		findings[found.Severity.String()+" "+cmp.Or(found.Code, "other")]++
	}
	err := printJSON(out, map[string]any{"notes": notes, "pages": outcome.Pages, "clean": outcome.Clean, "problems": findings, "gaps": gaps,
		"missing": append([]string{}, outcome.Missing...), "install": outcome.Install})
	if err != nil {
		return fmt.Errorf("print the report: %w", err)
	}
	return nil
}
