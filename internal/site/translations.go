package site

import (
	"errors"
	"io/fs"
	"path"
	"slices"
	"strings"
	"syscall"

	"github.com/docgen-cli/docgen/internal/config"
	"github.com/docgen-cli/docgen/internal/content"
	"github.com/docgen-cli/docgen/internal/content/accepted"
	"github.com/docgen-cli/docgen/internal/content/translation"
	"github.com/docgen-cli/docgen/internal/diag"
	"github.com/docgen-cli/docgen/internal/engine/source"
	"github.com/docgen-cli/docgen/internal/frontend/message"
)

// readLabels reads the label files of the locale, and translates the labels of its versions and the
// titles of its blogs.
func (e *EditionInput) readLabels(cfg config.Config, files source.Files) []diag.Diagnostic {
	docs := make([]translation.Docs, len(e.Sets))
	for i, set := range e.Sets {
		docs[i] = set.Translated()
		e.Sets[i].Written = set.Label
	}
	for i, blog := range e.Blogs {
		e.Blogs[i].Written = translation.BlogTitles{Title: blog.Title, Description: blog.Description, Sidebar: blog.SidebarTitle}
	}
	if translate := e.Options.Translate; translate != nil && !*translate {
		return nil
	}
	var findings []diag.Diagnostic
	e.Labels, findings = translation.Read(files, cfg.I18n.Folder(e.Locale), docs, blogIDs(cfg))
	e.Messages = message.For(e.Options.HTMLLang, e.Labels.Code.Texts())
	for i, set := range e.Sets {
		e.Sets[i].Label = e.Labels.Docs(docs[i]).VersionLabel(set.Label)
	}
	for i, blog := range e.Blogs {
		titles := e.Labels.Blog(blog.ID.Instance).BlogTitles(blog.Written)
		e.Blogs[i].Title, e.Blogs[i].Description, e.Blogs[i].SidebarTitle = titles.Title, titles.Description, titles.Sidebar
	}
	return findings
}

// blogIDs returns the ids of the blogs.
func blogIDs(cfg config.Config) []string {
	ids := make([]string, len(cfg.Blogs))
	for i, blog := range cfg.Blogs {
		ids[i] = blog.ID
	}
	return ids
}

// Translated names the label file of a set.
func (s SetInput) Translated() translation.Docs {
	return translation.Docs{Instance: s.ID.Instance, Version: s.ID.Version}
}

// Texts returns the texts of a set that its label file translates.
func (s *DocSet) Texts() []translation.Label {
	return append([]translation.Label{translation.VersionLabel(s.Name, s.Written)}, s.Outline.Labels()...)
}

// Collisions reports texts of the sidebars that differ and have the same key in label files.
func (s *DocSet) Collisions() []diag.Diagnostic { return s.Outline.Collisions() }

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

// ThemeLabels returns the texts of docgen's theme in a language, or in English if docgen
// does not have that.
func ThemeLabels(language string) []translation.Label {
	catalog := message.For(language, nil)
	var labels []translation.Label
	for _, each := range message.All() {
		labels = append(labels, translation.Label{Key: each.ID, Text: catalog.Text(each.ID), Description: each.Description})
	}
	return labels
}

// HasTranslations reports whether any page of the site may be translated.
func (input Input) HasTranslations() bool {
	return slices.ContainsFunc(input.Editions, func(edition EditionInput) bool { return len(edition.TranslationFolders()) > 0 })
}

// TranslationFolders returns the folders with texts in the language of the locale, relative to the site folder.
func (e EditionInput) TranslationFolders() []string {
	folders := []string{e.Pages}
	for _, set := range e.Sets {
		folders = append(folders, set.Translations)
	}
	for _, blog := range e.Blogs {
		folders = append(folders, blog.Translations)
	}
	return slices.DeleteFunc(folders, func(folder string) bool { return folder == "" })
}

// AcceptedName returns the name of a translation in the lock file of its locale. It is "" for a
// file outside the folder of the locale, as in a version from git.
func AcceptedName(cfg config.Config, locale, name string) string {
	below, isBelow := strings.CutPrefix(name, cfg.I18n.Folder(locale)+"/")
	if !isBelow {
		return ""
	}
	return below
}

// LockName returns the name of the lock file of a locale.
func LockName(cfg config.Config, locale string) string {
	return path.Join(cfg.I18n.Folder(locale), accepted.FileName)
}

// readAccepted reads the lock file of the locale.
func (e *EditionInput) readAccepted(cfg config.Config, files source.Files) []diag.Diagnostic {
	if translate := e.Options.Translate; e.Locale == cfg.I18n.DefaultLocale || translate != nil && !*translate {
		return nil
	}
	name := LockName(cfg, e.Locale)
	text, err := files.ReadFile(name)
	if errors.Is(err, fs.ErrNotExist) || errors.Is(err, syscall.ENOTDIR) { // a check reports files in place of folders
		return nil
	}
	if err != nil {
		return []diag.Diagnostic{content.Unreadable("translations", name, err)}
	}
	var findings []diag.Diagnostic
	e.Accepted, findings = accepted.Parse(name, string(text))
	return findings
}
