package site

import (
	"context"
	"fmt"

	"github.com/docgen-cli/docgen/internal/content"
	"github.com/docgen-cli/docgen/internal/diag"
	"github.com/docgen-cli/docgen/internal/history"
	"github.com/docgen-cli/docgen/internal/page"
	"github.com/docgen-cli/docgen/internal/parallel"
	"github.com/docgen-cli/docgen/internal/source"
)

// texts holds the parsed files of a locale that become pages.
type texts struct {
	sets    []setTexts // one per doc set
	pages   []*Text    // of src/pages
	scripts []page.Page
}

// setTexts holds the files of a doc set.
type setTexts struct {
	tree    content.Tree
	docs    []*Text // includes drafts
	changes map[string]history.Change
}

// readTexts reads the files of all doc sets, and of src/pages.
func readTexts(ctx context.Context, reader reader, wanted EditionInput) (texts, []diag.Diagnostic, error) {
	var read texts
	var findings []diag.Diagnostic
	for _, set := range wanted.Sets {
		docs, found, err := readSet(ctx, reader, set)
		if err != nil {
			return texts{}, nil, err
		}
		read.sets, findings = append(read.sets, docs), append(findings, found...)
	}
	found, err := readSitePages(ctx, reader, &read)
	return read, append(findings, found...), err
}

func readSet(ctx context.Context, reader reader, set SetInput) (setTexts, []diag.Diagnostic, error) {
	if set.Deferred {
		return setTexts{}, nil, nil
	}
	files, err := folder(reader.input.Engine.Files(), set.Folder)
	if err != nil {
		return setTexts{}, nil, err
	}
	tree, findings, err := content.Scan(content.Options{Files: files, Include: set.Options.Include, Exclude: set.Options.Exclude})
	if err != nil {
		return setTexts{}, nil, err
	}
	changes := parallel.Begin(func() changes { return readChanges(ctx, set, tree.Docs) })
	saveMemory(len(tree.Docs), reader.input.Engine.Size(ParsedRule))
	done := func() {}
	if reader.input.Reading != nil {
		done = reader.input.Reading(len(tree.Docs))
	}
	docs, found, err := gather(parallel.Map(ctx, reader.input.Jobs, tree.Docs, func(file string) reading {
		defer done()
		return reader.read(ctx, set.ID, set.Folder, file, !set.Options.NumberPrefixParser)
	}))
	if err != nil {
		return setTexts{}, nil, err
	}
	findings = append(append(findings, found...), checkPartials(ctx, reader.input, files, tree.Partials)...)
	known := changes()
	return setTexts{tree: tree, docs: docs, changes: known.of}, append(findings, known.problems(reader.input, set, docs)...), nil
}

// folder returns the file system whose root is a folder.
func folder(files source.Files, name string) (source.FS, error) {
	holder, below, found := files.Find(name)
	if !found || below != "." {
		return nil, fmt.Errorf("the folder %s is not among the sources", name)
	}
	return holder, nil
}

// gather combines the results of reading files.
func gather(readings []reading) ([]*Text, []diag.Diagnostic, error) {
	var read []*Text
	var findings []diag.Diagnostic
	for _, reading := range readings {
		if reading.err != nil {
			return nil, nil, reading.err
		}
		if findings = append(findings, reading.findings...); reading.text != nil {
			read = append(read, reading.text)
		}
	}
	return read, findings, nil
}

// readSitePages finds the pages of src/pages and reads those in Markdown. They follow the rules
// for pages, not those for docs.
func readSitePages(ctx context.Context, reader reader, read *texts) ([]diag.Diagnostic, error) {
	if !reader.input.Config.SiteCode {
		return nil, nil
	}
	files, err := folder(reader.input.Engine.Files(), ".")
	if err != nil {
		return nil, err
	}
	found, err := page.Find(files)
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
	readings := parallel.Map(ctx, reader.input.Jobs, markdown, func(found page.Page) reading {
		result := reader.read(ctx, content.SetID{}, "", found.File, false)
		if result.text != nil {
			text := *result.text
			text.ID = found.File
			if text.FrontMatter.Slug == nil {
				text.Slug = found.Path
			}
			result.text = &text
		}
		return result
	})
	var findings []diag.Diagnostic
	read.pages, findings, err = gather(readings)
	return findings, err
}

// checkPartials reports front matter in files that are not pages. In CI it is an error, because
// nobody would read a warning.
func checkPartials(ctx context.Context, input Input, files source.FS, partials []string) []diag.Diagnostic {
	severity := diag.Warning
	if input.CI {
		severity = diag.Error
	}
	var findings []diag.Diagnostic
	for _, found := range parallel.Map(ctx, input.Jobs, partials, func(name string) []diag.Diagnostic {
		file, findings, _ := content.Read(files, name)
		return append(findings, content.CheckPartial(file, severity)...)
	}) {
		findings = append(findings, found...)
	}
	return findings
}
