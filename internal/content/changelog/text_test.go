package changelog_test

import (
	"bytes"
	"errors"
	"io/fs"
	"math/rand/v2"
	"strings"
	"testing"
	"testing/fstest"

	"github.com/docgen-cli/docgen/e2e/sitetest"
	"github.com/docgen-cli/docgen/internal/content/changelog"
	"github.com/docgen-cli/docgen/internal/engine/source"
)

func TestTextOfAReleaseIsAtItsLines(t *testing.T) {
	t.Parallel()
	for _, test := range []struct {
		name string
		text string
		want string // of the first release; "|" is the end of a line
	}{
		{"up to the next release", "# Log||## 1.1.0||- a||## 1.0.0||- b", "||||- a"},
		{"heading one level up, in the same column", "## 1.0.0||### Added||#### More", "||##  Added||###  More"},
		{"topmost heading far below", "## 1.0.0||##### Added ####|", "||##    Added ####"},
		{"headings at the right level", "# 1.0.0||## Added||### More", "||## Added||### More"},
		{"headings at the level of the release", "### 1.0.1||### Bug Fixes||* a", "||##  Bug Fixes||* a"},
		{"heading above the release", "## 1.0.0||# Later|| #  Even later", "||## Later|| ##  Even later"},
		{"underlined headings", "1.0.0|=====||Added|-----||a", "|||Added|-----||a"},
		{"underlined heading above the release", "## 1.0.0||Later|=====", "||Later|-----"},
		{"headings in code stay", "## 1.0.0||```|### Added|```||### Fixed", "||```|### Added|```||##  Fixed"},
		{"headings in lists stay", "## 1.0.0||- ### Added", "||- ### Added"},
		{"definitions that the release uses", "## 1.0.0||[a] and [B  b]||[a]: https://a.example|[b b]: <https://b.example>|  'Title'|[c]: https://c.example",
			"||[a] and [B  b]||[a]: https://a.example|[b b]: <https://b.example>|  'Title'"},
		{"definitions of other releases", "## 1.1.0||[a]||## 1.0.0||[a]: https://a.example|Text [b]", "||[a]||||[a]: https://a.example"},
		{"definitions without use", "## 1.0.0||[1.0.0]: https://example.com", ""},
		{"definitions in quotes stay", "## 1.0.0||> [a]: https://a.example", "||> [a]: https://a.example"},
		{"code that looks like a definition stays", "## 1.0.0||    [a]: https://a.example||```|[b]: https://b.example|```",
			"||    [a]: https://a.example||```|[b]: https://b.example|```"},
		{"rule between releases", "## 1.1.0||- a||---||## 1.0.0", "||- a"},
		{"rule within a release", "## 1.1.0||- a||* * *||- b", "||- a||* * *||- b"},
		{"underline at the end is no rule", "## 1.1.0||Added|---|## 1.0.0", "||Added|---"},
		{"anchor of the next release", "## 1.1.0||- a||<a name=\"1.0.0\"></a>|## 1.0.0", "||- a"},
		{"last release without a line end", "## 1.0.0|a", "|a"},
		{"empty release", "## [Unreleased]||## 1.0.0", ""},
	} {
		t.Run(test.name, func(t *testing.T) {
			t.Parallel()
			log := changelog.Parse([]byte(strings.ReplaceAll(test.text, "|", "\n")))
			release := log.Releases[0]
			got := strings.ReplaceAll(string(log.Text(release)), "\n", "|")
			sitetest.Compare(t, test.text, got, test.want)
			sitetest.Compare(t, test.text, release.IsEmpty, test.want == "")
		})
	}
}

func TestIntroductionIsTheTextBeforeTheFirstRelease(t *testing.T) {
	t.Parallel()
	for _, test := range []struct{ name, text, title, want string }{
		{"with a title", "# Change log||All changes.||## Format||See [a].||## 1.0.0||[a]: b", "Change log", "||All changes.||## Format||See [a].||||[a]: b"},
		{"underlined title", "Changelog|=========||Text||1.0.0|-----", "Changelog", "|||Text"},
		{"without a title", "Text||# 1.0.0", "", "Text"},
		{"nothing", "# Changelog||## 1.0.0", "Changelog", ""},
		{"no releases", "# Changelog||Text", "Changelog", "||Text"},
		{"front matter", "---|title: x|---|# Changelog|Text|## 1.0.0", "Changelog", "||||Text"},
		{"front matter alone", "---|title: x|---", "", ""},
		{"deep headings", "# Changelog||### Format||## 1.0.0", "Changelog", "||##  Format"},
		{"anchor of the first release", "# Changelog||<a name=\"x\"></a>|# 1.0.0", "Changelog", ""},
		{"a comment", "# Changelog||<!-- ## [Unreleased] -->|- a||## 1.0.0", "Changelog", "||<!-- ## [Unreleased] -->|- a"},
	} {
		t.Run(test.name, func(t *testing.T) {
			t.Parallel()
			log := changelog.Parse([]byte(strings.ReplaceAll(test.text, "|", "\n")))
			sitetest.Compare(t, test.text, log.Title, test.title)
			sitetest.Compare(t, test.text, strings.ReplaceAll(string(log.Intro()), "\n", "|"), test.want)
			sitetest.Compare(t, test.text, log.HasIntro, test.want != "")
		})
	}
}

// Random files are made of these lines.
func pieces() []string {
	return []string{
		"", "", "", "# Changelog", "## [Unreleased]", "## [1.2.0] - 2024-05-01", "## 1.1.0", "# 1.0.0 (2023-01-01)", "### [0.9.1]", "### Added", "#### Deep",
		"# Top",
		"- item", "  more of it", "Text with [a] and [1.2.0].", "[a]: https://a.example", "[1.2.0]:", "  https://b.example", "```", "~~~", "<!--", "-->", "---",
		"===",
		"    code", "> quote", "<a name=\"x\"></a>", "0.8.0", "\t## 7.0.0", "<div>", "日本語 [a]",
	}
}

func TestNoLineMoves(t *testing.T) {
	t.Parallel()
	random := rand.New(rand.NewPCG(1, 3))
	for range 2000 {
		written := []string{""} // no front matter
		for range random.IntN(40) {
			written = append(written, pieces()[random.IntN(len(pieces()))])
		}
		text := strings.Join(written, "\n")
		log, shown := changelog.Parse([]byte(text)), make([]int, len(written)+1)
		parts := [][]byte{log.Intro()}
		for _, release := range log.Releases {
			parts = append(parts, log.Text(release))
			shown[release.Line()-1]++
		}
		for _, part := range parts {
			for i, line := range strings.Split(string(part), "\n") {
				if line == "" {
					continue
				}
				if i >= len(written) || plain(line) != plain(written[i]) {
					t.Fatalf("line %d of\n%s\nis %q", i+1, text, line)
				}
				shown[i]++
			}
		}
		for i, line := range written {
			if isDropped := shown[i] == 0 && strings.HasPrefix(line, "- item"); isDropped {
				t.Fatalf("line %d of\n%s\nis in no release", i+1, text)
			}
		}
	}
}

// plain returns a line without what decides on the level of a heading.
func plain(line string) string { return strings.Trim(line, "#= -") }

func TestVirtualFilesAreBesideTheChangelog(t *testing.T) {
	t.Parallel()
	under := sitetest.Plain{FS: fstest.MapFS{
		"CHANGELOG.md": &fstest.MapFile{Data: []byte("\ufeff# Changelog\r\nIntro\r\n## 1.0.0\r\n- a\r\n")}, "a.png": &fstest.MapFile{},
	}, Folder: ".."}
	all := source.Files{sitetest.Plain{FS: fstest.MapFS{"index.md": &fstest.MapFile{}}, Folder: "."}, under, changelog.WithReleases(under, "CHANGELOG.md")}
	release := changelog.FileOf("../CHANGELOG.md", "1.0.0")
	for name, want := range map[string]string{
		release: "\n\n\n- a", changelog.IntroOf("../CHANGELOG.md"): "\nIntro", "../CHANGELOG.md": "\ufeff# Changelog\r\nIntro\r\n## 1.0.0\r\n- a\r\n",
		"../a.png": "", "index.md": "",
	} {
		text, err := all.ReadShown(name)
		sitetest.Compare(t, name, []any{string(text), err}, []any{want, nil})
		sitetest.Compare(t, name, all.IsShown(name), true)
	}
	sitetest.Compare(t, release, all.Written(release), "../CHANGELOG.md")
	sitetest.Compare(t, "a.png", all.Written("../a.png"), "../a.png")
	info, err := all.Stat(release)
	if err != nil {
		t.Fatal(err)
	}
	_, hasID := info.Sys().(source.ContentID)
	sitetest.Compare(t, "has an id", hasID, true)
	_, err = all.Stat(changelog.FileOf("../CHANGELOG.md", "2.0.0"))
	sitetest.Compare(t, "no such release", errors.Is(err, fs.ErrNotExist), true)
	file, err := changelog.WithReleases(under, "CHANGELOG.md").Open(changelog.FileOf("CHANGELOG.md", "1.0.0"))
	if err != nil {
		t.Fatal(err)
	}
	var text bytes.Buffer
	_, err = text.ReadFrom(file)
	sitetest.Compare(t, "opened", []any{text.String(), err}, []any{"\n\n\n- a", nil})
}
