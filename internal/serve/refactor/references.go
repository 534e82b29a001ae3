package refactor

import (
	"cmp"
	"context"
	"iter"
	"net/url"
	"path"
	"regexp"
	"slices"
	"strings"

	"github.com/docgen-cli/docgen/internal/diag"
	"github.com/docgen-cli/docgen/internal/engine/parallel"
	"github.com/docgen-cli/docgen/internal/links/link"
	"github.com/docgen-cli/docgen/internal/markdown"
	"github.com/docgen-cli/docgen/internal/markdown/mdx"
	"github.com/docgen-cli/docgen/internal/markdown/slug"
	"github.com/docgen-cli/docgen/internal/site"
)

// Reference is a place of a text that leads to a page or to a file.
type Reference struct {
	Text    *site.Text
	File    string         // that contains the place: the file of Text, or one that it includes
	Place   markdown.Place // of what is written
	Written string         // "../use.md#first", with backslashes and entities resolved
	Target  string         // file that it leads to
	Page    *site.Page     // nil for a file that is no page
	Anchor  string         // id of a heading, without "#"; "" for the page

	use *markdown.Use // of a file that the text includes, shows or imports; nil for a link
}

// References iterates over the links and images of a text that lead to pages and files of the site.
func (p Project) References(text *site.Text) iter.Seq[Reference] {
	return func(yield func(Reference) bool) {
		p.links(placed{text, p.editions[text]}, yield)
	}
}

// links reports whether to go on.
func (p Project) links(from placed, yield func(Reference) bool) bool {
	resolved := p.Links.Of(from.Text)
	for i, each := range from.Listed().Links {
		found := Reference{Text: from.Text, File: cmp.Or(each.Place.File, from.Name), Place: each.Place, Written: each.Target}
		asset, isAsset := from.edition.Assets[link.Reference{From: from.Name, Link: each.Target}]
		switch {
		case isAsset:
			found.Target = asset.File
		case i < len(resolved):
			found.Page, found.Anchor = p.leadingTo(resolved[i].Href, from.Text)
		default: // of a draft
			found.Page, found.Anchor = p.following(from, each)
		}
		if found.Page != nil {
			found.Target = found.Page.Text.Name
		}
		if found.Target != "" && !yield(found) {
			return false
		}
	}
	for _, each := range from.Document.Elements {
		page, anchor := p.following(from, each)
		if page != nil && !yield(Reference{from.Text, cmp.Or(each.Place.File, from.Name), each.Place, each.Target, page.Text.Name, page, anchor, nil}) {
			return false
		}
	}
	return true
}

// leadingTo returns what a resolved link leads to; nil if that is no page with a text.
func (p Project) leadingTo(href string, from *site.Text) (*site.Page, string) {
	way, anchor, _ := strings.Cut(href, "#")
	way, _, _ = strings.Cut(way, "?")
	if plain, err := url.PathUnescape(anchor); err == nil {
		anchor = plain
	}
	if way == "" && anchor != "" {
		return p.byText[from], anchor
	}
	if page := p.pages[way]; page != nil || way == "" {
		return page, anchor
	}
	if to, isMoved := p.editions[from].Redirects.Find(way, anchor); isMoved {
		way, anchor, _ = strings.Cut(to, "#")
	}
	return p.pages[way], anchor
}

// following returns what a link leads to that no check has resolved.
func (p Project) following(from placed, each markdown.Link) (*site.Page, string) {
	target := from.edition.Targets.Routes.Resolve(from.Doc.From(each.Place.File), each.Target)
	return p.pages[target.Route.Path], target.Anchor
}

// shown iterates over the files that a text includes, shows as code or imports. It parses the text again.
func (p Project) shown(text *site.Text) iter.Seq[Reference] {
	return func(yield func(Reference) bool) {
		for _, use := range text.Whole().Uses {
			if use.Kind == markdown.VariableUse {
				continue
			}
			file := cmp.Or(use.Place.File, text.Name)
			found := Reference{Text: text, File: file, Place: use.Place, Written: use.Name, Target: FileFrom(file, use.Name), use: &use}
			if found.Target != "" && !yield(found) {
				return
			}
		}
	}
}

// FileFrom returns the name of the file that an inclusion or an import in a file names; "" if it names a package.
func FileFrom(file, written string) string {
	name, _, _ := strings.Cut(written, "#")
	switch {
	case strings.HasPrefix(name, "@site/"):
		return path.Clean(strings.TrimPrefix(name, "@site/"))
	case strings.HasPrefix(name, "<rootDir>/"):
		return path.Clean(strings.TrimPrefix(name, "<rootDir>/"))
	case strings.HasPrefix(name, "/"):
		return path.Clean(name[1:])
	case strings.HasPrefix(name, "@"):
		return ""
	}
	return path.Join(path.Dir(file), name)
}

// Sought is what references lead to.
type Sought struct {
	File   string
	Anchor string // "" for the whole file, and its translations
}

// To returns all places of all versions and locales that lead to a file or to a heading in it, each once. It looks at no further
// text once ctx has ended.
func (p Project) To(ctx context.Context, sought Sought) []Reference {
	type place struct {
		file         string
		line, column int
	}
	leading := func(text placed) []Reference { return slices.Collect(p.leading(text, sought)) }
	found := slices.Concat(parallel.Map(ctx, p.Input.Jobs, p.sources().of(sought.File), leading)...)
	seen := map[place]bool{}
	return slices.DeleteFunc(found, func(each Reference) bool {
		at := place{each.File, each.Place.Line, each.Place.Column}
		isKnown := seen[at]
		seen[at] = true
		return isKnown
	})
}

// leading iterates over the places of a text that lead to a file or to a heading in it.
func (p Project) leading(from placed, sought Sought) iter.Seq[Reference] {
	return func(yield func(Reference) bool) {
		for each := range p.References(from.Text) {
			isWanted := each.Anchor == sought.Anchor && each.Target == sought.File
			if sought.Anchor == "" {
				isWanted = each.File != sought.File && (each.Target == sought.File || each.Page != nil && each.Page.Text.Original() == sought.File)
			}
			if isWanted && !yield(each) {
				return
			}
		}
		isImported := slices.ContainsFunc(from.Document.Imports, func(each mdx.Import) bool { return FileFrom(from.Name, each.Path) == sought.File })
		if sought.Anchor != "" || !isImported && !slices.Contains(from.Document.Includes, sought.File) {
			return
		}
		for each := range p.shown(from.Text) {
			if each.Target == sought.File && !yield(each) {
				return
			}
		}
	}
}

// definition matches the line that gives a label its target; the groups are what precedes the target, and the target.
var definition = regexp.MustCompile(`^(\s*(?:> ?)*\[[^\]]+\]:\s+<?)([^\s<>]+)`)

// placeOf returns the place of a reference's target in a file. A link that is written as [text][label] has it in the definition of the
// label.
func (p Project) placeOf(file string, each Reference) diag.Edit {
	if !strings.HasPrefix(p.written(file, each.Place), "[") {
		return editAt(each.Place)
	}
	for i, line := range strings.Split(p.read(file), "\n") {
		if found := definition.FindStringSubmatch(line); found != nil && slug.Decoded(found[2]) == slug.Decoded(each.Written) {
			return diag.Edit{Line: i + 1, Column: length(found[1]) + 1, Length: length(found[2])}
		}
	}
	return editAt(each.Place)
}
