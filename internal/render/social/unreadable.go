package social

import (
	"fmt"
	"strings"

	"github.com/docgen-cli/docgen/internal/diag"
	"github.com/docgen-cli/docgen/internal/render/card"
	"github.com/docgen-cli/docgen/internal/site"
)

// unreadable reports the scripts of titles that no font has: each of them once, at the first page. One font
// is enough for all pages of a script.
func unreadable(s site.Site, fonts card.Fonts) []diag.Diagnostic {
	var scripts []string
	first, others := map[string]diag.Diagnostic{}, map[string]int{}
	add := func(text string, report diag.Report) {
		for _, script := range fonts.Missing(text) {
			if _, known := first[script]; known {
				others[script]++
				continue
			}
			scripts, first[script] = append(scripts, script),
				report(diag.Warning, fmt.Sprintf("social cards cannot show %q: no font has its %s letters", text, script), "")
		}
	}
	add(s.Config.Title, s.Config.Reporter("title"))
	for page := range s.Pages() {
		if title, report := titleOf(page); title != "" {
			add(title, report)
		}
	}
	_, isJapanese := first["Hiragana"]
	findings := make([]diag.Diagnostic, len(scripts))
	for i, script := range scripts {
		finding := first[script]
		finding.Code, finding.Hint = cardsCode, hint(script)
		if script == "Han" && isJapanese {
			finding.Hint = hint("Hiragana") // one font has all letters of the language
		}
		switch n := others[script]; {
		case n == 1:
			finding.Hint += "; 1 more title has such letters"
		case n > 1:
			finding.Hint += fmt.Sprintf("; %d more titles have such letters", n)
		}
		findings[i] = finding
	}
	return findings
}

// titleOf returns the title of a page that an author wrote, and how to report a problem with it.
func titleOf(page *site.Page) (string, diag.Report) {
	switch {
	case page.Text != nil && site.ImageOf(page.Text.Doc) != "":
		return "", nil
	case page.Text != nil && page.IsTranslated():
		return page.Text.Title, page.Text.Reporter("title")
	case page.Category != nil && page.Report != nil:
		return page.Category.Title, page.Report
	case page.Tag != nil && page.Report != nil:
		return page.Tag.Label, page.Report
	}
	return "", nil
}

// packages are npm packages with fonts for common scripts. Nothing changes it.
var packages = map[string]string{
	"Arabic": "noto-sans-arabic/files/noto-sans-arabic-arabic", "Hebrew": "noto-sans-hebrew/files/noto-sans-hebrew-hebrew",
	"Han": "noto-sans-sc/files/noto-sans-sc-chinese-simplified", "Hiragana": "noto-sans-jp/files/noto-sans-jp-japanese",
	"Katakana": "noto-sans-jp/files/noto-sans-jp-japanese", "Hangul": "noto-sans-kr/files/noto-sans-kr-korean",
	"Devanagari": "noto-sans-devanagari/files/noto-sans-devanagari-devanagari", "Thai": "noto-sans-thai/files/noto-sans-thai-thai",
}

// hint says how to add a font for a script.
func hint(script string) string {
	found, known := packages[script]
	if !known {
		return fmt.Sprintf("add a font with %s letters to socialCards.fonts: a .ttf, .otf or .woff file", script)
	}
	name, _, _ := strings.Cut(found, "/")
	return fmt.Sprintf(`install the npm package @fontsource/%s, and add "node_modules/@fontsource/%s-700-normal.woff" to socialCards.fonts`, name, found)
}
