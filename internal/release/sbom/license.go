package sbom

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"strings"
)

// licenseName matches the names of files with licenses and notices, but not of sources such as
// license.go.
var licenseName = regexp.MustCompile(`(?i)^(un)?(licen[cs]e|copying|notice|copyright|patents)([.-](md|txt|markdown|mit|bsd|apache|isc|mpl))*$`)

// readmeSection matches the section of a README that contains the license.
var readmeSection = regexp.MustCompile(`(?is)\n#+ *licen[cs]e *\n(.*?)(\n# |\n## |$)`)

// Licenses returns a text with the license of every component. Components with the same
// license share it.
func Licenses(components []Component) ([]byte, error) {
	var texts []string
	owners := map[string][]string{}
	var failed error
	for _, found := range components {
		text, err := found.license()
		failed = errors.Join(failed, err)
		if owners[text] == nil {
			texts = append(texts, text)
		}
		owners[text] = append(owners[text], found.Name+" "+found.Version)
	}
	var all strings.Builder
	all.WriteString("docgen contains code of the projects below, under these licenses.\n")
	for _, text := range texts {
		rule := strings.Repeat("=", 80)
		fmt.Fprintf(&all, "\n%[1]s\n%[2]s\n%[1]s\n\n%[3]s\n", rule, strings.Join(owners[text], "\n"), text)
	}
	return []byte(all.String()), failed
}

// license returns the texts of the license files of a component or, if it has none, the
// section about the license in its README.
func (c Component) license() (string, error) {
	entries, err := os.ReadDir(c.folder)
	if err != nil {
		return "", fmt.Errorf("read the license of %s %s: %w", c.Name, c.Version, err)
	}
	var texts, readmes []string
	for _, entry := range entries {
		isReadme := strings.EqualFold(entry.Name(), "readme.md")
		if !entry.Type().IsRegular() || !isReadme && !licenseName.MatchString(entry.Name()) {
			continue
		}
		content, err := os.ReadFile(filepath.Join(c.folder, entry.Name()))
		if err != nil {
			return "", err
		}
		text := strings.ReplaceAll(string(content), "\r\n", "\n")
		if !isReadme {
			texts = append(texts, strings.TrimSpace(text))
		} else if section := readmeSection.FindStringSubmatch(text); section != nil {
			readmes = append(readmes, strings.TrimSpace(section[1]))
		}
	}
	if len(texts) == 0 {
		texts = readmes
	}
	text := strings.Join(texts, "\n\n")
	if len(text) < 200 { // a name or a link is no license
		return "", fmt.Errorf("%s %s has no license text in %s", c.Name, c.Version, c.folder)
	}
	return text, nil
}
