package read

import (
	"context"
	"fmt"

	"github.com/docgen-cli/docgen/internal/content"
	"github.com/docgen-cli/docgen/internal/content/page"
	"github.com/docgen-cli/docgen/internal/diag"
	"github.com/docgen-cli/docgen/internal/engine/history"
	"github.com/docgen-cli/docgen/internal/engine/parallel"
	"github.com/docgen-cli/docgen/internal/engine/source"
	"github.com/docgen-cli/docgen/internal/site"
	"github.com/docgen-cli/docgen/internal/site/text"
)

// texts holds the parsed files of a locale that become pages.
type texts struct {
	sets    []setTexts // one per doc set
	blogs   []blogTexts
	pages   []*site.Text  // of src/pages
	unread  []content.Doc // pages of src/pages that cannot be shown
	scripts []page.Page

	original *site.Edition // the default locale, if this one leaves out pages that are not translated; nil otherwise
}

// setTexts holds the files of a doc set.
type setTexts struct {
	tree    content.Tree
	docs    []*site.Text  // includes drafts
	omitted []*site.Text  // docs that the locale leaves out, because they are not translated
	unread  []content.Doc // that cannot be shown, because their files have errors
	changes map[string]history.Change
}

// readTexts reads the files of all doc sets, blogs, and of src/pages.
func readTexts(ctx context.Context, reader text.Reader, wanted site.EditionInput) (texts, []diag.Diagnostic, error) {
	var read texts
	if leavesOut(reader) {
		read.original = reader.Originals.Edition
	}
	var findings []diag.Diagnostic
	for _, set := range wanted.Sets {
		docs, problems, err := readSet(ctx, reader, set)
		if err != nil {
			return texts{}, nil, err
		}
		read.sets, findings = append(read.sets, docs), append(findings, problems...)
	}
	for _, blog := range wanted.Blogs {
		posts, problems, err := readBlog(ctx, reader, blog)
		if err != nil {
			return texts{}, nil, err
		}
		read.blogs, findings = append(read.blogs, posts), append(findings, problems...)
	}
	findings = append(findings, sharedFiles(reader.Input, wanted, read)...)
	problems, err := readSitePages(ctx, reader, wanted, &read)
	return read, append(findings, problems...), err
}

func readSet(ctx context.Context, reader text.Reader, set site.SetInput) (setTexts, []diag.Diagnostic, error) {
	if set.Deferred {
		return setTexts{}, nil, nil
	}
	found, findings, err := findDocs(reader.Input, docFolder(set))
	if err != nil {
		return setTexts{}, nil, err
	}
	changes := parallel.Begin(func() changes { return readChanges(ctx, reader.Input, set, found.docs) })
	done := func() {}
	if reader.Input.Reading != nil {
		done = reader.Input.Reading(len(found.docs))
	}
	sharing := reader.Share(ctx, set.ID, found.docs)
	read, err := gather(parallel.Map(ctx, reader.Input.Jobs, found.docs, func(doc text.File) text.Reading {
		defer done()
		return sharing.Doc(ctx, set, doc)
	}))
	if err != nil {
		return setTexts{}, nil, err
	}
	findings = append(append(findings, read.findings...), checkPartials(ctx, reader.Input, found.partials)...)
	known := changes()
	result := setTexts{tree: found.tree, docs: read.texts, unread: read.unread, changes: known.of}
	findings = append(findings, known.problems(reader.Input, set, read.texts)...)
	if leavesOut(reader) {
		result.docs, result.omitted = split(read.texts, func(text *site.Text) bool { return text.IsTranslated() || text.FrontMatter.Draft })
	}
	return result, findings, nil
}

// folder returns the file system whose root is a folder.
func folder(files source.Files, name string) (source.FS, error) {
	holder, below, found := files.Find(name)
	if !found || below != "." {
		return nil, fmt.Errorf("the folder %s is not among the sources", name)
	}
	return holder, nil
}

// gathered is the result of reading several files.
type gathered struct {
	texts    []*site.Text
	unread   []content.Doc
	findings []diag.Diagnostic
}

// gather combines the results of reading files.
func gather(readings []text.Reading) (gathered, error) {
	var all gathered
	for _, reading := range readings {
		if reading.Err != nil {
			return gathered{}, reading.Err
		}
		all.findings = append(all.findings, reading.Findings...)
		if reading.Text != nil {
			all.texts = append(all.texts, reading.Text)
		} else if reading.Unread != nil { // nil for a file that nobody read, because the context has ended
			all.unread = append(all.unread, *reading.Unread)
		}
	}
	return all, nil
}

// readSitePages finds the pages of src/pages and reads those in Markdown. They follow the rules
// for pages, not those for docs.
func readSitePages(ctx context.Context, reader text.Reader, wanted site.EditionInput, read *texts) ([]diag.Diagnostic, error) {
	if !reader.Input.Config.SiteCode {
		return nil, nil
	}
	found, err := findPages(reader.Input, wanted)
	if err != nil {
		return nil, err
	}
	var markdown []page.Page
	for _, found := range found {
		if found.IsText {
			markdown = append(markdown, found)
		} else {
			read.scripts = append(read.scripts, found)
		}
	}
	all, err := gather(parallel.Map(ctx, reader.Input.Jobs, markdown, func(found page.Page) text.Reading { return reader.Page(ctx, found) }))
	read.pages, read.unread = all.texts, all.unread
	return all.findings, err
}

// checkPartials reports front matter in files that are not pages. In CI it is an error, because
// nobody would read a warning.
func checkPartials(ctx context.Context, input site.Input, partials []text.File) []diag.Diagnostic {
	severity := diag.Warning
	if input.CI {
		severity = diag.Error
	}
	var findings []diag.Diagnostic
	for _, problems := range parallel.Map(ctx, input.Jobs, partials, func(partial text.File) []diag.Diagnostic {
		file, findings, _ := text.Open(input.Engine.Files(), partial.Name())
		return append(findings, content.CheckPartial(file, severity)...)
	}) {
		findings = append(findings, problems...)
	}
	return findings
}

// split returns the texts that a condition holds for, and the others.
func split(texts []*site.Text, holds func(*site.Text) bool) (yes, no []*site.Text) {
	for _, text := range texts {
		if holds(text) {
			yes = append(yes, text)
		} else {
			no = append(no, text)
		}
	}
	return yes, no
}
