package lint

import (
	"bytes"

	"github.com/yuin/goldmark/ast"

	"github.com/docgen-cli/docgen/internal/markdown/input"
)

// row reports a row of a table that loses text: a "|" in code ends a cell, and the header has
// fewer cells.
func (f *finder) row(row ast.Node) {
	first, last := row.FirstChild(), row.LastChild()
	if first == nil || first.Lines().Len() == 0 {
		return
	}
	start := first.Lines().At(0).Start
	line, _, _ := bytes.Cut(f.source[start:], []byte("\n"))
	if at := barInCode(line); at >= 0 {
		f.text.Report(start+at, start+at+1, input.Finding{Code: input.LostCode,
			Text: `the "|" in the code ends the cell of the table`, Hint: `write "\|", also in code`, Fix: `\|`})
		return
	}
	if last.Lines().Len() == 0 {
		return
	}
	stop := last.Lines().At(0).Stop
	rest := f.source[stop : start+len(line)]
	if lost := bytes.Trim(rest, "| \t\r"); len(lost) > 0 {
		at := stop + bytes.Index(rest, lost)
		f.text.Report(at, at+len(lost), input.Finding{Code: input.LostCode,
			Text: "the row has more cells than the header of the table, so readers do not see this",
			Hint: `add columns to the header; to show "|" in a cell, write "\|"`})
	}
}

// barInCode returns the offset of the first "|" in code in a row, or -1.
func barInCode(row []byte) int {
	row = bytes.ReplaceAll(row, []byte(`\|`), []byte("  "))
	for at := 0; at < len(row); at++ {
		if row[at] == '\\' {
			at++
			continue
		}
		rest := row[at:]
		size := len(rest) - len(bytes.TrimLeft(rest, "`"))
		if size == 0 {
			continue
		}
		length := codeLength(rest[size:], size)
		if bar := bytes.IndexByte(rest[:size+length], '|'); bar >= 0 {
			return at + bar
		}
		at += size + length - 1
	}
	return -1
}

// codeLength returns the length of code up to the end of the backticks that close it, or zero.
func codeLength(text []byte, size int) int {
	for at := 0; at < len(text); at++ {
		run := len(text[at:]) - len(bytes.TrimLeft(text[at:], "`"))
		if run == size {
			return at + size
		}
		at += run
	}
	return 0
}
