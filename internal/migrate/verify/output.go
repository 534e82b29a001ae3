package verify

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io/fs"
	"net/url"
	"path"
	"slices"
	"strings"

	"golang.org/x/net/html"

	"github.com/docgen-cli/docgen/internal/engine/parallel"
)

// Output is the output of a generator.
type Output struct {
	Generator string            // as pages name it: "Docusaurus v3.10.2"
	Base      string            // path of the home page in URLs, with slashes at both ends
	Pages     map[string]Page   // by path in the site, without baseUrl and without a slash at the end
	Files     map[string]bool   // paths of other files, except scripts and styles
	Colors    map[string]Colors // of some pages, by path; nil if no browser has read them
}

// The errors of folders that are not the output of a generator.
var (
	ErrEmpty   = errors.New("the folder is empty")
	ErrNoPages = errors.New("the folder has no HTML files")
	ErrUnknown = errors.New("no HTML file in the folder was written by the generator")
)

// Read reads an output folder. The generator is the beginning of the name that its pages have in
// the meta element "generator".
func Read(ctx context.Context, jobs int, files fs.FS, generator string) (Output, error) {
	names, err := list(files)
	if err != nil {
		return Output{}, err
	}
	if len(names) == 0 {
		return Output{}, ErrEmpty
	}
	isPage := func(name string) bool { return path.Ext(name) == ".html" && path.Base(name) != "404.html" }
	pages := slices.DeleteFunc(slices.Clone(names), func(name string) bool { return !isPage(name) })
	if len(pages) == 0 {
		return Output{}, ErrNoPages
	}
	result := Output{Pages: map[string]Page{}, Files: map[string]bool{}}
	for _, top := range parallel.Map(ctx, jobs, pages, func(name string) head { return readHead(files, name) }) {
		if top.err != nil {
			return Output{}, top.err
		}
		if strings.HasPrefix(top.generator, generator) {
			result.Generator = top.generator
		}
		result.Base = shorter(result.Base, top.base)
	}
	if result.Generator == "" {
		return Output{}, ErrUnknown
	}
	result.Base = "/" + strings.TrimPrefix(result.Base, "/")
	errs := make([]error, len(pages))
	read := make([]Page, len(pages))
	parallel.Each(ctx, jobs, len(pages), func(i int) { // again, because all trees at once would need much memory
		root, err := parse(files, pages[i], "")
		read[i], errs[i] = readPage(root, generator, result.Base), err
	})
	for i, name := range pages {
		result.Pages[pathOf(name)] = read[i]
	}
	for _, name := range names {
		if path.Ext(name) != ".html" && !isInternal(name) {
			result.Files["/"+name] = true
		}
	}
	return result, errors.Join(append(errs, ctx.Err())...)
}

// head is what the head of a page says about the whole output.
type head struct {
	generator, base string
	err             error
}

func readHead(files fs.FS, name string) head {
	root, err := parse(files, name, "</head>")
	return head{metaOf(root, "generator"), baseOf(root, pathOf(name)), err}
}

// parse parses a file of HTML up to a text, or to its end.
func parse(files fs.FS, name, end string) (*html.Node, error) {
	text, err := fs.ReadFile(files, name)
	if err != nil {
		return &html.Node{}, fmt.Errorf("read %s: %w", name, err)
	}
	if end != "" {
		text, _, _ = bytes.Cut(text, []byte(end))
	}
	root, err := html.Parse(bytes.NewReader(text))
	if err != nil {
		return &html.Node{}, fmt.Errorf("parse %s: %w", name, err)
	}
	return root, nil
}

// list lists the files of a folder.
func list(files fs.FS) ([]string, error) {
	var names []string
	err := fs.WalkDir(files, ".", func(name string, entry fs.DirEntry, err error) error {
		if err == nil && !entry.IsDir() {
			names = append(names, name)
		}
		return err
	})
	if err != nil {
		return nil, fmt.Errorf("list the files: %w", err)
	}
	return names, nil
}

var internalFiles = []string{"_headers", "_redirects", "rss.xsl", "rss.css", "atom.xsl", "atom.css"}

// isInternal reports whether a file has no URL that others use: scripts, styles and images with a
// hash in their name, data of the generator, the looks of its feeds, and files whose name starts with a dot.
func isInternal(name string) bool {
	return strings.HasPrefix(path.Base(name), ".") || slices.Contains(strings.Split(path.Dir(name), "/"), "assets") ||
		slices.Contains(internalFiles, path.Base(name))
}

// pathOf returns the path of a page from the name of its file.
func pathOf(name string) string {
	name = strings.TrimSuffix(name, ".html")
	if path.Base(name) == "index" {
		name = path.Dir(name)
	}
	return path.Join("/", name)
}

// shorter returns the shorter of two texts that is not "".
func shorter(a, b string) string {
	if a == "" || b != "" && len(b) < len(a) {
		return b
	}
	return a
}

// baseOf returns the path of the home page according to the canonical URL of a page, or to the
// place of its style sheets; "" if it has neither.
func baseOf(root *html.Node, at string) string {
	if canonical, err := url.Parse(linkOf(root, "canonical")); err == nil && canonical.Host != "" {
		whole := strings.TrimSuffix(strings.TrimSuffix(canonical.Path, "/"), ".html")
		if base, found := strings.CutSuffix(whole, strings.TrimSuffix(at, "/")); found {
			return base + "/"
		}
	}
	sheet, err := url.Parse(linkOf(root, "stylesheet"))
	if err != nil || sheet.Host != "" {
		return ""
	}
	base, _, found := strings.Cut(sheet.Path, "assets/")
	if !found {
		return ""
	}
	return base
}
