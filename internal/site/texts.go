package site

import (
	"context"
	"fmt"

	"github.com/docgen-cli/docgen/internal/content"
	"github.com/docgen-cli/docgen/internal/content/page"
	"github.com/docgen-cli/docgen/internal/diag"
	"github.com/docgen-cli/docgen/internal/engine/history"
	"github.com/docgen-cli/docgen/internal/engine/parallel"
	"github.com/docgen-cli/docgen/internal/engine/source"
)

// texts holds the parsed files of a locale that become pages.
type texts struct {
	sets    []setTexts // one per doc set
	blogs   []blogTexts
	pages   []pageText    // of src/pages
	unread  []content.Doc // pages of src/pages that cannot be shown
	scripts []page.Page

	original *Edition // the default locale, if this one leaves out pages that are not translated; nil otherwise
}

// pageText is a page of src/pages in Markdown.
type pageText struct {
	*Text
	page page.Page
}

// setTexts holds the files of a doc set.
type setTexts struct {
	tree    content.Tree
	docs    []*Text       // includes drafts
	omitted []*Text       // docs that the locale leaves out, because they are not translated
	unread  []content.Doc // that cannot be shown, because their files have errors
	changes map[string]history.Change
}

// readTexts reads the files of all doc sets, blogs, and of src/pages.
func readTexts(ctx context.Context, reader reader, wanted EditionInput) (texts, []diag.Diagnostic, error) {
	var read texts
	if reader.leavesOut() {
		read.original = reader.originals.edition
	}
	var findings []diag.Diagnostic
	for _, set := range wanted.Sets {
		docs, found, err := readSet(ctx, reader, set)
		if err != nil {
			return texts{}, nil, err
		}
		read.sets, findings = append(read.sets, docs), append(findings, found...)
	}
	for _, blog := range wanted.Blogs {
		posts, found, err := readBlog(ctx, reader, blog)
		if err != nil {
			return texts{}, nil, err
		}
		read.blogs, findings = append(read.blogs, posts), append(findings, found...)
	}
	findings = append(findings, sharedFiles(reader.input, wanted, read)...)
	found, err := readSitePages(ctx, reader, wanted, &read)
	return read, append(findings, found...), err
}

func readSet(ctx context.Context, reader reader, set SetInput) (setTexts, []diag.Diagnostic, error) {
	if set.Deferred {
		return setTexts{}, nil, nil
	}
	found, findings, err := findDocs(reader.input, set.texts())
	if err != nil {
		return setTexts{}, nil, err
	}
	changes := parallel.Begin(func() changes { return readChanges(ctx, reader.input, set, found.docs) })
	done := func() {}
	if reader.input.Reading != nil {
		done = reader.input.Reading(len(found.docs))
	}
	sharing := reader.share(ctx, sharedDocs(found.docs, reader.originalIn(set.ID)))
	read, err := gather(parallel.Map(ctx, reader.input.Jobs, found.docs, func(doc docFile) reading {
		defer done()
		return sharing.readDoc(ctx, set, doc)
	}))
	if err != nil {
		return setTexts{}, nil, err
	}
	findings = append(append(findings, read.findings...), checkPartials(ctx, reader.input, found.partials)...)
	known := changes()
	result := setTexts{tree: found.tree, docs: read.texts, unread: read.unread, changes: known.of}
	findings = append(findings, known.problems(reader.input, set, read.texts)...)
	if reader.leavesOut() {
		result.docs, result.omitted = split(read.texts, func(text *Text) bool { return text.IsTranslated() || text.FrontMatter.Draft })
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
	texts    []*Text
	unread   []content.Doc
	findings []diag.Diagnostic
}

// gather combines the results of reading files.
func gather(readings []reading) (gathered, error) {
	var all gathered
	for _, reading := range readings {
		if reading.err != nil {
			return gathered{}, reading.err
		}
		all.findings = append(all.findings, reading.findings...)
		if reading.text != nil {
			all.texts = append(all.texts, reading.text)
		} else if reading.unread != nil { // nil for a file that nobody read, because the context has ended
			all.unread = append(all.unread, *reading.unread)
		}
	}
	return all, nil
}

// readSitePages finds the pages of src/pages and reads those in Markdown. They follow the rules
// for pages, not those for docs.
func readSitePages(ctx context.Context, reader reader, wanted EditionInput, read *texts) ([]diag.Diagnostic, error) {
	if !reader.input.Config.SiteCode {
		return nil, nil
	}
	found, err := findPages(reader.input, wanted)
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
	type pageReading struct {
		reading
		page page.Page
	}
	var findings []diag.Diagnostic
	for _, result := range parallel.Map(ctx, reader.input.Jobs, markdown, func(found page.Page) pageReading {
		return pageReading{reader.readPage(ctx, found), found}
	}) {
		if result.err != nil {
			return nil, result.err
		}
		findings = append(findings, result.findings...)
		if result.text != nil {
			read.pages = append(read.pages, pageText{result.text, result.page})
		} else if result.unread != nil {
			read.unread = append(read.unread, *result.unread)
		}
	}
	return findings, nil
}

// checkPartials reports front matter in files that are not pages. In CI it is an error, because
// nobody would read a warning.
func checkPartials(ctx context.Context, input Input, partials []docFile) []diag.Diagnostic {
	severity := diag.Warning
	if input.CI {
		severity = diag.Error
	}
	var findings []diag.Diagnostic
	for _, found := range parallel.Map(ctx, input.Jobs, partials, func(partial docFile) []diag.Diagnostic {
		file, findings, _ := readFile(input.Engine.Files(), partial.name())
		return append(findings, content.CheckPartial(file, severity)...)
	}) {
		findings = append(findings, found...)
	}
	return findings
}
