package build

import (
	"errors"
	"slices"

	"docgen/internal/check"
	"docgen/internal/content"
	"docgen/internal/diag"
	"docgen/internal/markdown"
)

// parsedText is what became of the text of a doc.
type parsedText struct {
	Key      key // of the text, its name and the options of the parser
	Head     head
	Taken    []takenFile
	Document markdown.Document // without its text and sections
	Findings []diag.Diagnostic // about the text
	Comments []check.Comment
	Counted  key // of the terms in the bulk; zero when there are none

	bulk *bulk // nil when it is on the shelf
}

// takenFile is a file that a text takes in, as it was.
type takenFile struct {
	Name    string // relative to the site folder
	Content key    // "" when the file could not be read
}

// docKey is the key of the text of a doc.
func (p *plan) docKey(file content.File) key { return keyOf(p.textKey, file.Name, file.Text) }

// recall returns what became of a text when it was last parsed, if that is known
// and if it would become the same now.
func (p *plan) recall(options Options, file content.File) (parsedText, bool) {
	known := p.state.docs.of(file.Name)
	if known.Key != p.docKey(file) {
		return parsedText{}, false
	}
	if !areAsTaken(options, known.Taken) {
		return parsedText{}, false
	}
	return known, true
}

// areAsTaken reports whether files are as a text has taken them in.
func areAsTaken(options Options, files []takenFile) bool {
	return !slices.ContainsFunc(files, func(taken takenFile) bool { return takeFile(options, taken.Name) != taken })
}

func takeFile(options Options, name string) takenFile {
	text, err := readBelow(options.Dir, name)
	if err != nil {
		return takenFile{Name: name}
	}
	return takenFile{name, keyOf(text)}
}

// parseOrRecall gives what becomes of the text of a doc. One in MDX is parsed each
// time: its module is made of its tree, when its links are known.
func (p *plan) parseOrRecall(options Options, file content.File) (parsedText, error) {
	if known, found := p.recall(options, file); found {
		return known, nil
	}
	document := p.parse(file)
	made := parsedText{Findings: textFindings(file, document), Comments: check.Comments(file.Name, document), Document: document}
	if document.IsMDX {
		return made, nil
	}
	made.bulk = &bulk{Sections: document.Sections}
	made.Key = p.docKey(file)
	for _, name := range document.Includes {
		made.Taken = append(made.Taken, takeFile(options, name))
	}
	var err error
	if p.renders {
		made.bulk.Body, err = p.parser.Body(document)
	}
	if errors.Is(err, markdown.ErrNesting) {
		made.Findings, err = append(made.Findings, diag.Diagnostic{
			Severity: diag.Error, Code: "content", File: file.Name, Text: err.Error(), Hint: "close the elements that are open",
		}), nil
	}
	made.Document = document.Bare()
	made.Document.Sections = nil
	return made, err
}

// remember keeps what became of the texts of pages for the next build. A text that
// a file is missing for is parsed again: its findings tell of other files too.
func (p *plan) remember(pages ...[]docPage) {
	for _, list := range pages {
		for _, page := range list {
			doc := page.parsed
			if doc.Key == "" {
				continue
			}
			for _, finding := range doc.Findings {
				if finding.Code == string(markdown.IncludeCode) {
					doc.Key, doc.Head = "", head{}
				}
			}
			doc.Document = page.document // with its formulas
			if counted, isCounted := p.counted.of[page.doc.Name]; isCounted {
				doc.Counted, doc.bulk = counted.key, &counted.bulk
			}
			p.state.docs.keep(page.doc.Name, doc)
		}
	}
}
