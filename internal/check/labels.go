package check

import (
	"fmt"
	"slices"

	"github.com/docgen-cli/docgen/internal/content/translation"
	"github.com/docgen-cli/docgen/internal/diag"
	"github.com/docgen-cli/docgen/internal/frontend/message"
	"github.com/docgen-cli/docgen/internal/site"
	"github.com/docgen-cli/docgen/internal/site/read"
)

// labels checks the label files of a locale: keys that no text has, texts that share a key, and
// translations that do not fit their text. A site in one language without such files has none of them.
func labels(s site.Site, edition *site.Edition, input Input) []diag.Diagnostic {
	if len(s.Editions) < 2 && !edition.Labels.Exist() {
		return nil
	}
	theme, files := s.Config.ThemeConfig, edition.Labels
	findings := append(files.Navbar.Unused(translation.NavbarLabels(theme.Navbar), nil), files.Footer.Unused(translation.FooterLabels(theme.Footer), nil)...)
	for _, set := range edition.Sets {
		if file := edition.SetLabels(set); !set.Deferred && file.Exists() {
			findings = append(findings, file.Unused(set.Texts(), nil)...)
		}
		findings = append(findings, set.Collisions()...)
	}
	for _, blog := range edition.Blogs {
		findings = append(findings, files.Blog(blog.ID.Instance).Unused(blog.Written.Labels(), nil)...)
	}
	findings = append(findings, strayFiles(s, edition, input)...)
	texts := s.CodeTexts(edition)
	if edition == s.Editions[0] { // pages of other locales may have texts that are translated already
		findings = append(findings, sameIDs(texts)...)
	}
	return append(findings, codeLabels(s, edition, input, texts)...)
}

// codeLabels checks code.json. It does not know which keys the versions use that are not read, nor
// those that the code computes.
func codeLabels(s site.Site, edition *site.Edition, input Input, texts []site.CodeText) []diag.Diagnostic {
	file := edition.Labels.Code
	isDeferred := func(set *site.DocSet) bool { return set.Deferred }
	if slices.ContainsFunc(edition.Sets, isDeferred) || !file.Exists() {
		return nil
	}
	if len(file.Unused(nil, site.UsesKeys(texts))) > 0 {
		all, err := read.CodeTexts(input.Engine, s, edition)
		if err != nil {
			return nil // what uses the keys is unknown
		}
		texts = all
	}
	labels := site.CodeLabels(texts)
	return append(unfitting(file, edition.Options.HTMLLang, labels), file.Unused(labels, site.UsesKeys(texts))...)
}

// sameIDs reports different texts in code that have the same id, so that they get the same
// translation. Those of themes belong to copies of their components.
func sameIDs(texts []site.CodeText) []diag.Diagnostic {
	var findings []diag.Diagnostic
	first, isReported, isOfTheme := map[string]site.CodeText{}, map[string]bool{}, site.UsesKeys(nil)
	for _, text := range texts {
		earlier, found := first[text.ID]
		switch {
		case text.Problem != "" || isOfTheme(text.ID):
		case !found:
			first[text.ID] = text
		case earlier.Message != text.Message && !isReported[text.ID]:
			isReported[text.ID] = true
			finding := text.At
			finding.Severity, finding.Code = diag.Warning, translation.Code
			finding.Text = fmt.Sprintf("the texts %q and %q have the same id %q", earlier.Message, text.Message, text.ID)
			finding.Hint = fmt.Sprintf("give one of them another id; the other is at %s:%d", earlier.At.File, earlier.At.Line)
			findings = append(findings, finding)
		}
	}
	return findings
}

// unfitting reports translations with values or plural forms that their text does not have. labels are
// the texts of the site's own code. A text that is still the original one is not translated yet.
func unfitting(file translation.File, language string, labels []translation.Label) []diag.Diagnostic {
	untranslated := map[string]string{}
	for _, label := range slices.Concat(site.ThemeLabels(language), labels) {
		untranslated[label.Key] = label.Text
	}
	var findings []diag.Diagnostic
	for _, label := range slices.Concat(site.ThemeLabels(""), labels) {
		pair := message.Translation{Locale: language, Original: label.Text, Text: file.Text(label.Key, "")}
		if pair.Text == untranslated[label.Key] {
			continue
		}
		for _, problem := range pair.Problems() {
			findings = append(findings, file.Report(label.Key, diag.Warning, fmt.Sprintf("the label %q does not fit: %s", label.Key, problem.Text),
				problem.Hint))
		}
	}
	return findings
}
