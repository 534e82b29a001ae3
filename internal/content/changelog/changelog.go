// Package changelog reads a changelog file, such as one in the format of Keep a Changelog.
//
// [Parse] returns a [Changelog] with one [Release] for each heading of a version. [WithReleases] adds
// a virtual file for each release to the files of a site. Its text is at the same lines as in the
// changelog, so that every message names the right place. The package does not know blogs or pages.
package changelog

import (
	"bytes"
	"fmt"
	"slices"
	"strings"
	"time"

	"github.com/docgen-cli/docgen/internal/diag"
)

// Code is the code of this package's diagnostics.
const Code = "blog"

// Changelog is a parsed file.
type Changelog struct {
	Title    string // its first heading, if that names no release; "" for none
	HasIntro bool   // there is text before the first release
	Releases []Release
	Findings []diag.Diagnostic // without the name of the file

	text        []byte
	lines       []int        // where each line starts
	definitions []definition // of links
	headings    []heading
	title       int // line of the title, or -1
	first       int // line of the first release, or the number of lines
}

// Release is a version with its changes, or the changes since the last version.
type Release struct {
	Slug    string    // unique: "1.2.0" or "unreleased"
	Title   string    // the heading as plain text, without the date
	Version string    // "1.2.0"; "" for unreleased changes without a version
	Date    time.Time // UTC; zero if the heading has none
	Yanked  bool      // readers should not use it

	// Unreleased says that the changes are not published yet.
	Unreleased bool

	// Anchors are the ids of the heading where the changelog is shown as one page, as on GitHub.
	Anchors []string

	IsEmpty bool // it has no text

	start, stop int // 0-based lines: its heading, and the one after its text
}

// Line returns the 1-based line of the heading.
func (r Release) Line() int { return r.start + 1 }

// Parse reads the text of a changelog. Lines end with \n.
func Parse(text []byte) Changelog {
	log := Changelog{text: text, lines: lineStarts(text), title: -1}
	log.headings, log.definitions = outline(text, log.lines)
	log.first = len(log.lines)
	named := names(log.headings)
	for i, heading := range log.headings {
		if named[i].sure == certain {
			log.add(heading, named[i])
		} else if heading.level == 1 && len(log.Releases) == 0 && log.title < 0 {
			log.Title, log.title = heading.plain, heading.line
		}
	}
	for i := range log.Releases {
		release := &log.Releases[i]
		if i+1 < len(log.Releases) {
			release.stop = log.Releases[i+1].start
			release.stop = log.withoutAnchor(release.stop, &log.Releases[i+1])
		} else {
			release.stop = len(log.lines)
		}
		release.stop = log.withoutRule(*release)
		release.IsEmpty = len(bytes.TrimSpace(log.Text(*release))) == 0
	}
	if len(log.Releases) > 0 {
		log.first = log.withoutAnchor(log.first, &log.Releases[0])
	}
	log.HasIntro = len(bytes.TrimSpace(log.Intro())) > 0
	log.check()
	return log
}

// add adds the release of a heading.
func (c *Changelog) add(heading heading, name name) {
	release := Release{
		Title: name.title, Version: name.version, Date: name.date, Yanked: name.isYanked, Unreleased: name.isUnreleased,
		Anchors: heading.anchors, start: heading.line, Slug: c.unique(name.slug()),
	}
	if len(c.Releases) == 0 {
		c.first = heading.line
	}
	if earlier, isTwice := c.Find(name.slug()); isTwice {
		c.report(heading, fmt.Sprintf("the release %q appears twice: line %d has it too", name.title, earlier.Line()),
			"join the two, or give one of them another version")
	}
	if name.wrongDate != "" {
		c.report(heading, fmt.Sprintf("%q is not a date", name.wrongDate), "write the year, the month and the day, such as 2024-05-01")
	}
	c.Releases = append(c.Releases, release)
}

// unique returns a slug that no release has yet.
func (c *Changelog) unique(slug string) string {
	given := slug
	_, isTaken := c.Find(given)
	for number := 2; isTaken; number++ {
		given = fmt.Sprintf("%s-%d", slug, number)
		_, isTaken = c.Find(given)
	}
	return given
}

// check reports a file without releases, and front matter.
func (c *Changelog) check() {
	if len(c.Releases) == 0 {
		c.Findings = append(c.Findings, diag.Diagnostic{
			Severity: diag.Warning, Code: Code, Text: "the changelog has no releases", Hint: `write a heading for each, such as "## [1.2.0] - 2024-05-01"`,
		})
	}
	if frontMatter(c.text, c.lines) > 0 {
		c.Findings = append(c.Findings, diag.Diagnostic{
			Severity: diag.Warning, Code: Code, Line: 1, Column: 1, Length: 3, Source: c.textOf(0),
			Text: "the front matter of a changelog has no effect", Hint: "set blogTitle and blogDescription in docgen.yaml instead",
		})
	}
}

// report adds a warning about a heading.
func (c *Changelog) report(at heading, text, hint string) {
	line := c.textOf(at.line)
	column := len(line) - len(strings.TrimLeft(line, " #\t"))
	c.Findings = append(c.Findings, diag.Diagnostic{
		Severity: diag.Warning, Code: Code, Line: at.line + 1, Column: column + 1, Length: len([]rune(strings.TrimRight(line[column:], " \t#"))),
		Source: line, Text: text, Hint: hint,
	})
}

// AnchorOf returns the slug of the release whose heading has an id in the changelog, or "".
func (c Changelog) AnchorOf(id string) string {
	for _, release := range c.Releases {
		if slices.Contains(release.Anchors, id) {
			return release.Slug
		}
	}
	return ""
}

// Find returns the release with a slug.
func (c Changelog) Find(slug string) (Release, bool) {
	at := slices.IndexFunc(c.Releases, func(release Release) bool { return release.Slug == slug })
	if at < 0 {
		return Release{}, false
	}
	return c.Releases[at], true
}
