package check

import (
	"fmt"
	"io/fs"
	"path"
	"regexp"
	"slices"
	"strings"
	"sync"

	"github.com/docgen-cli/docgen/internal/config/palette"
	"github.com/docgen-cli/docgen/internal/config/tokens"
	"github.com/docgen-cli/docgen/internal/diag"
)

// use is a place where a style sheet sets or reads a custom property.
type use struct {
	in    sheet
	name  string
	at    int
	isSet bool
}

var property = regexp.MustCompile(`(?:^|[^\w-])(--[A-Za-z][\w-]*)(\s*:)?`)

// unknownTokens reports custom properties in the site's own style sheets that are nearly design tokens. A
// property that the site both sets and uses is its own.
func unknownTokens(input Input, sheets []sheet) []diag.Diagnostic {
	var uses []use
	set, read := map[string]bool{}, map[string]bool{}
	for _, sheet := range sheets {
		plain := palette.WithoutComments(sheet.text)
		for _, match := range property.FindAllStringSubmatchIndex(plain, -1) {
			found := use{sheet, plain[match[2]:match[3]], match[2], match[4] >= 0}
			set[found.name], read[found.name] = set[found.name] || found.isSet, read[found.name] || !found.isSet
			uses = append(uses, found)
		}
	}
	var findings []diag.Diagnostic
	others, compared := sync.OnceValue(func() []string { return otherCode(input, sheets) }), 0
	for _, found := range uses {
		isInfima, hint := strings.HasPrefix(found.name, "--ifm-"), "set themeConfig.infima to true to use the variables of Infima"
		switch {
		case set[found.name] == read[found.name] || isInfima && input.Config.ThemeConfig.Infima || slices.Contains(tokens.Names(), found.name) ||
			compared == maxHints:
			continue
		case !isInfima:
			compared++
			hint = diag.DidYouMean(found.name, tokens.Names())
		}
		isElsewhere := func(text string) bool { return strings.Contains(text, found.name) }
		if hint != "" && !slices.ContainsFunc(others(), isElsewhere) {
			finding := found.in.warning(found.at, len(found.name))
			finding.Code, finding.Text, finding.Hint = "theme", fmt.Sprintf("the theme has no design token %q", found.name), hint
			findings = append(findings, finding)
		}
	}
	return findings
}

// otherCode returns the texts of the site's code, and of its style sheets besides those that the config names.
func otherCode(input Input, sheets []sheet) []string {
	var texts []string
	files := input.Engine.Files()
	if holder, folder, isFolder := files.Find("src"); isFolder {
		_ = fs.WalkDir(holder, folder, func(file string, entry fs.DirEntry, err error) error {
			isNamed := slices.ContainsFunc(sheets, func(each sheet) bool { return each.file == holder.Name(file) })
			if err == nil && !isNamed && entry.Type().IsRegular() && strings.Contains(".css.scss.less.tsx.jsx.ts.js.mdx", path.Ext(file)) {
				text, _ := files.ReadFile(holder.Name(file)) // a file that cannot be read contains nothing
				texts = append(texts, string(text))
			}
			return nil
		})
	}
	return texts
}
