package site

import (
	"fmt"
	"slices"
	"strings"

	"github.com/docgen-cli/docgen/internal/config"
	"github.com/docgen-cli/docgen/internal/diag"
	"github.com/docgen-cli/docgen/internal/fingerprint"
	"github.com/docgen-cli/docgen/internal/message"
	"github.com/docgen-cli/docgen/internal/source"
	"github.com/docgen-cli/docgen/internal/translation"
)

// readLabels reads the label files of the locale, and translates the labels of its versions.
func (e *EditionInput) readLabels(cfg config.Config, files source.Files) []diag.Diagnostic {
	docs := make([]translation.Docs, len(e.Sets))
	for i, set := range e.Sets {
		docs[i] = set.translated()
		e.Sets[i].Written = set.Label
	}
	if translate := e.Options.Translate; translate != nil && !*translate {
		return nil
	}
	var findings []diag.Diagnostic
	e.Labels, findings = translation.Read(files, cfg.I18n.Folder(e.Locale), docs)
	e.Messages = message.For(e.Locale, e.Labels.Code.Texts())
	for i, set := range e.Sets {
		e.Sets[i].Label = e.Labels.Docs(docs[i]).VersionLabel(set.Label)
	}
	return findings
}

// translated names the label file of a set.
func (s SetInput) translated() translation.Docs {
	return translation.Docs{Instance: s.ID.Instance, Version: s.ID.Version}
}

// SetLabels returns the label file of a set.
func (e *Edition) SetLabels(set *DocSet) translation.File { return e.Labels.Docs(set.translated()) }

// Texts returns the texts of a set that its label file translates.
func (s *DocSet) Texts() []translation.Label {
	return append([]translation.Label{translation.VersionLabel(s.Name, s.Written)}, s.outline.Labels()...)
}

// CodeLabels returns the texts in code as labels, without those that docgen cannot read.
func CodeLabels(texts []CodeText) []translation.Label {
	var labels []translation.Label
	for _, text := range texts {
		if text.Problem == "" {
			labels = append(labels, translation.Label{Key: text.ID, Text: text.Message, Description: text.Description})
		}
	}
	return labels
}

// UsesKeys returns a function that tells whether a key of code.json may be in use, because one of the
// texts or a theme has it. All keys may be if the code computes a key. Docusaurus's themes have more
// texts than docgen's, so all keys count that look like theirs.
func UsesKeys(texts []CodeText) func(key string) bool {
	used, computes := map[string]bool{}, false
	for _, text := range texts {
		used[text.ID], computes = true, computes || text.ID == ""
	}
	return func(key string) bool {
		return computes || used[key] || strings.HasPrefix(key, "theme.") || strings.HasPrefix(key, "docgen.")
	}
}

// checkCodeLabels reports texts in code that share an id, and mistakes in code.json: keys that nothing
// uses, and translations that do not fit their text. It does not know the keys in versions that are not read, and those that the code
// computes.
func checkCodeLabels(input Input, site Site, edition *Edition) ([]diag.Diagnostic, error) {
	file, texts := edition.Labels.Code, slices.Concat(site.texts(), edition.texts)
	var same []diag.Diagnostic
	if edition == site.Editions[0] && len(site.Editions) > 1 {
		same = sameIDs(texts) // the pages of other locales may have texts that are translated already
	}
	isDeferred := func(set *DocSet) bool { return set.Deferred }
	if slices.ContainsFunc(edition.Sets, isDeferred) || !file.Exists() {
		return same, nil
	}
	if len(file.Unused(nil, UsesKeys(texts))) > 0 {
		var err error
		if texts, err = CodeTexts(input.Engine, site, edition); err != nil {
			return nil, err
		}
	}
	labels := CodeLabels(texts)
	findings := unfitting(file, edition.Locale, append(ThemeLabels(""), labels...))
	return slices.Concat(same, findings, file.Unused(labels, UsesKeys(texts))), nil
}

// sameIDs reports different texts in code that have the same id, so that they get the same
// translation. Those of themes belong to copies of their components.
func sameIDs(texts []CodeText) []diag.Diagnostic {
	var findings []diag.Diagnostic
	first, isReported, isOfTheme := map[string]CodeText{}, map[string]bool{}, UsesKeys(nil)
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

// unfitting reports translations with values or plural forms that their text does not have.
func unfitting(file translation.File, locale string, labels []translation.Label) []diag.Diagnostic {
	var findings []diag.Diagnostic
	for _, label := range labels {
		pair := message.Translation{Locale: locale, Original: label.Text, Text: file.Text(label.Key, "")}
		for _, problem := range pair.Problems() {
			findings = append(findings, file.Report(label.Key, diag.Warning, fmt.Sprintf("the label %q does not fit: %s", label.Key, problem.Text), problem.Hint))
		}
	}
	return findings
}

// ThemeLabels returns the texts of docgen's theme in the language of a locale, or in English if docgen
// does not have that.
func ThemeLabels(locale string) []translation.Label {
	catalog := message.For(locale, nil)
	var labels []translation.Label
	for _, each := range message.All() {
		labels = append(labels, translation.Label{Key: each.ID, Text: catalog.Text(each.ID), Description: each.Description})
	}
	return labels
}

// labelHash returns the hash of a label file.
func labelHash(file translation.File) fingerprint.Hash { return fingerprint.Sum(file.Texts()) }

// checkLabels reports texts that share a key in label files, and keys that no text has. The first does
// not matter on a site in one language.
func (e *Edition) checkLabels(input Input) []diag.Diagnostic {
	if len(input.Config.I18n.Locales) < 2 && !e.Labels.Exist() {
		return nil
	}
	theme := input.Config.ThemeConfig
	findings := append(e.Labels.Navbar.Unused(translation.NavbarLabels(theme.Navbar), nil), e.Labels.Footer.Unused(translation.FooterLabels(theme.Footer), nil)...)
	for _, set := range e.Sets {
		if !set.Deferred {
			findings = append(findings, e.SetLabels(set).Unused(set.Texts(), nil)...)
			findings = append(findings, set.outline.Collisions()...)
		}
	}
	return findings
}
