package docs

import (
	"embed"
	"path"
	"regexp"
	"strings"
	"sync"
)

//go:embed content/reference/blog.md content/reference/code-blocks.md content/reference/components.md content/reference/files-and-urls.md
//go:embed content/reference/front-matter.md content/reference/markdown.md content/reference/mdx.md content/reference/sidebars.md
var reference embed.FS

// Row is a row of a table in the reference of the guide, which says what a name means.
type Row struct {
	Section string // the heading above the table, as written
	Of      string // what the name belongs to, such as a directive or a component; "" for none
	Name    string // "" for a row about Of itself
	Type    string // Markdown; "" if the table does not say
	Default string // Markdown; "" if the table does not say
	Meaning string // Markdown without links to pages
}

// Table returns the rows of all tables in a page of the reference that say what names mean: "front-matter". Nobody may
// change them.
func Table(page string) []Row { return tables()[page] }

var tables = sync.OnceValue(func() map[string][]Row {
	entries, err := reference.ReadDir("content/reference")
	if err != nil {
		panic(err) // the folder is part of the binary
	}
	found := map[string][]Row{}
	for _, entry := range entries {
		text, err := reference.ReadFile(path.Join("content/reference", entry.Name()))
		if err != nil {
			panic(err)
		}
		found[strings.TrimSuffix(entry.Name(), ".md")] = rowsOf(string(text))
	}
	return found
})

// rowsOf reads the tables of a page. The words in the first row of a table say what its columns are.
func rowsOf(text string) []Row {
	var rows []Row
	var header []string
	section, of, fence := "", "", ""
	for line := range strings.Lines(text) {
		line = strings.TrimSpace(line)
		cells, isRow := cellsOf(line)
		opening := openingFence.FindStringSubmatch(line)
		switch {
		case fence != "":
			if line == fence {
				fence = ""
			}
		case opening != nil:
			fence = opening[1]
		case strings.HasPrefix(line, "#"):
			section = strings.TrimLeft(line, "# ")
		case !isRow:
			header = nil
		case header == nil:
			header, of = cells, ""
			if named := ofComponents.FindStringSubmatch(cells[0]); named != nil {
				of = named[1]
			}
		case !strings.HasPrefix(cells[0], "---"):
			row := Row{Section: section, Of: of}
			name := row.read(header, cells)
			of = row.Of
			rows = append(rows, row.named(name)...)
		}
	}
	return rows
}

var (
	// ofComponents finds the first component in "Property of `<Logos>` and `<CallToAction>`".
	ofComponents = regexp.MustCompile("^Property of `<(\\w+)>`")
	codeIn       = regexp.MustCompile("`([^`]+)`")
	// linkIn finds links to pages of the guide.
	linkIn = regexp.MustCompile(`\[([^\]]*)\]\((?:[^):]*)\)`)
)

// WithoutLinks returns Markdown without its links to pages of the guide, of which the texts remain.
func WithoutLinks(text string) string { return linkIn.ReplaceAllString(text, "$1") }

// cellsOf returns the cells of a row of a table.
func cellsOf(line string) (cells []string, isRow bool) {
	inner, isRow := strings.CutPrefix(line, "|")
	if !isRow {
		return nil, false
	}
	inner = strings.ReplaceAll(strings.TrimSuffix(inner, "|"), `\|`, "\x00")
	for cell := range strings.SplitSeq(inner, "|") {
		cells = append(cells, strings.ReplaceAll(strings.TrimSpace(cell), "\x00", "|"))
	}
	return cells, true
}

// read fills in the columns of a row, and returns the cell with its names.
func (r *Row) read(header, cells []string) (name string) {
	for i, column := range header[:min(len(header), len(cells))] {
		switch cell := cells[i]; {
		case column == "Directive" || column == "Component":
			if code := codeIn.FindStringSubmatch(cell); code != nil {
				r.Of = strings.Trim(code[1], ":<>")
			}
		case i == len(header)-1:
			r.Meaning = WithoutLinks(cell)
		case column == "Type" && i > 0:
			r.Type = WithoutLinks(cell)
		case column == "Default":
			r.Default = WithoutLinks(cell)
		default:
			name = cell
		}
	}
	return name
}

// named returns a row for each of the names in a cell, or the row itself if there is none. What follows "=" is no part
// of a name.
func (r Row) named(cell string) []Row {
	var rows []Row
	for _, code := range codeIn.FindAllStringSubmatch(cell, -1) {
		r.Name, _, _ = strings.Cut(code[1], "=")
		rows = append(rows, r)
	}
	if rows == nil {
		return []Row{r}
	}
	return rows
}
