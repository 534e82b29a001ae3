package refactor

import (
	"maps"
	"path"
	"slices"
	"strings"

	"github.com/docgen-cli/docgen/internal/content"
	"github.com/docgen-cli/docgen/internal/diag"
	"github.com/docgen-cli/docgen/internal/markdown"
	"github.com/docgen-cli/docgen/internal/markdown/mdx"
	"github.com/docgen-cli/docgen/internal/site"
)

// mover collects what moves of files, or other ids of docs, change.
type mover struct {
	Project
	*Change
	moves map[string]string          // of files and folders, by their old names; with the translations that follow
	after map[*site.Page]content.Doc // docs with another id or another URL, as they are described afterwards
}

// Move returns what must change when files and folders get other names, which are relative to the site folder: links to them
// and in them, sidebars, the config, and redirects from their old URLs. Translations follow the files that they translate.
func (p Project) Move(moves map[string]string) Change {
	m := mover{p, newChange(), maps.Clone(moves), map[*site.Page]content.Doc{}}
	m.followTranslations()
	for _, page := range p.byText {
		m.describe(page, page.Text.FrontMatter)
	}
	m.finish()
	return m.sorted()
}

// finish changes everything that depends on the moves and on the docs.
func (m mover) finish() {
	concerned := m.concerned()
	for text := range m.texts() {
		if concerned[text] {
			m.moveLinks(text)
		}
		m.moveImage(text)
	}
	for page, doc := range m.after {
		if doc.Slug != page.Text.Slug {
			m.redirect(m.Change, page, "/"+strings.TrimPrefix(page.Route.Path, m.editions[page.Text].Routes.Home()))
		}
	}
	m.renameIDs()
	m.moveInConfig()
}

// concerned returns the texts that move or lead to what moves or has another URL.
func (m mover) concerned() map[placed]bool {
	found, sources := map[placed]bool{}, m.sources()
	add := func(file string) {
		for _, text := range sources.of(file) {
			found[text] = true
		}
	}
	for file := range sources.byFile {
		if m.now(file) != file {
			add(file)
		}
	}
	for page := range m.after {
		add(page.Text.Name)
	}
	for _, text := range sources.texts {
		if m.now(text.Name) != text.Name || m.now(text.Original()) != text.Original() {
			found[text] = true
		}
	}
	return found
}

// now returns the new name of a file.
func (m mover) now(name string) string {
	for folder := name; folder != "." && folder != "/"; folder = path.Dir(folder) {
		if to, isMoved := m.moves[folder]; isMoved {
			return to + strings.TrimPrefix(name, folder)
		}
	}
	return name
}

// followTranslations adds the moves of the translations of what moves.
func (m mover) followTranslations() {
	for _, edition := range m.Input.Editions {
		for _, set := range edition.Sets {
			m.follow(set.Folder, set.Translations)
		}
		for _, blog := range edition.Blogs {
			m.follow(blog.Folder, blog.Translations)
		}
		m.follow("src/pages", edition.Pages)
	}
}

// follow adds the moves in a folder of translations that repeat those in the folder of the originals.
func (m mover) follow(originals, translations string) {
	for from, to := range maps.Clone(m.moves) {
		below, isIn := strings.CutPrefix(from, originals+"/")
		there, staysIn := strings.CutPrefix(to, originals+"/")
		if !isIn || !staysIn || translations == "" {
			continue
		}
		other := path.Join(translations, below)
		if _, err := m.files().Stat(other); err == nil && m.moves[other] == "" {
			m.moves[other] = path.Join(translations, there)
			m.Moves[other] = m.moves[other]
		}
	}
}

// describe notes how a doc is described after the moves and with another front matter.
func (m mover) describe(page *site.Page, frontMatter content.FrontMatter) {
	if page.Set == nil || page.Set.Git != nil {
		return
	}
	now := m.now(page.Text.Name)
	for _, folder := range []string{page.Set.Translations, page.Set.Folder} {
		below, isIn := strings.CutPrefix(now, folder+"/")
		if folder == "." {
			below, isIn = now, true
		}
		if !isIn || folder == "" {
			continue
		}
		doc, _ := content.Describe(content.File{Path: below, Name: now},
			content.Parsed{FrontMatter: frontMatter, KeepPrefixes: !page.Set.Options.NumberPrefixParser})
		if doc.ID != page.Text.ID || doc.Slug != page.Text.Slug {
			m.after[page] = doc
		}
		return
	}
}

// moveLinks changes the links of a text that lead elsewhere now, or to which the way is another one.
func (m mover) moveLinks(from placed) {
	for each := range m.References(from.Text) {
		m.moveLink(from, each)
	}
	isConcerned := func(name string) bool { return m.now(name) != name }
	if isConcerned(from.Name) && len(from.Document.Includes)+len(from.Document.Imports) > 0 || slices.ContainsFunc(from.Document.Includes, isConcerned) ||
		slices.ContainsFunc(from.Document.Imports, func(each mdx.Import) bool { return isConcerned(FileFrom(from.Name, each.Path)) }) {
		for each := range m.shown(from.Text) {
			m.moveLink(from, each)
		}
	}
}

// moveLink changes a link. In a translation it may lead from the file that is translated, to another one that is.
func (m mover) moveLink(from placed, each Reference) {
	at := each.File
	if each.Page != nil && each.Page.Text.Source != nil {
		each.Target = each.Page.Text.Original()
	}
	if at == from.Name && !strings.HasPrefix(each.Target, m.translations(from)) {
		each.File = from.Text.Original()
	}
	file, target := m.now(each.File), m.now(each.Target)
	_, hasOtherURL := m.after[each.Page]
	isURL := each.Page != nil && !isFile(withoutSuffix(each.Written))
	isMoved := target != each.Target || isURL && hasOtherURL
	if !isMoved && (file == each.File || strings.HasPrefix(each.Written, "/") || strings.HasPrefix(each.Written, "@")) {
		return
	}
	written := each.relinked(from, file, target)
	if written != each.Written {
		edit := m.placeOf(at, each)
		edit.Text = written
		m.add(at, edit)
	}
}

// translations returns the folder that the file of a translation is in.
func (m mover) translations(from placed) string {
	if page := m.byText[from.Text]; page != nil && page.Set != nil && page.Set.Translations != "" {
		return page.Set.Translations + "/"
	}
	return from.Name
}

// moveImage changes the image that a page shows in social media.
func (m mover) moveImage(from placed) {
	image := from.FrontMatter.Image
	if image == nil || !from.Sets("image") {
		return
	}
	file := FileFrom(from.Name, *image)
	if _, err := m.files().Stat(file); err != nil || strings.HasPrefix(*image, "/") || m.now(file) == file && m.now(from.Name) == from.Name {
		return
	}
	each := Reference{Text: from.Text, File: from.Name, Written: *image, Target: file, use: &markdown.Use{}}
	if now := each.relinked(from, m.now(from.Name), m.now(file)); now != *image {
		m.replace(from.ReportAt(diag.Error, "", "", "image"), now)
	}
}
