package check

import (
	"cmp"
	"path"
	"slices"
	"strings"

	"github.com/docgen-cli/docgen/internal/config"
	"github.com/docgen-cli/docgen/internal/content/blog"
	"github.com/docgen-cli/docgen/internal/content/translation"
	"github.com/docgen-cli/docgen/internal/content/version"
	"github.com/docgen-cli/docgen/internal/diag"
	"github.com/docgen-cli/docgen/internal/site"
)

// strayFiles reports what a locale translates for docs or versions that the site does not have, and
// files in place of folders. Versions that the config leaves out keep their translations. Which
// versions git has is not known here.
func strayFiles(s site.Site, edition *site.Edition, input Input) []diag.Diagnostic {
	if translate := edition.Options.Translate; translate != nil && !*translate {
		return nil
	}
	folder := s.Config.I18n.Folder(edition.Locale)
	for _, name := range []string{s.Config.I18n.Path, folder} {
		if problems := inPlaceOfFolder(input, name); problems != nil {
			return problems
		}
	}
	findings := append(strayDocs(s, folder, input), strayBlogs(s, folder, input)...)
	for _, name := range []string{"docusaurus-theme-classic", "docusaurus-plugin-content-pages"} {
		findings = append(findings, inPlaceOfFolder(input, path.Join(folder, name))...)
	}
	for _, docs := range s.Config.Docs {
		of := path.Join(folder, path.Dir(version.Files{Instance: docs.ID}.Translations(version.Current)))
		findings = append(findings, inPlaceOfFolder(input, of)...)
		if len(docs.GitVersions) == 0 {
			findings = append(findings, strayVersions(edition, docs, of, input)...)
		}
	}
	return findings
}

// inPlaceOfFolder reports a file whose name is that of a folder with translations.
func inPlaceOfFolder(input Input, name string) []diag.Diagnostic {
	info, err := input.Engine.Files().Stat(name)
	if err != nil || info.IsDir() {
		return nil
	}
	return []diag.Diagnostic{{
		Severity: diag.Error, Code: translation.Code, File: name, Text: "the translations must be in a folder, but this is a file",
		Hint: "delete or rename the file",
	}}
}

// strayDocs reports folders of docs that the site does not have.
func strayDocs(s site.Site, folder string, input Input) []diag.Diagnostic {
	var used []string
	for _, docs := range s.Config.Docs {
		used = append(used, path.Dir(version.Files{Instance: docs.ID}.Translations(version.Current)))
	}
	return strayFolders(input, folder, "docusaurus-plugin-content-docs", used, "the translations in this folder belong to no docs of the site")
}

// strayBlogs reports folders of blogs that the site does not have. A site without a blog may get one
// later.
func strayBlogs(s site.Site, folder string, input Input) []diag.Diagnostic {
	var used []string
	var findings []diag.Diagnostic
	for _, of := range s.Config.Blogs {
		name := blog.Translations(of.ID)
		used = append(used, name)
		findings = append(findings, inPlaceOfFolder(input, path.Join(folder, name))...)
	}
	if len(used) == 0 {
		return nil
	}
	return append(findings, strayFolders(input, folder, blog.Translations("default"), used, "the translations in this folder belong to no blog of the site")...)
}

// strayFolders reports the folders whose names begin with a prefix and are not used.
func strayFolders(input Input, folder, prefix string, used []string, text string) []diag.Diagnostic {
	entries, err := input.Engine.Files().ReadDir(folder)
	if err != nil {
		return nil // there is no such folder
	}
	var findings []diag.Diagnostic
	for _, entry := range entries {
		if strings.HasPrefix(entry.Name(), prefix) && !slices.Contains(used, entry.Name()) {
			findings = append(findings, stray(path.Join(folder, entry.Name()), text, used))
		}
	}
	return findings
}

// strayVersions reports folders and label files of versions that the docs do not have.
func strayVersions(edition *site.Edition, docs config.Docs, folder string, input Input) []diag.Diagnostic {
	files, names := input.Engine.Files(), version.Files{Instance: docs.ID}
	entries, err := files.ReadDir(folder)
	if err != nil {
		return nil // there is no such folder
	}
	var used, labels []string
	for _, set := range edition.Sets {
		if set.ID.Instance == docs.ID {
			name := path.Base(names.Translations(set.ID.Version))
			used, labels = append(used, name), append(labels, name+".json")
		}
	}
	var findings []diag.Diagnostic
	for _, entry := range entries {
		file := path.Join(folder, entry.Name())
		name, isLabels := strings.CutSuffix(entry.Name(), ".json")
		old, _ := strings.CutPrefix(name, "version-")
		_, err := files.Stat(names.Docs(old))
		switch leftOut := old != name && err == nil; {
		case slices.Contains(used, entry.Name()):
			findings = append(findings, inPlaceOfFolder(input, file)...)
		case leftOut || strings.HasPrefix(name, ".") || slices.Contains(labels, entry.Name()):
		case isLabels:
			findings = append(findings, stray(file, "the labels in this file belong to no version of the docs", labels))
		case entry.IsDir():
			findings = append(findings, stray(file, "the translations in this folder belong to no version of the docs", used))
		}
	}
	return findings
}

// stray reports a file or folder that docgen does not read.
func stray(name, text string, used []string) diag.Diagnostic {
	hint := cmp.Or(diag.DidYouMean(path.Base(name), used), "docgen reads "+strings.Join(used, ", "))
	return diag.Diagnostic{Severity: diag.Warning, Code: translation.Code, File: name, Text: text, Hint: hint}
}
