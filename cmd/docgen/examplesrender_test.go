package main

import (
	"context"
	"path"
	"strings"

	"github.com/docgen-cli/docgen/internal/build"
	"github.com/docgen-cli/docgen/internal/check"
	"github.com/docgen-cli/docgen/internal/diag"
	"github.com/docgen-cli/docgen/internal/links/external"
	"github.com/docgen-cli/docgen/internal/release/product"
	"github.com/docgen-cli/docgen/internal/render/audit"
	"github.com/docgen-cli/docgen/theme"
)

// unrendered is what only rendering can say about the site of a section: whether its code throws.
type unrendered struct {
	page  string // of the guide
	line  int    // of the last example
	files map[string]string
}

// read returns what is wrong with the site before its code is bundled.
func (s *exampleSite) read() string {
	if err := s.addPage(); err != nil {
		return err.Error()
	}
	project, findings, err := build.Open(context.Background(),
		build.Options{Dir: s.dir, Config: "docgen.yaml", Jobs: 1, Theme: theme.Files, Version: product.Version})
	if err == nil && !diag.HasErrors(findings) {
		defer project.Close()
		var checked build.Checked
		checked, err = project.Read(context.Background(), build.Reading{Brief: true})
		findings = check.NewFilter(checked.Site, append(audit.OfPages(), external.Code)...).Apply(checked.Findings)
	}
	if err != nil {
		return err.Error()
	}
	var printed strings.Builder
	_ = diag.Print(&printed, diag.Sort(findings), diag.Style{}) // writing to memory cannot fail
	return printed.String()
}

// together divides sites into groups, each of which can be rendered as one site: they have the same options, no two of
// their files stand for the same page or have other text, and none names a script that only another has.
func together(sites []unrendered) [][]unrendered {
	var groups [][]unrendered
next:
	for _, site := range sites {
		for i, group := range groups {
			if !contradict(site, group) {
				groups[i] = append(group, site)
				continue next
			}
		}
		groups = append(groups, []unrendered{site})
	}
	return groups
}

func contradict(site unrendered, group []unrendered) bool {
	for _, other := range group {
		for _, pair := range [][2]unrendered{{site, other}, {other, site}} {
			taken := map[string]string{}
			for name := range pair[1].files {
				taken[place(name)] = name
			}
			for name, text := range pair[0].files {
				same, isTaken := taken[place(name)]
				if isTaken && (same != name || pair[1].files[name] != text) || !isTaken && strings.HasPrefix(name, "src/") && pair[1].names(name) {
					return true
				}
			}
		}
	}
	return false
}

// names reports whether a file of the site has the name of a script, as if it imported it.
func (u unrendered) names(script string) bool {
	name := strings.TrimSuffix(path.Base(script), path.Ext(script))
	for _, text := range u.files {
		if strings.Contains(text, name) {
			return true
		}
	}
	return false
}

// place is the same for files that stand for the same page.
func place(name string) string {
	switch path.Ext(name) {
	case ".md", ".mdx", ".tsx":
		name = strings.TrimPrefix(strings.TrimPrefix(name, "content/"), "src/pages/")
		return strings.TrimSuffix(name, path.Ext(name))
	}
	return name
}

// render builds the sites of a group as one, in a folder. It returns the mistakes of each: those in its files.
func render(dir string, group []unrendered) ([][]mistake, error) {
	one := &exampleSite{dir: dir, isDynamic: true}
	for _, site := range group {
		for name, text := range site.files {
			if err := one.write(name, text); err != nil {
				return nil, err
			}
		}
	}
	found := make([][]mistake, len(group))
	for _, problem := range problems(withoutSummary(one.output(""))) {
		file, _, _ := strings.Cut(problem, ":")
		_, isPlaced := union(group)[file]
		for i, site := range group {
			if _, isOwn := site.files[file]; isOwn || !isPlaced {
				found[i] = append(found[i], mistake{line: site.line, text: problemsOfSite + problem})
			}
		}
	}
	return found, nil
}

// problems divides what docgen prints into diagnostics, each with the lines below it.
func problems(printed string) []string {
	var divided []string
	for line := range strings.Lines(printed) {
		if len(divided) == 0 || diagnostic.MatchString(line) {
			divided = append(divided, "")
		}
		divided[len(divided)-1] += line
	}
	return divided
}

func union(group []unrendered) map[string]bool {
	all := map[string]bool{}
	for _, site := range group {
		for name := range site.files {
			all[name] = true
		}
	}
	return all
}
