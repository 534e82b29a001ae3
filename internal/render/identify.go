package render

import (
	"strings"

	"github.com/docgen-cli/docgen/internal/engine/fingerprint"
	"github.com/docgen-cli/docgen/internal/engine/incremental"
	"github.com/docgen-cli/docgen/internal/render/assemble"
	"github.com/docgen-cli/docgen/internal/site"
)

// identity returns the name of a page's document in the output, and the hash of what it depends
// on itself; see [assemble.TextHash].
func (p *Printer) identity(page *site.Page) (name string, textHash fingerprint.Hash) {
	if page == nil {
		return p.Assembler.Edition.Routes.NotFound().Output, textHash
	}
	textHash = assemble.TextHash(p.Assembler, page)
	if page.Blog != nil && page.Text == nil && !textHash.IsZero() {
		textHash = fingerprint.Sum(textHash, p.around) // the content has titles, dates and authors, which are not in the page data
	}
	return page.Route.Output, textHash
}

// usedBy returns the hash of everything that a page depends on, and possibly more.
func (p *Printer) usedBy(textHash fingerprint.Hash) fingerprint.Hash {
	return fingerprint.Sum(p.around, textHash)
}

// identify finds out what the files of a page depend on. For most pages, an earlier build has
// done that, and the page need not be assembled.
func (p *Printer) identify(page *site.Page) (*printed, error) {
	result := &printed{page: page}
	result.name, result.textHash = p.identity(page)
	if result.textHash.IsZero() {
		return result, p.assemble(result)
	}
	hash, _, known := incremental.Lookup(p.Engine, p.hashes, result.name, p.usedBy(result.textHash))
	if !known {
		return result, p.assemble(result)
	}
	result.hash = hash
	return result, nil
}

// assemble assembles a page. A page that depends on more than its text gets its content, too.
func (p *Printer) assemble(page *printed) error {
	p.assembled.Add(1)
	page.isAssembled = true
	if page.page == nil {
		page.Page = p.Assembler.NotFound()
	} else {
		page.Page = p.Assembler.Page(page.page)
	}
	var err error
	page.request, err = Request(page.Data)
	if err != nil {
		return err
	}
	page.hash = fingerprint.Sum([]byte(page.request), page.Route, page.About,
		page.Twin.File, page.Twin.Head, strings.Join(page.Twin.Links, "\n"), page.textHash)
	if !page.textHash.IsZero() {
		incremental.Put(p.Engine, p.hashes, page.name, page.hash, incremental.Trace{Used: p.usedBy(page.textHash)})
		return nil
	}
	if page.page != nil {
		err = p.fill(page)
		if err != nil {
			return err
		}
		page.hash = fingerprint.Sum(page.hash, page.content, page.twin.text, page.twin.slots)
	}
	return nil
}

// complete adds what a page needs to be rendered.
func (p *Printer) complete(page *printed) error {
	if !page.isAssembled {
		if err := p.assemble(page); err != nil {
			return err
		}
	}
	if page.textHash.IsZero() {
		return nil
	}
	return p.fill(page)
}

// fill adds the content of a page and its Markdown.
func (p *Printer) fill(page *printed) error {
	content, err := p.Assembler.Content(page.page)
	if err != nil {
		return err
	}
	page.content = content
	page.twin, err = p.twin(page.page, page.Page, content)
	return err
}
