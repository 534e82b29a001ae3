package llms

import (
	"bytes"
	"path"
	"strconv"
	"strings"

	"github.com/docgen-cli/docgen/internal/diag"
	"github.com/docgen-cli/docgen/internal/engine/output"
)

// FullName is the name of the file with the text of all pages.
const FullName = fullName + extension

const fullName = "llms-full"

// IsFull reports whether a file has the name of a file with the text of all pages or of a part of them.
func IsFull(name string) bool {
	return strings.HasPrefix(path.Base(name), fullName) && path.Ext(name) == extension
}

// FullLimit is the size in bytes that files with the text of several pages do not exceed.
const FullLimit = 500_000

// Text is a page as Markdown.
type Text struct {
	Size int // in bytes
	Read func() ([]byte, error)
}

// part is a file with the text of pages.
type part struct {
	name  string
	texts []Text
	size  int
}

// Full returns the files with all texts. None exceeds [FullLimit], unless a single text does. If there
// are several, the first lists the others with their sizes.
func (i Index) Full(texts []Text, urlOf func(file string) string) []output.File {
	folder := path.Dir(i.File)
	var parts []part
	for _, text := range texts {
		last := len(parts) - 1
		if last < 0 || parts[last].size+text.Size > FullLimit {
			last++
			parts = append(parts, part{name: path.Join(folder, fullName+"-"+strconv.Itoa(last+1)+extension)})
		}
		parts[last].texts, parts[last].size = append(parts[last].texts, text), parts[last].size+text.Size
	}
	first := path.Join(folder, FullName)
	if len(parts) == 1 {
		return []output.File{{Name: first, Load: parts[0].content}}
	}
	list, files := Section{Title: "Parts"}, []output.File{{Name: first}}
	for number, part := range parts {
		list.Pages = append(list.Pages, Page{
			Title: "Part " + strconv.Itoa(number+1) + " of " + strconv.Itoa(len(parts)), URL: urlOf(part.name),
			Description: diag.Counted(len(part.texts), "page") + ", " + strconv.Itoa((part.size+999)/1000) + " kB",
		})
		files = append(files, output.File{Name: part.name, Load: part.content})
	}
	contents := Index{Title: i.Title, Summary: i.Summary, Notes: []string{"The text of all pages, in parts. The index of the pages is " + urlOf(i.File)}}
	files[0].Content = contents.text([]Section{list})
	return files
}

// content returns the content of the file.
func (p part) content() ([]byte, error) {
	contents := make([][]byte, len(p.texts))
	for number, text := range p.texts {
		var err error
		contents[number], err = text.Read()
		if err != nil {
			return nil, err
		}
	}
	return bytes.Join(contents, []byte("\n")), nil
}
