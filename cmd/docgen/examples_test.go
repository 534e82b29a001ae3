package main

import (
	"cmp"
	"errors"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"testing"
)

// guideFolder holds the pages of the guide. The tutorial is executed by TestTutorial.
const guideFolder = "../../docs/content"

// Every example in the guide works when it is pasted:
//
//   - A block with title="path" is that file of an example site. A block in md or mdx without
//     a title is a page. What docgen.yaml lacks of a title and a url is added.
//   - A section below a heading of the second level makes one site; blocks before the first such
//     heading belong to every section. A block replaces an earlier one with the same title.
//   - A site whose examples show no page has one, content/index.md.
//   - Files that examples need and do not show are in docs/examples/, in the folder of the page.
//   - A text block that begins with a diagnostic is what docgen prints for the site so far. At
//     the end of a section the site has no problems, unless such a block follows its last file.
//   - A block in sh, or a step of a workflow, holds commands that exist, with flags that exist.
//     If one is a docgen command and a diagnostic follows, this command prints it.
//   - "docgen deploy init" runs. Blocks that show its files, or a text block after the command, are
//     what it writes and prints.
//   - "docgen versions", "docgen translate" and "docgen openapi" run as well. A site with versions from git is a repository that has the
//     branches and tags they name.
//   - Sites whose pages run code are also rendered, as many together as have no contradictory files.
//   - JSON, YAML, JavaScript, TypeScript and CSS are free of syntax errors, titled or not.
//
// UPDATE=1 rewrites the blocks that show what docgen prints or writes.
func TestGuideExamples(t *testing.T) {
	t.Parallel()
	reports := map[string]*mistakes{}
	var lock sync.Mutex
	var left []unrendered
	t.Run("sections", func(t *testing.T) {
		for name, text := range guidePages(t) {
			fixture := filepath.Join("../../docs/examples", filepath.FromSlash(strings.TrimSuffix(name, ".md")))
			report := newMistakes(t, name)
			reports[name] = report
			for _, section := range readExamples(text) {
				if len(section.examples) == 0 {
					continue
				}
				t.Run(strings.TrimSuffix(name, ".md")+"/"+section.heading, func(t *testing.T) {
					t.Parallel()
					found, code := checkExamples(t.TempDir(), fixture, section)
					for _, mistake := range found {
						report.report(t, mistake)
					}
					if code != nil {
						lock.Lock()
						defer lock.Unlock()
						left = append(left, unrendered{page: name, line: section.last(), files: code})
					}
				})
			}
		}
	})
	slices.SortFunc(left, func(a, b unrendered) int { return cmp.Or(strings.Compare(a.page, b.page), a.line-b.line) })
	for _, group := range together(left) {
		t.Run("rendered", func(t *testing.T) {
			t.Parallel()
			found, err := render(t.TempDir(), group)
			if err != nil {
				t.Fatal(err)
			}
			for i, site := range group {
				for _, mistake := range found[i] {
					reports[site.page].report(t, mistake)
				}
			}
		})
	}
}

// guidePages reads the pages in the folders of the guide.
func guidePages(t *testing.T) map[string]string {
	t.Helper()
	pages := map[string]string{}
	err := filepath.WalkDir(guideFolder, func(file string, entry fs.DirEntry, err error) error {
		if err != nil || !strings.HasSuffix(file, ".md") {
			return err
		}
		text, err := os.ReadFile(file)
		name, _ := filepath.Rel(guideFolder, file)
		name = filepath.ToSlash(name)
		if path.Dir(name) != "tutorial" {
			pages[name] = string(text)
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	return pages
}

// problemsOfSite precedes what docgen prints for a section that should have no problems.
const problemsOfSite = "the site of this section has problems:\n"

// checkExamples puts a section's site into dir. It returns what is wrong with its examples, and the files of the site if
// it is right so far and runs code: rendering can find more.
func checkExamples(dir, fixture string, section exampleSection) (mistakes []mistake, code map[string]string) {
	report := func(line int, text string) { mistakes = append(mistakes, mistake{line: line, text: text}) }
	site, err := newExampleSite(dir, fixture)
	if err != nil {
		return []mistake{{line: 1, text: err.Error()}}, nil
	}
	for _, shared := range section.shared {
		if err := site.take(shared); err != nil {
			report(shared.line, err.Error())
		}
		if shared.lang == "sh" {
			if err := errors.Join(site.deploy(shared.text), site.manage(shared.text)); err != nil {
				report(shared.line, err.Error())
			}
		}
	}
	command := ""
	for _, shown := range section.examples {
		if problem := checkSyntax(shown); problem != "" {
			report(shown.line, problem)
		}
		if err := site.take(shown); err != nil {
			report(shown.line, err.Error())
		}
		if printed := site.shows(shown, command); printed != shown.text {
			mistakes = append(mistakes, mistake{line: shown.line, shown: shown.text, printed: printed})
		}
		command, site.printed = "", ""
		for _, problem := range checkCommands(shellOf(shown)) {
			report(shown.line, problem)
		}
		if shown.lang == "sh" {
			command = shown.text
			if err := errors.Join(site.deploy(command), site.manage(command)); err != nil {
				report(shown.line, err.Error())
			}
		}
	}
	if !site.isBroken && site.files > 0 {
		printed := ""
		if site.isDynamic {
			printed, code = site.read(), site.sources()
		} else {
			printed = withoutSummary(site.output(""))
		}
		if printed != "" {
			report(section.last(), problemsOfSite+printed)
			code = nil
		}
	}
	return mistakes, code
}

// shows returns what an example should show after a command: the example itself, unless it is
// the work of docgen.
func (s *exampleSite) shows(shown example, command string) string {
	if text, isWritten := s.written[shown.title]; isWritten {
		return text
	}
	switch {
	case shown.lang == "text" && s.printed != "":
		return s.printed
	case !shown.isOutput():
		return shown.text
	}
	printed := s.output(command)
	if !summary.MatchString(shown.text) {
		return withoutSummary(printed)
	}
	return printed
}
