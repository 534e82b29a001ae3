package render

import (
	"github.com/docgen-cli/docgen/internal/engine/fingerprint"
	"github.com/docgen-cli/docgen/internal/engine/incremental"
	"github.com/docgen-cli/docgen/internal/engine/output"
)

// keep reuses the files of a page from the last build if they still exist.
func (p *Printer) keep(name string, hash fingerprint.Hash) (bool, error) {
	if p.Staging == nil {
		return false, nil
	}
	files, _, known := incremental.Lookup(p.Engine, p.files, name, hash)
	if !known {
		return false, nil
	}
	kept, err := p.Staging.KeepAll(files)
	for _, file := range files {
		if kept {
			p.shown.add(name, file.Name)
		}
	}
	return kept, err
}

// write adds the files of a page to the output. Unless there were findings, it records them for the next
// build.
func (p *Printer) write(page *printed, parts Parts, isFlawless bool) error {
	files, err := p.Files(page.Page, parts)
	if err != nil || p.Staging == nil {
		return err
	}
	var written []output.Written
	for _, file := range files {
		known, err := p.add(file)
		if err != nil {
			return err
		}
		written = append(written, known)
	}
	if page.Card != "" {
		known, err := p.addCard(page.Card)
		if err != nil {
			return err
		}
		p.shown.add(page.Route.Output, page.Card)
		written = append(written, known)
	}
	if isFlawless {
		incremental.Put(p.Engine, p.files, page.Route.Output, written, incremental.Trace{Used: page.hash, Spent: page.spent})
	}
	return nil
}

// add adds a file to the output.
func (p *Printer) add(file output.File) (output.Written, error) {
	if err := p.Staging.Put(file); err != nil {
		return output.Written{}, err
	}
	return p.Staging.Written(file.Name), nil
}
