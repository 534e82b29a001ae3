package changelog_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/docgen-cli/docgen/e2e/sitetest"
	"github.com/docgen-cli/docgen/internal/content/changelog"
	"github.com/docgen-cli/docgen/internal/diag"
)

// releases describes each release on a line: its slug, its title, its date and its state.
func releases(log changelog.Changelog) []string {
	var list []string
	for _, release := range log.Releases {
		line := release.Slug + " | " + release.Title
		if !release.Date.IsZero() {
			line += " | " + release.Date.Format("2006-01-02")
		}
		if release.Yanked {
			line += " | yanked"
		}
		if release.Unreleased {
			line += " | unreleased"
		}
		list = append(list, line)
	}
	return list
}

func lines(findings []diag.Diagnostic) []string {
	var list []string
	for _, finding := range findings {
		list = append(list, fmt.Sprintf("%d:%d+%d %s (%s)", finding.Line, finding.Column, finding.Length, finding.Text, finding.Hint))
	}
	return list
}

func TestHeadingNamesARelease(t *testing.T) {
	t.Parallel()
	for _, test := range []struct{ heading, want string }{
		{"## [1.2.0] - 2024-05-01", "1.2.0 | 1.2.0 | 2024-05-01"},
		{"## 1.2.0 - 2024-05-01", "1.2.0 | 1.2.0 | 2024-05-01"},
		{"## 1.2.0 (2024-05-01)", "1.2.0 | 1.2.0 | 2024-05-01"},
		{"## 1.2.0", "1.2.0 | 1.2.0"},
		{"## [1.2.0]", "1.2.0 | 1.2.0"},
		{"## v1.2.0 — May 1, 2024", "1.2.0 | v1.2.0 | 2024-05-01"},
		{"## v1.2.0: 1 May 2024", "1.2.0 | v1.2.0 | 2024-05-01"},
		{"## 1.2.0, 1st of May 2024", "1.2.0 | 1.2.0 | 2024-05-01"},
		{"## 1.2.0 / Wednesday, Sept. 4th, 2024", "1.2.0 | 1.2.0 | 2024-09-04"},
		{"## [1.8.0] - 2019-3-30", "1.8.0 | 1.8.0 | 2019-03-30"},
		{"## 1.2.0 2024/05/01", "1.2.0 | 1.2.0 | 2024-05-01"},
		{"## 1.2.0 (01.05.2024)", "1.2.0 | 1.2.0 | 2024-05-01"},
		{"## 1.2.0 (5/31/2024)", "1.2.0 | 1.2.0 | 2024-05-31"},
		{"## 1.2.0 (31/5/2024)", "1.2.0 | 1.2.0 | 2024-05-31"},
		{"## [1.2.0] - 2024-05-01 [YANKED]", "1.2.0 | 1.2.0 [YANKED] | 2024-05-01 | yanked"},
		{"## 1.2.0 (yanked)", "1.2.0 | 1.2.0 [YANKED] | yanked"},
		{"## [1.2.0](https://example.com/compare/v1.1.0...v1.2.0) (2024-05-01)", "1.2.0 | 1.2.0 | 2024-05-01"},
		{"### [1.2.1](https://example.com/a(b)c) (2024-05-01)", "1.2.1 | 1.2.1 | 2024-05-01"},
		{"# [1.2.0][1] (2024-05-01)", "1.2.0 | 1.2.0 | 2024-05-01"},
		{"## **1.2.0** <small>2024-05-01</small>", "1.2.0 | 1.2.0 | 2024-05-01"},
		{"## `1.2.0`", "1.2.0 | 1.2.0"},
		{"## <a name=\"1.2.0\"></a>1.2.0 (2024-05-01)", "1.2.0 | 1.2.0 | 2024-05-01"},
		{"## 1.2.0-rc.1 (2024-05-01)", "1.2.0-rc.1 | 1.2.0-rc.1 | 2024-05-01"},
		{"## 1.2.0rc1+build.5", "1.2.0rc1+build.5 | 1.2.0rc1+build.5"},
		{"## Cargo 1.80 (2024-07-25)", "1.80 | Cargo 1.80 | 2024-07-25"},
		{"## Version 1.2", "1.2 | Version 1.2"},
		{"## Release v1.2.0", "1.2.0 | Release v1.2.0"},
		{"## @scope/name@1.2.0", "scope-name-1.2.0 | @scope/name@1.2.0"},
		{"## 2024-05-07, Version 20.13.0 'Iron' (LTS), @name", "20.13.0 | Version 20.13.0 'Iron' (LTS), @name | 2024-05-07"},
		{"## [3.4.0 Slam Dunk](https://example.com) (2023-12-28)", "3.4.0 | 3.4.0 Slam Dunk | 2023-12-28"},
		{"## 1.2.0 - 2024-05-01 - The Quiet One", "1.2.0 | 1.2.0 - The Quiet One | 2024-05-01"},
		{"## [1.35.0/0.57.0] 2024-05-01", "1.35.0 | 1.35.0/0.57.0 | 2024-05-01"},
		{"## Decimal v1.2.0", "1.2.0 | Decimal v1.2.0"},
		{"## 5 (2024-05-01)", "5 | 5 | 2024-05-01"},
		{"## v1.2.0 — 1. Mai 2024", "1.2.0 | v1.2.0 — 1. Mai 2024"},
		{"## 2024-05-01", "2024-05-01 | 2024-05-01 | 2024-05-01"},
		{"## May 1, 2024", "2024-05-01 | May 1, 2024 | 2024-05-01"},
		{"## 2024.05.01", "2024-05-01 | 2024.05.01 | 2024-05-01"},
		{"## [Unreleased]", "unreleased | Unreleased | unreleased"},
		{`## \[Unreleased]`, "unreleased | Unreleased | unreleased"},
		{"## [Unreleased] - 2024-xx-xx", "unreleased | Unreleased - 2024-xx-xx | unreleased"},
		{"## Upcoming changes", "unreleased | Upcoming changes | unreleased"},
		{"## main (unreleased)", "unreleased | main (unreleased) | unreleased"},
		{"## Next", "unreleased | Next | unreleased"},
		{"## 0.1.0 (unreleased)", "0.1.0 | 0.1.0 (unreleased) | unreleased"},
		{"## [0.1.0] - YYYY-MM-DD", "0.1.0 | 0.1.0 (YYYY-MM-DD) | unreleased"},
		{"## 1.2.0 {#one-two}", "1.2.0 | 1.2.0"},
		{`## 1.2.0 \{#one-two\}`, "1.2.0 | 1.2.0"},
		{"   ##   1.2.0   ##", "1.2.0 | 1.2.0"},
		{"1.2.0 - 2024-05-01\n==================", "1.2.0 | 1.2.0 | 2024-05-01"},
		{"1.2.0\n-----", "1.2.0 | 1.2.0"},

		{"## Added", ""},
		{"# Changelog", ""},
		{"# Changelog for 2.x", ""},
		{"## 2.x", ""},
		{"## 2 breaking changes", ""},
		{"## Upgrading to 2.0", ""},
		{"## Support for React 18.2 and Node 20", ""},
		{"## 1. Install it", ""},
		{"#### 1.2.0", ""},
		{"##1.2.0", ""},
		{"- ## 1.2.0", ""},
		{"> ## 1.2.0", ""},
		{"    ## 1.2.0", ""},
		{"```md\n## 1.2.0\n```", ""},
		{"~~~\n## 1.2.0", ""},
		{"<!--\n## 1.2.0\n-->", ""},
		{"<!-- ## [Unreleased] -->", ""},
		{"---\ntitle: 1.2.0\n---", ""},
	} {
		t.Run(test.heading, func(t *testing.T) {
			t.Parallel()
			sitetest.Compare(t, test.heading, strings.Join(releases(changelog.Parse([]byte(test.heading+"\n"))), "\n"), test.want)
		})
	}
}

func TestReleasesHaveTheOrderOfTheFile(t *testing.T) {
	t.Parallel()
	for _, test := range []struct {
		name string
		text string
		want []string
	}{
		{"Keep a Changelog", "# Changelog\n\n## [Unreleased]\n\n### Added\n\n- x\n\n## [1.1.0] - 2024-05-01\n\n### Fixed\n\n## [1.0.0] - 2023-01-01\n",
			[]string{"unreleased | Unreleased | unreleased", "1.1.0 | 1.1.0 | 2024-05-01", "1.0.0 | 1.0.0 | 2023-01-01"}},
		{"levels of conventional-changelog", "# [2.0.0](u) (2024-05-01)\n\n### Features\n\n## [1.0.1](u) (2023-02-01)\n\n### Bug Fixes\n\n# 1.0.0 (2023-01-01)\n",
			[]string{"2.0.0 | 2.0.0 | 2024-05-01", "1.0.1 | 1.0.1 | 2023-02-01", "1.0.0 | 1.0.0 | 2023-01-01"}},
		{"levels of standard-version", "# Changelog\n\n### [1.1.1](u) (2024-05-01)\n\n### Bug Fixes\n\n## [1.1.0](u) (2023-01-01)\n",
			[]string{"1.1.1 | 1.1.1 | 2024-05-01", "1.1.0 | 1.1.0 | 2023-01-01"}},
		{"changesets", "# @scope/name\n\n## 2.0.0\n\n### Major Changes\n\n## 1.0.0\n", []string{"2.0.0 | 2.0.0", "1.0.0 | 1.0.0"}},
		{"a product without dates", "# Releases\n\n## Rust 1.81\n\n## Rust 1.80\n", []string{"1.81 | Rust 1.81", "1.80 | Rust 1.80"}},
		{"words beside releases", "## 2.0.0 Big Bang\n\n### 1.2 compatibility\n\n## 1.0.0 (2023-01-01)\n",
			[]string{"2.0.0 | 2.0.0 Big Bang", "1.0.0 | 1.0.0 | 2023-01-01"}},
		{"dates within a release", "## 2.0.0\n\n### 2024-05-01\n\nText\n", []string{"2.0.0 | 2.0.0"}},
		{"several packages", "## a@1.0.0\n\n## b@1.0.0\n", []string{"a-1.0.0 | a@1.0.0", "b-1.0.0 | b@1.0.0"}},
		{"the same twice", "## 1.0.0\n\n## 1.0.0\n\n## 1.0.0\n", []string{"1.0.0 | 1.0.0", "1.0.0-2 | 1.0.0", "1.0.0-3 | 1.0.0"}},
	} {
		t.Run(test.name, func(t *testing.T) {
			t.Parallel()
			sitetest.Compare(t, test.text, releases(changelog.Parse([]byte(test.text))), test.want)
		})
	}
}

func TestMistakesAreReportedAtTheirPlaces(t *testing.T) {
	t.Parallel()
	const form = "write the year, the month and the day, such as 2024-05-01"
	for _, test := range []struct {
		name string
		text string
		want []string
	}{
		{"none", "# Changelog\n\n## 1.0.0 - 2024-02-29\n", nil},
		{"date that does not exist", "\n## [1.0.0] - 2023-02-29\n", []string{`2:4+20 "2023-02-29" is not a date (` + form + ")"}},
		{"month that does not exist", "## 1.0.0 (2024-13-01)\n", []string{`1:4+18 "2024-13-01" is not a date (` + form + ")"}},
		{"day or month", "## 1.0.0 (5/6/2024) ##\n", []string{`1:4+16 "5/6/2024" is not a date (` + form + ")"}},
		{"release twice", "## 1.0.0\n\n## v1.0.0\n", []string{`3:4+6 the release "v1.0.0" appears twice: line 1 has it too (join the two, or give one of them another version)`}},
		{"no releases", "# Changelog\n\nNothing so far.\n", []string{`0:0+0 the changelog has no releases (write a heading for each, such as "## [1.2.0] - 2024-05-01")`}},
		{"empty file", "", []string{`0:0+0 the changelog has no releases (write a heading for each, such as "## [1.2.0] - 2024-05-01")`}},
		{"front matter", "---\ntitle: x\n---\n\n## 1.0.0\n",
			[]string{`1:1+3 the front matter of a changelog has no effect (set blogTitle and blogDescription in docgen.yaml instead)`}},
	} {
		t.Run(test.name, func(t *testing.T) {
			t.Parallel()
			sitetest.Compare(t, test.text, lines(changelog.Parse([]byte(test.text)).Findings), test.want)
		})
	}
}

func TestAnchorsOfAReleaseAreThoseOfGitHub(t *testing.T) {
	t.Parallel()
	text := "# 1.3.0\n\n<a name=\"1.2.0\"></a>\n## [1.2.0](https://example.com) - 2024-05-01 {#own}\n\n### Fixed\n\n## Fixed\n\n## [Unreleased]\n"
	var anchors []string
	for _, release := range changelog.Parse([]byte(text)).Releases {
		anchors = append(anchors, strings.Join(release.Anchors, " "))
	}
	sitetest.Compare(t, text, anchors, []string{"130", "120---2024-05-01 own 1.2.0", "unreleased"})
}
