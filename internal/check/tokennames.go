package check

import (
	"fmt"
	"io/fs"
	"maps"
	"path"
	"regexp"
	"slices"
	"strings"

	"github.com/docgen-cli/docgen/internal/diag"
	"github.com/docgen-cli/docgen/internal/tokens"
)

var (
	property   = regexp.MustCompile(`(?:^|[^\w-])(--[A-Za-z][\w-]*)(\s*:)?`)
	cssComment = regexp.MustCompile(`(?s)/\*.*?\*/`)
)

// unknownTokens reports custom properties in the site's own style sheets that are nearly design tokens. A
// property that the site both sets and uses is its own.
func unknownTokens(input Input) []diag.Diagnostic {
	var findings []diag.Diagnostic
	sheets, set, used := map[string]string{}, map[string]bool{}, map[string]bool{}
	each := func(visit func(file, name string, at int, isSet bool)) {
		for _, file := range slices.Sorted(maps.Keys(sheets)) {
			plain := cssComment.ReplaceAllStringFunc(sheets[file], func(text string) string { return strings.Repeat(" ", len(text)) })
			for _, match := range property.FindAllStringSubmatchIndex(plain, -1) {
				visit(file, plain[match[2]:match[3]], match[2], match[4] >= 0)
			}
		}
	}
	for _, written := range input.Config.ThemeConfig.CustomCSS {
		file := path.Clean(strings.TrimPrefix(written, "@site/"))
		if sheet, err := input.Engine.Files().ReadFile(file); err == nil {
			sheets[file] = string(sheet)
		}
	}
	each(func(_, name string, _ int, isSet bool) {
		set[name], used[name] = set[name] || isSet, used[name] || !isSet
	})
	known, compared := tokens.Names(), 0
	each(func(file, name string, at int, _ bool) {
		isInfima, hint := strings.HasPrefix(name, "--ifm-"), "set themeConfig.infima to true to use the variables of Infima"
		switch {
		case set[name] == used[name] || isInfima && input.Config.ThemeConfig.Infima || slices.Contains(known, name) || compared == maxHints:
			return
		case !isInfima:
			compared++
			hint = diag.DidYouMean(name, known)
		}
		if hint != "" && !isInCode(input, sheets, name) {
			finding := inSheet(file, sheets[file], at, len(name))
			finding.Code, finding.Text, finding.Hint = "theme", fmt.Sprintf("the theme has no design token %q", name), hint
			findings = append(findings, finding)
		}
	})
	return findings
}

// isInCode reports whether the site's code or its other style sheets contain a name.
func isInCode(input Input, sheets map[string]string, name string) bool {
	files, found := input.Engine.Files(), false
	if holder, folder, isFolder := files.Find("src"); isFolder {
		_ = fs.WalkDir(holder, folder, func(file string, entry fs.DirEntry, err error) error {
			if _, isSheet := sheets[holder.Name(file)]; err == nil && !isSheet && entry.Type().IsRegular() && strings.Contains(".css.scss.less.tsx.jsx.ts.js.mdx", path.Ext(file)) {
				text, _ := files.ReadFile(holder.Name(file)) // a file that cannot be read contains nothing
				found = found || strings.Contains(string(text), name)
			}
			return nil
		})
	}
	return found
}
