package site

import (
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

// IsOfTheme reports whether the key of a text belongs to a theme: to docgen's, or to one of
// Docusaurus's, which have more texts.
func IsOfTheme(key string) bool {
	return strings.HasPrefix(key, "theme.") || strings.HasPrefix(key, "docgen.")
}

// checkCodeLabels reports keys of code.json that nothing uses. It does not know the keys in versions
// that are not read, and those that the code computes.
func checkCodeLabels(input Input, site Site, edition *Edition) ([]diag.Diagnostic, error) {
	isDeferred := func(set *DocSet) bool { return set.Deferred }
	isUnused := func(texts []CodeText) []diag.Diagnostic {
		return edition.Labels.Code.Unused(CodeLabels(texts), IsOfTheme)
	}
	if slices.ContainsFunc(edition.Sets, isDeferred) || len(isUnused(slices.Concat(site.texts(), edition.texts))) == 0 {
		return nil, nil
	}
	texts, err := CodeTexts(input, site, edition)
	if err != nil || slices.ContainsFunc(texts, func(text CodeText) bool { return text.Problem != "" }) {
		return nil, err
	}
	return isUnused(texts), nil
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
