package code

import (
	"fmt"
	"os"
	"path"
	"path/filepath"
	"regexp"
	"strings"

	"github.com/docgen-cli/docgen/internal/config"
	"github.com/docgen-cli/docgen/internal/diag"
)

// fonts returns the style sheets of the fonts that the config names, relative to the site
// folder, and the tokens that select the fonts. The npm packages of Fontsource contain the font
// files, so pages load no fonts from other hosts.
func fonts(dir string, cfg config.Config) (styles []string, tokens string, findings []diag.Diagnostic) {
	for _, font := range []struct{ option, name, token, others string }{
		{"text", cfg.Fonts.Text, "--font-body", "system-ui,sans-serif"},
		{"code", cfg.Fonts.Code, "--font-code", "ui-monospace,monospace"},
	} {
		if font.name == "" {
			continue
		}
		names := fontPackages(font.name)
		folder := findPackage(dir, names...)
		sheets := fontSheets(dir, folder)
		family := ""
		if len(sheets) > 0 {
			family = familyIn(filepath.Join(dir, filepath.FromSlash(sheets[0])))
		}
		if family == "" {
			findings = append(findings, cfg.Diagnostic(diag.Error, fmt.Sprintf("no npm package in node_modules for the font %q", font.name),
				fmt.Sprintf("run \"npm install %s\"; see https://fontsource.org for all fonts", names[0]), "fonts", font.option))
			continue
		}
		styles = append(styles, sheets...)
		tokens += fmt.Sprintf("%s:%q,%s;", font.token, family, font.others)
	}
	if tokens != "" {
		tokens = "@layer tokens{:root{" + tokens + "}}"
	}
	return styles, tokens, findings
}

// fontPackages returns the packages that may contain a font. The first one is better because a
// single file contains all weights.
func fontPackages(name string) []string {
	if strings.HasPrefix(name, "@") {
		return []string{name}
	}
	slug := strings.ReplaceAll(strings.ToLower(strings.TrimSpace(name)), " ", "-")
	return []string{"@fontsource-variable/" + slug, "@fontsource/" + slug}
}

// findPackage returns the folder of the first package that is installed for a folder, relative
// to that folder. It searches the same folders as Node.
func findPackage(dir string, names ...string) string {
	for _, name := range names {
		for at, up := dir, ""; ; at, up = filepath.Dir(at), path.Join("..", up) {
			below := path.Join("node_modules", name)
			if info, err := os.Stat(filepath.Join(at, filepath.FromSlash(below))); err == nil && info.IsDir() {
				return path.Join(up, below)
			}
			if filepath.Dir(at) == at {
				break
			}
		}
	}
	return ""
}

// fontSheets returns the style sheets that a page needs from a package: upright and italic, in
// the weights that the theme uses.
func fontSheets(dir, folder string) []string {
	var sheets []string
	add := func(names ...string) {
		for _, name := range names {
			file := path.Join(folder, name)
			if info, err := os.Stat(filepath.Join(dir, filepath.FromSlash(file))); err == nil && info.Mode().IsRegular() {
				sheets = append(sheets, file)
			}
		}
	}
	if folder == "" {
		return nil
	}
	if !strings.Contains(folder, "@fontsource-variable/") {
		add("400.css", "400-italic.css", "500.css", "600.css", "700.css")
	}
	if len(sheets) == 0 {
		add("index.css", "wght-italic.css")
	}
	return sheets
}

var fontFamily = regexp.MustCompile(`font-family:\s*(?:'([^'"\\<>]+)'|"([^'"\\<>]+)"|([\w -]+))`)

// familyIn returns the font family that a style sheet declares, or "".
func familyIn(file string) string {
	text, err := os.ReadFile(file)
	if err != nil {
		return ""
	}
	match := fontFamily.FindStringSubmatch(string(text))
	if match == nil {
		return ""
	}
	return match[1] + match[2] + strings.TrimSpace(match[3])
}
