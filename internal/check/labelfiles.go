package check

import (
	"cmp"
	"fmt"
	"path"
	"slices"
	"strings"

	"github.com/docgen-cli/docgen/internal/config"
	"github.com/docgen-cli/docgen/internal/diag"
	"github.com/docgen-cli/docgen/internal/site"
	"github.com/docgen-cli/docgen/internal/translation"
	"github.com/docgen-cli/docgen/internal/version"
)

// strayLabels reports label files of docs that belong to no version. Versions that the config leaves
// out keep theirs. Which versions git has is not known here.
func strayLabels(s site.Site, edition *site.Edition, input Input) []diag.Diagnostic {
	var findings []diag.Diagnostic
	files := input.Engine.Files()
	if translate := edition.Options.Translate; translate != nil && !*translate {
		return nil
	}
	for _, docs := range s.Config.Docs {
		if len(docs.GitVersions) > 0 {
			continue
		}
		own := version.Files{Instance: docs.ID}
		folder := path.Join(s.Config.I18n.Folder(edition.Locale), path.Dir(own.Translations(version.Current)))
		entries, err := files.ReadDir(folder)
		if err != nil {
			continue // there is no such folder
		}
		used := labelFilesOf(edition, docs, own)
		for _, entry := range entries {
			name, isJSON := strings.CutSuffix(entry.Name(), ".json")
			if !isJSON || slices.Contains(used, entry.Name()) {
				continue
			}
			if old, isOld := strings.CutPrefix(name, "version-"); isOld {
				if _, err := files.Stat(own.Docs(old)); err == nil {
					continue
				}
			}
			findings = append(findings, diag.Diagnostic{
				Severity: diag.Warning, Code: translation.Code, File: path.Join(folder, entry.Name()),
				Text: "the labels in this file belong to no version of the docs",
				Hint: cmp.Or(diag.DidYouMean(entry.Name(), used), fmt.Sprintf("docgen reads %s", strings.Join(used, ", "))),
			})
		}
	}
	return findings
}

// labelFilesOf returns the names of the label files of an instance.
func labelFilesOf(edition *site.Edition, docs config.Docs, own version.Files) []string {
	var names []string
	for _, set := range edition.Sets {
		if set.ID.Instance == docs.ID {
			names = append(names, path.Base(own.Translations(set.ID.Version))+".json")
		}
	}
	return names
}
