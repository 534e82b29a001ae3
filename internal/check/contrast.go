package check

import (
	"fmt"
	"path"
	"strings"
	"unicode/utf8"

	"github.com/docgen-cli/docgen/internal/config/palette"
	"github.com/docgen-cli/docgen/internal/config/tokens"
	"github.com/docgen-cli/docgen/internal/diag"
)

// sheet is a style sheet of the site's own.
type sheet struct{ file, text string }

// customSheets returns the style sheets that the config names. It skips those that cannot be read; the bundler
// reports them.
func customSheets(input Input) []sheet {
	var sheets []sheet
	for _, written := range input.Config.ThemeConfig.CustomCSS {
		file := path.Clean(strings.TrimPrefix(written, "@site/"))
		if text, err := input.Engine.Files().ReadFile(file); err == nil {
			sheets = append(sheets, sheet{file, string(text)})
		}
	}
	return sheets
}

// lowContrast reports colors that the site's own style sheets give to design tokens and that
// are hard to read.
func lowContrast(input Input, sheets []sheet) []diag.Diagnostic {
	var findings []diag.Diagnostic
	for _, sheet := range sheets {
		declarations := palette.Declarations(sheet.text)
		for _, weak := range palette.Check(declarations, tokens.Colors(input.Config)) {
			findings = append(findings, contrast(sheet, declarations[weak.Set], weak))
		}
	}
	return findings
}

// contrast reports a color at its declaration.
func contrast(in sheet, declaration palette.Declaration, weak palette.Weak) diag.Diagnostic {
	finding := in.warning(declaration.At, declaration.Length)
	finding.Code = "contrast"
	finding.Text = fmt.Sprintf("%s is %v in %v mode: its contrast with %s is only %.2f:1", weak.Token, weak.Color, weak.Mode, weak.On, floor(weak.Ratio))
	finding.Hint = fmt.Sprintf("it needs at least %.3g:1; write %s", weak.Needed, readable(declaration, weak))
	return finding
}

// warning returns a warning about a part of the style sheet.
func (s sheet) warning(at, length int) diag.Diagnostic {
	before := s.text[:at]
	start := strings.LastIndexByte(before, '\n') + 1
	line, _, _ := strings.Cut(s.text[start:], "\n")
	return diag.Diagnostic{
		Severity: diag.Warning, File: s.file, Line: strings.Count(before, "\n") + 1, Source: strings.TrimSuffix(line, "\r"),
		Column: utf8.RuneCountInString(s.text[start:at]) + 1, Length: utf8.RuneCountInString(s.text[at : at+length]),
	}
}

// readable returns a replacement for a color with low contrast.
func readable(declaration palette.Declaration, weak palette.Weak) string {
	if weak.Token != declaration.Token {
		return fmt.Sprintf("%s: %v", weak.Token, weak.Nearest)
	}
	light, dark := declaration.Colors[palette.Light], declaration.Colors[palette.Dark]
	if light == nil || dark == nil {
		return weak.Nearest.String()
	}
	both := [2]palette.Color{*light, *dark}
	both[weak.Mode] = weak.Nearest
	instead := fmt.Sprintf("light-dark(%v, %v)", both[palette.Light], both[palette.Dark])
	if weak.Token == "--color-accent" {
		instead += ", or set themeConfig.brand"
	}
	return instead
}

// floor rounds a ratio down to two digits, so that 4.499 is not shown as 4.50.
func floor(ratio float64) float64 { return float64(int(ratio*100)) / 100 }
