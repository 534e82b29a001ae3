package site

import (
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

// labelHash returns the hash of a label file.
func labelHash(file translation.File) fingerprint.Hash { return fingerprint.Sum(file.Texts()) }

// checkLabels reports texts that share a key in label files, and keys that no text has. The first does
// not matter on a site in one language.
func (e *Edition) checkLabels(input Input) []diag.Diagnostic {
	if len(input.Config.I18n.Locales) < 2 && !e.Labels.Exist() {
		return nil
	}
	theme := input.Config.ThemeConfig
	findings := append(e.Labels.Navbar.Unused(translation.NavbarLabels(theme.Navbar)), e.Labels.Footer.Unused(translation.FooterLabels(theme.Footer))...)
	for _, set := range e.Sets {
		if !set.Deferred {
			findings = append(findings, e.SetLabels(set).Unused(set.Texts())...)
			findings = append(findings, set.outline.Collisions()...)
		}
	}
	return findings
}
