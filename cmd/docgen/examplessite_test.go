package main

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io/fs"
	"maps"
	"os"
	"path"
	"path/filepath"
	"regexp"
	"strings"
)

// exampleSite is the site that the examples of a section make.
type exampleSite struct {
	dir       string
	base      string // docgen.yaml without what examples say
	files     int    // taken from examples
	isBroken  bool   // as an example shows
	isDynamic bool   // its pages or the theme run code, so that mistakes may show when it is rendered

	written map[string]string // the files of a host, by their paths, that the last command wrote
	printed string            // by that command, if it is the last one
}

// installedPackages stand for npm packages that examples tell the reader to install.
var installedPackages = map[string]string{
	"@docsearch/react/package.json": `{"name": "@docsearch/react", "version": "4.0.0", "exports": {"./modal": "./modal.js"}}`,
	"@docsearch/react/modal.js":     "export const DocSearchModal = () => null\n",
	"@docsearch/css/package.json":   `{"name": "@docsearch/css", "version": "4.0.0"}`,
	"@docsearch/css/dist/style.css": "",
}

// newExampleSite begins a site with the files of a fixture, if there is one.
func newExampleSite(dir, fixture string) (*exampleSite, error) {
	site := &exampleSite{dir: dir, base: "title: Example\nurl: https://example.org\n"}
	err := filepath.WalkDir(fixture, func(file string, entry fs.DirEntry, err error) error {
		if err != nil || entry.IsDir() {
			return err
		}
		text, err := os.ReadFile(file)
		name, _ := filepath.Rel(fixture, file)
		return errors.Join(err, site.write(filepath.ToSlash(name), string(text)))
	})
	if errors.Is(err, fs.ErrNotExist) {
		err = nil
	}
	if text, readErr := os.ReadFile(filepath.Join(dir, "docgen.yaml")); readErr == nil {
		site.base = string(text)
	}
	return site, errors.Join(err, site.write("docgen.yaml", site.base))
}

func (s *exampleSite) write(name, text string) error {
	file := filepath.Join(s.dir, filepath.FromSlash(name))
	isCode := strings.HasPrefix(name, "src/theme/") || strings.HasPrefix(name, "src/pages/")
	s.isDynamic = s.isDynamic || path.Ext(name) == ".mdx" || isCode && strings.Contains(".js .jsx .ts .tsx", path.Ext(name))
	return errors.Join(os.MkdirAll(filepath.Dir(file), 0o755), os.WriteFile(file, []byte(text), 0o644))
}

// take writes the file that an example shows. An example that shows output marks the site as
// broken, which later files fix.
func (s *exampleSite) take(shown example) error {
	s.isBroken = s.isBroken || shown.isOutput()
	name := shown.file()
	if name == "" {
		return nil
	}
	if !filepath.IsLocal(name) {
		return fmt.Errorf("title=%q is not the path of a file in a site", shown.title)
	}
	s.isBroken = false
	s.files++
	if name == "docgen.yaml" {
		err := s.write(name, mergeOptions(shown.text, s.base))
		for file, text := range installedPackages {
			if strings.Contains(shown.text, "algolia") {
				err = errors.Join(err, s.write("node_modules/"+file, text))
			}
		}
		err = errors.Join(err, s.installPlugins(shown.text))
		if strings.Contains(shown.text, "gitVersions:") {
			err = errors.Join(err, s.addPage(), s.commit(shown.text))
		}
		return err
	}
	return s.write(name, shown.text)
}

var ownPlugin = regexp.MustCompile(`@docgen-cli/plugin-([a-z]+)`)

// installPlugins links the plugins of this repository that a config names.
func (s *exampleSite) installPlugins(text string) error {
	for _, found := range ownPlugin.FindAllStringSubmatch(text, -1) {
		folder, err := filepath.Abs(filepath.Join("../../plugins", found[1]))
		link := filepath.Join(s.dir, "node_modules", filepath.FromSlash(found[0]))
		err = errors.Join(err, os.MkdirAll(filepath.Dir(link), 0o755))
		if _, missing := os.Lstat(link); missing != nil {
			err = errors.Join(err, os.Symlink(folder, link))
		}
		if err != nil {
			return err
		}
	}
	return nil
}

// file is the path of the file that an example shows; "" for one that is no file. An absolute
// path names a file of another program, such as a server.
func (e example) file() string {
	isPage := e.lang == "md" || e.lang == "mdx"
	switch {
	case e.isOutput(), e.lang == "sh", strings.HasPrefix(e.title, "/"):
		return ""
	case e.title == "" && isPage:
		return fmt.Sprintf("content/example-%d.%s", e.line, e.lang)
	}
	return e.title
}

var optionName = regexp.MustCompile(`(?m)^[A-Za-z0-9]+:`)

// mergeOptions adds the top-level options of base that an example does not set. They follow the
// example, whose lines keep their numbers.
func mergeOptions(shown, base string) string {
	merged := shown
	starts := optionName.FindAllStringIndex(base, -1)
	for i, start := range starts {
		end := len(base)
		if i+1 < len(starts) {
			end = starts[i+1][0]
		}
		if name := base[start[0]:start[1]]; !strings.HasPrefix(shown, name) && !strings.Contains(shown, "\n"+name) {
			merged += base[start[0]:end]
		}
	}
	return merged
}

var (
	diagnostic = regexp.MustCompile(`^(\S.*: )?(error|warning|info): .*  \[[a-z-]+\]\n`)
	summary    = regexp.MustCompile(`(?m)^(search index: |built |checked |\d+ (error|warning|note)).*\n`)
)

// isOutput reports whether an example shows diagnostics.
func (e example) isOutput() bool { return e.lang == "text" && diagnostic.MatchString(e.text) }

// output returns what docgen prints for the site: a command that the page shows, else a check, or
// a build if pages run code.
func (s *exampleSite) output(shell string) string {
	args := []string{"check"}
	if s.isDynamic {
		args = []string{"build", "--jobs", "1", "--no-cache"}
	}
	for _, command := range docgenCommands(shell) {
		args = command
	}
	if err := s.addPage(); err != nil {
		return err.Error()
	}
	var printed bytes.Buffer
	run(context.Background(), append(args, "-C", s.dir), terminal{in: strings.NewReader(""), out: &printed, err: &printed})
	return strings.ReplaceAll(printed.String(), s.dir, ".")
}

// sources returns the files of the site without what docgen has written.
func (s *exampleSite) sources() map[string]string {
	files := filesOf(s.dir)
	maps.DeleteFunc(files, func(name, _ string) bool {
		return strings.HasPrefix(name, ".docgen/") || strings.HasPrefix(name, "dist/")
	})
	return files
}

// withoutSummary leaves the diagnostics of what a command prints.
func withoutSummary(printed string) string { return summary.ReplaceAllString(printed, "") }

// addPage adds a page to a site of which examples show other files alone.
func (s *exampleSite) addPage() error {
	if _, err := os.Stat(filepath.Join(s.dir, "content")); !errors.Is(err, fs.ErrNotExist) {
		return err
	}
	return s.write("content/index.md", "# Home\n")
}
