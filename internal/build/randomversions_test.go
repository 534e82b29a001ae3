package build_test

import (
	"encoding/json"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strings"

	"github.com/docgen-cli/docgen/e2e/sitetest"
)

// versionChanges change versions of the docs, whose texts are often equal.
func versionChanges() []change {
	return []change{
		{"add a version", 1, false, func(s *site) []string {
			version := s.version()
			if s.copyDocs(s.docs(), versionFolder(version)) == 0 {
				s.write(path.Join(versionFolder(version), "index.md"), "# Home\n")
			}
			s.listVersions(append(slices.DeleteFunc(s.versions(), func(name string) bool { return name == version }), version))
			return []string{version}
		}},
		{"remove a version", 1, false, func(s *site) []string {
			version := s.version()
			s.remove(versionFolder(version))
			s.listVersions(slices.DeleteFunc(s.versions(), func(name string) bool { return name == version }))
			return []string{version}
		}},
		{"add to a doc of a version", 1, false, func(s *site) []string {
			name := path.Join(versionFolder(s.version()), strings.TrimPrefix(s.doc(), s.docs()))
			s.append(name, "\nMore "+s.pick("rain", "wind", "sun")+".\n")
			return []string{name}
		}},
	}
}

func (s *site) version() string { return s.pick("1.0", "2.0") }

func versionFolder(version string) string { return "versioned_docs/version-" + version }

// versions returns the names in versions.json.
func (s *site) versions() []string {
	var names []string
	text, _ := os.ReadFile(filepath.Join(s.dir, "versions.json")) // it may not exist
	_ = json.Unmarshal(text, &names)
	return names
}

func (s *site) listVersions(names []string) {
	s.t.Helper()
	if len(names) == 0 {
		s.remove("versions.json")
		return
	}
	text, err := json.Marshal(names)
	if err != nil {
		s.t.Fatal(err)
	}
	s.write("versions.json", string(text))
}

// copyDocs copies the Markdown files of a folder and returns their number. It leaves MDX out,
// whose marks name their files.
func (s *site) copyDocs(from, to string) int {
	s.t.Helper()
	copied := 0
	if _, err := os.Stat(filepath.Join(s.dir, from)); err != nil {
		return 0 // an earlier change removed the folder
	}
	for name, text := range sitetest.Read(s.t, filepath.Join(s.dir, from)) {
		if path.Ext(name) == ".md" {
			s.write(path.Join(to, name), text)
			copied++
		}
	}
	return copied
}
