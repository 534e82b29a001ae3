package llms

import (
	"path"
	"strconv"
	"strings"
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

// Full returns the files with all texts. None exceeds [FullLimit], unless a single text does. If there
// are several, the first lists the others with their sizes.
func (i Index) Full(texts []Text, urlOf func(file string) string) []FullFile {
	folder := path.Dir(i.File)
	var parts []FullFile
	var sizes []int
	for _, text := range texts {
		last := len(parts) - 1
		if last < 0 || sizes[last]+text.Size > FullLimit {
			parts = append(parts, FullFile{Name: path.Join(folder, fullName+"-"+strconv.Itoa(len(parts)+1)+extension)})
			sizes, last = append(sizes, 0), last+1
		}
		parts[last].texts = append(parts[last].texts, text)
		sizes[last] += text.Size
	}
	first := path.Join(folder, FullName)
	if len(parts) == 1 {
		parts[0].Name = first
		return parts
	}
	list := Section{Title: "Parts"}
	for number, part := range parts {
		list.Pages = append(list.Pages, Page{
			Title: "Part " + strconv.Itoa(number+1) + " of " + strconv.Itoa(len(parts)), URL: urlOf(part.Name),
			Description: count(len(part.texts)) + ", " + strconv.Itoa((sizes[number]+999)/1000) + " kB",
		})
	}
	contents := Index{Title: i.Title, Summary: i.Summary, Notes: []string{"The text of all pages, in parts. The index of the pages is " + urlOf(i.File)}}
	return append([]FullFile{{Name: first, contents: contents.text([]Section{list})}}, parts...)
}

// FullFile is a file with the text of pages, or with a list of such files.
type FullFile struct {
	Name     string
	contents string
	texts    []Text
}

// Content returns the content of the file.
func (f FullFile) Content() ([]byte, error) {
	var out strings.Builder
	out.WriteString(f.contents)
	for number, text := range f.texts {
		content, err := text.Read()
		if err != nil {
			return nil, err
		}
		if number > 0 {
			out.WriteByte('\n')
		}
		out.Write(content)
	}
	return []byte(out.String()), nil
}
