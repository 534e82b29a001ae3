//go:build install

package swizzle_test

import (
	"io/fs"
	"maps"
	"os"
	"path"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/docgen-cli/docgen/e2e/sitetest"
)

// themeFolder has the components of Docusaurus's classic theme, as a site copies them with "docusaurus swizzle --eject".
const themeFolder = "node_modules/@docusaurus/theme-classic/lib/theme"

// component is one of the theme.
type component struct {
	name  string // "DocItem/Footer"
	file  string // below themeFolder
	shows map[string]bool
}

var (
	themeImport   = regexp.MustCompile(`['"]@theme/([^'"]+)['"]`)
	defaultNamed  = regexp.MustCompile(`(?m)^export default function (\w+)`)
	defaultExport = regexp.MustCompile(`(?m)^export default `)
	reexport      = regexp.MustCompile(`(?m)^export \{default\} from (.*);$`)
)

// components returns the components of the theme by name, each with those that it shows, directly or inside others.
func components(t *testing.T) map[string]component {
	t.Helper()
	found := map[string]component{}
	err := fs.WalkDir(os.DirFS(themeFolder), ".", func(file string, entry fs.DirEntry, err error) error {
		if err != nil || path.Ext(file) != ".js" {
			return err
		}
		name := strings.TrimSuffix(strings.TrimSuffix(file, ".js"), "/index")
		found[name] = component{name, file, map[string]bool{}}
		for _, match := range themeImport.FindAllStringSubmatch(source(t, file), -1) {
			found[name].shows[match[1]] = true
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	for middle := range found {
		for _, outer := range found {
			if outer.shows[middle] {
				maps.Copy(outer.shows, found[middle].shows)
			}
		}
	}
	return found
}

func source(t *testing.T, file string) string {
	t.Helper()
	text, err := os.ReadFile(filepath.Join(themeFolder, filepath.FromSlash(file)))
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

// groups divides components so that none shows another one of its group: a copy shows what the site has for those inside
// it, so copies of both would not tell what either does alone. One that needs another configuration is alone.
func groups(all map[string]component) [][]component {
	var divided [][]component
	for _, name := range slices.Sorted(maps.Keys(all)) {
		each := all[name]
		at := slices.IndexFunc(divided, func(group []component) bool {
			isAlone := variants[name] != [2]string{} || variants[group[0].name] != [2]string{}
			return !isAlone && !slices.ContainsFunc(group, func(other component) bool { return each.shows[other.name] || other.shows[name] })
		})
		if at < 0 {
			at, divided = len(divided), append(divided, nil)
		}
		divided[at] = append(divided[at], each)
	}
	return divided
}

// copyInto copies a component with its style sheets into src/theme of a site, and marks it: an element with its name
// surrounds what it shows. Of lists of components, it marks each.
func (c component) copyInto(t *testing.T, site string) {
	t.Helper()
	files := map[string]string{"src/theme/" + c.file: marked(c.name, source(t, c.file))}
	sheets, err := filepath.Glob(filepath.Join(themeFolder, filepath.FromSlash(path.Dir(c.file)), "*.css"))
	if err != nil {
		t.Fatal(err)
	}
	for _, sheet := range sheets {
		name := path.Join(path.Dir(c.file), filepath.Base(sheet))
		files["src/theme/"+name] = source(t, name)
	}
	sitetest.Write(t, site, files)
}

// marking is the end of a marked copy.
const marking = `
import {createElement as createMark} from 'react'
const isList = (value) => typeof value === 'object' && !value.$$typeof
const mark = (value) => isList(value)
  ? Object.fromEntries(Object.entries(value).map(([key, each]) => [key, mark(each)]))
  : Object.assign((props) => createMark('swizzled-copy', {'data-name': NAME}, createMark(value, props)), value.$$typeof ? {} : value)
export default mark(Copied)
`

func marked(name, text string) string {
	text = reexport.ReplaceAllString(text, "import Copied from $1;")
	if match := defaultNamed.FindStringSubmatch(text); match != nil {
		text = defaultNamed.ReplaceAllString(text, "function $1") + "\nconst Copied = " + match[1] + "\n"
	}
	text = defaultExport.ReplaceAllString(text, "const Copied = ")
	return text + strings.ReplaceAll(marking, "NAME", "'"+name+"'")
}
