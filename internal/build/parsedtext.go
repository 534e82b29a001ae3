package build

import (
	"crypto/sha256"
	"errors"

	"docgen/internal/check"
	"docgen/internal/content"
	"docgen/internal/diag"
	"docgen/internal/markdown"
)

// parsedText is what became of the text of a doc.
type parsedText struct {
	Key      key // of the text, its name and the options of the parser
	Taken    []takenFile
	Document markdown.Document // without its text and front matter
	Body     markdown.Body
	Findings []diag.Diagnostic // about the text
	Comments []check.Comment
	Counted  countedText // for the search; empty when it does not find the doc
}

// takenFile is a file that a text takes in, as it was.
type takenFile struct {
	Name    string // relative to the site folder
	Content key    // zero when the file could not be read
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
	for _, taken := range known.Taken {
		if takeFile(options, taken.Name) != taken {
			return parsedText{}, false
		}
	}
	known.Document.FrontMatter = p.parser.FrontMatter(file.Text)
	return known, true
}

func takeFile(options Options, name string) takenFile {
	text, err := readBelow(options.Dir, name)
	if err != nil {
		return takenFile{Name: name}
	}
	return takenFile{name, sha256.Sum256(text)}
}

// parseOrRecall gives what becomes of the text of a doc. One in MDX is parsed each
// time: its module is made of its tree, when its links are known.
func (p *plan) parseOrRecall(options Options, file content.File) (parsedText, error) {
	if known, found := p.recall(options, file); found {
		return known, nil
	}
	document := p.parse(file)
	made := parsedText{Findings: textFindings(file, document), Comments: check.Comments(file.Name, document), Document: document}
	if document.IsMDX || document.MetaError != nil {
		return made, nil
	}
	made.Key = p.docKey(file)
	for _, name := range document.Includes {
		made.Taken = append(made.Taken, takeFile(options, name))
	}
	var err error
	if p.renders {
		made.Body, err = p.parser.Body(document)
	}
	if errors.Is(err, markdown.ErrNesting) {
		made.Findings, err = append(made.Findings, diag.Diagnostic{
			Severity: diag.Error, Code: "content", File: file.Name, Text: err.Error(), Hint: "close the elements that are open",
		}), nil
	}
	made.Document = document.Bare()
	return made, err
}

// remember keeps what became of the texts of pages for the next build. A text that
// a file is missing for is parsed again: its findings tell of other files too.
func (p *plan) remember(pages ...[]docPage) {
	for _, list := range pages {
		for _, page := range list {
			doc := page.parsed
			if doc.Key == (key{}) {
				continue
			}
			for _, finding := range doc.Findings {
				if finding.Code == string(markdown.IncludeCode) {
					doc.Key = key{}
				}
			}
			doc.Document = page.document // with its formulas
			doc.Document.FrontMatter = nil
			doc.Counted = p.counted[page.doc.Name]
			p.state.docs.keep(page.doc.Name, doc)
		}
	}
}
