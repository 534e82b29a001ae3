// Package adopt describes a folder of Markdown that has no docgen.yaml.
//
// [Read] looks at the names in the folder and returns a [Folder], whose Config is the text of
// the docgen.yaml that shows its files as they are. The preview reads that text in place of the
// missing file, and docgen init writes it, so both give the same pages. The package does not
// know how a site is built, and writes nothing.
package adopt

import (
	"bytes"
	"cmp"
	_ "embed"
	"errors"
	"fmt"
	"html"
	"path"
	"path/filepath"
	"regexp"
	"strings"
	"text/template"

	"github.com/docgen-cli/docgen/internal/content"
	"github.com/docgen-cli/docgen/internal/engine/plainjson"
	"github.com/docgen-cli/docgen/internal/engine/source"
)

// ErrNoMarkdown means that a folder contains no Markdown files.
var ErrNoMarkdown = errors.New("there are no Markdown files")

// ErrTooLarge means that a folder has so many files that it is probably not one of docs, but a
// home folder or a disk.
var ErrTooLarge = errors.New("there are more than 300,000 files")

// Folder is a folder of Markdown.
type Folder struct {
	Title     string   // heading of its README, or else its name
	Color     string   // of the brand; "" for docgen's
	First     string   // path of the page that is shown first if there is no README; "" otherwise
	Exclude   []string // patterns of files and folders that are not docs
	HasSource bool     // whether there is a folder src, which belongs to another program
	HasStatic bool     // whether there is a folder static, which belongs to another program
}

// Read describes the folder at a path.
func Read(dir string) (Folder, error) {
	full, err := filepath.Abs(dir)
	if err != nil {
		return Folder{}, fmt.Errorf("find the folder: %w", err)
	}
	files := source.Files{source.Site(dir, ".")}
	for above, name := full, ".."; above != filepath.Dir(above); above, name = filepath.Dir(above), path.Join("..", name) {
		files = append(files, source.Site(dir, name))
	}
	return read(files, filepath.ToSlash(full))
}

// read describes a folder. files are its own files and those of the folders above; dir is its
// absolute path with slashes.
func read(files source.Files, dir string) (Folder, error) {
	root, _, found := files.Find(".")
	if !found {
		return Folder{}, ErrNoMarkdown
	}
	walk := walker{files: root}
	if err := walk.enter(".", ignoredAbove(files, dir)); err != nil {
		return Folder{}, err
	}
	if walk.first == "" && walk.firstBelow == "" {
		return Folder{}, ErrNoMarkdown
	}
	isFolder := func(name string) bool {
		info, err := root.Stat(name)
		return err == nil && info.IsDir()
	}
	folder := Folder{Title: path.Base(dir), Exclude: walk.exclude, HasSource: isFolder("src"), HasStatic: isFolder("static")}
	if walk.home == "" {
		folder.First = slugOf(root, cmp.Or(walk.first, walk.firstBelow))
	} else if text, err := root.ReadFile(walk.home); err == nil {
		folder.Title = titleOf(string(text), folder.Title)
	}
	return folder, nil
}

// slugOf returns the path of a doc's page.
func slugOf(files source.FS, name string) string {
	file, _, _ := content.Read(files, name)
	frontMatter, _, _ := content.ReadFrontMatter(file)
	doc, _ := content.Describe(file, content.Parsed{FrontMatter: frontMatter})
	return doc.Slug
}

//go:embed docgen.yaml
var configText string

// Config returns the text of the folder's docgen.yaml.
func (f Folder) Config() ([]byte, error) {
	config, err := template.New("docgen.yaml").Funcs(template.FuncMap{"quote": plainjson.Quote}).Parse(configText)
	if err != nil {
		return nil, fmt.Errorf("read the template of docgen.yaml: %w", err)
	}
	var out bytes.Buffer
	if err := config.Execute(&out, f); err != nil {
		return nil, fmt.Errorf("write docgen.yaml: %w", err)
	}
	return out.Bytes(), nil
}

// maxTitle is the longest title, in characters, that fits the navbar.
const maxTitle = 40

var (
	frontMatter  = regexp.MustCompile(`(?s)\A---\n.*?\n---\n`)
	heading      = regexp.MustCompile(`(?m)^#{1,6} +(.+?)[ #]*$|^(\S.*)\n=+ *$|(?is)<h[1-6][^>]*>(.*?)</h[1-6]>`)
	topHeading   = regexp.MustCompile(`(?i)^#[^#]|^<h1|\n=+ *$`)
	hiddenInHead = regexp.MustCompile(`!\[[^\]]*\](?:\([^)]*\)|\[[^\]]*\])?|<[^>]*>|:[a-z0-9_+-]+:`)
	linkInHead   = regexp.MustCompile(`\[([^\]]*)\](?:\([^)]*\)|\[[^\]]*\])?`)
	marksInHead  = strings.NewReplacer("**", "", "__", "", "`", "", "*", "")
)

// titleOf returns the first heading of a README as plain text, without badges. If there is
// none, if it is not of the first level, or if it is too long for a title, it returns name.
func titleOf(text, name string) string {
	text = strings.ReplaceAll(text, "\r\n", "\n")
	text = frontMatter.ReplaceAllString(text, "")
	found := heading.FindStringSubmatch(text)
	if found == nil || !topHeading.MatchString(found[0]) {
		return name
	}
	title := hiddenInHead.ReplaceAllString(cmp.Or(found[1], found[2], found[3]), "")
	title = linkInHead.ReplaceAllString(title, "$1")
	title = html.UnescapeString(marksInHead.Replace(title))
	title = strings.Trim(strings.Join(strings.Fields(title), " "), " ·|:-–—")
	if title == "" || len([]rune(title)) > maxTitle {
		return name
	}
	return title
}
