package build

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"sync/atomic"

	"docgen/internal/bundle"
	"docgen/internal/contract"
	"docgen/internal/diag"
	"docgen/internal/output"
	"docgen/internal/route"
	"docgen/internal/shell"
	"docgen/internal/ssr"
)

// pagePress makes the files of pages, a batch at a time: a page is assembled,
// rendered by React, filled with its content, written and forgotten, so that
// memory does not grow with the pages.
type pagePress struct {
	plan    *plan
	pool    *ssr.Pool
	frame   shell.Site
	staging *output.Staging
	others  []pageInput // of pages without a doc
	key     key         // of all that pages share

	assembled atomic.Int64 // pages whose data was put together
	rendered  atomic.Int64 // pages that React rendered
}

// biggestBatch is how many pages go through at once: enough that Node and Go do
// not wait for each other.
const biggestBatch = 32

// print makes the files of all pages: docs, then the others.
func (p *pagePress) print(ctx context.Context, options Options) ([]diag.Diagnostic, error) {
	jobs := options.Jobs
	total := len(p.plan.pages) + len(p.others)
	size := min(biggestBatch, 1+total/(4*jobs))
	ctx, stop := context.WithCancelCause(ctx)
	defer stop(nil)
	numbers := make([]int, (total+size-1)/size)
	for i := range numbers {
		numbers[i] = i
	}
	rendered := options.steps("rendering", total)
	// Twice as many as jobs: while some wait for Node, others assemble and write.
	findings := parallel(ctx, 2*jobs, numbers, func(batch int) []diag.Diagnostic {
		found, err := p.batch(ctx, batch*size, min(batch*size+size, total))
		if err != nil {
			stop(err)
		}
		rendered.add(min(size, total-batch*size))
		return found
	})
	if ctx.Err() != nil {
		return nil, context.Cause(ctx)
	}
	return slices.Concat(findings...), nil
}

// batch makes the files of the pages from one number to another.
func (p *pagePress) batch(ctx context.Context, from, to int) ([]diag.Diagnostic, error) {
	var inputs []pageInput
	var encoded []json.RawMessage
	for number := from; number < to; number++ {
		text := p.keyOfText(number)
		if isKept, err := p.keepText(number, text); isKept || err != nil {
			if err != nil {
				return nil, err
			}
			continue
		}
		input := p.input(number)
		p.assembled.Add(1)
		input.text = text
		var err error
		if input.encoded, err = encodePart(input.data); err != nil {
			return nil, err
		}
		input.key = p.keyOfPage(input)
		isKept, err := p.keep(input)
		if err != nil {
			return nil, err
		}
		if !isKept {
			inputs, encoded = append(inputs, input), append(encoded, withContent(input.encoded, contentMarker))
		}
	}
	if len(inputs) == 0 {
		return nil, nil
	}
	rendered, err := p.pool.Render(ctx, encoded)
	if err != nil {
		return nil, fmt.Errorf("render the pages: %w", err)
	}
	p.rendered.Add(int64(len(inputs)))
	var findings []diag.Diagnostic
	for i, input := range inputs {
		if failure := rendered[i].Failure; failure != nil {
			findings = append(findings, p.plan.pageFailure(input.name, failure))
			continue
		}
		if err := p.write(input, rendered[i].HTML); err != nil {
			return nil, err
		}
		if err := p.note(input); err != nil {
			return nil, err
		}
	}
	return findings, nil
}

// write adds the files of one page to the output.
func (p *pagePress) write(input pageInput, body string) error {
	files, err := p.files(input, body)
	for _, file := range files {
		err = errors.Join(err, p.staging.Put(file))
	}
	return err
}

// files makes the files of one page: its document and, for client navigation, its
// data.
func (p *pagePress) files(input pageInput, body string) ([]output.File, error) {
	body, tags, err := shell.SplitHead(body)
	if err != nil {
		return nil, err
	}
	if len(tags) > 0 {
		input.data.Head = headWith(input.data.Head, tags)
		if input.encoded, err = encodePart(input.data); err != nil {
			return nil, err
		}
	}
	data := input.data
	if data.Content, err = p.plan.contentOf(input); err != nil {
		return nil, err
	}
	document, err := p.frame.HTML(shell.Page{
		Data: data, JSON: input.encoded, Body: body, Keywords: input.keywords, Image: input.image, IsHome: input.route.Path == p.plan.routes.Home(), Tags: tags, Script: input.script,
	})
	if err != nil {
		return nil, err
	}
	files := []output.File{{Name: input.route.Output, Content: document}}
	if input.route.Data == "" {
		return files, nil
	}
	file, err := p.data(input, data.Content)
	return append(files, file), err
}

// data makes the data of a page.
func (p *pagePress) data(input pageInput, content string) (output.File, error) {
	encoded, err := encodePart(content)
	if err != nil {
		return output.File{}, err
	}
	var file bytes.Buffer
	fmt.Fprintf(&file, `{"theme":%q,"page":%s}`+"\n", p.frame.Theme, withContent(input.encoded, encoded))
	return output.File{Name: input.route.Data, Content: file.Bytes()}, nil
}

// contentMarker is what Node gets for a page's content, as JSON.
var contentMarker = []byte(`"` + shell.ContentMarker + `"`)

// withContent puts a content, as JSON, into a page's data, which has none.
func withContent(page, content []byte) []byte {
	return slices.Concat([]byte(`{"content":`), content, []byte(","), page[1:])
}

// input assembles the page of a number.
func (p *pagePress) input(number int) pageInput {
	if docs := len(p.plan.pages); number >= docs {
		return p.others[number-docs]
	}
	return p.plan.docInput(&p.plan.pages[number])
}

// routeOf is the route of the page of a number.
func (p *pagePress) routeOf(number int) route.Route {
	if docs := len(p.plan.pages); number >= docs {
		return p.others[number-docs].route
	}
	own, _ := p.plan.routes.ByDoc(p.plan.pages[number].doc.ID)
	return own
}

// otherInputs are the pages that docgen makes, those of src/pages, and the page
// for unknown paths.
func (p *plan) otherInputs(theme bundle.Bundle) []pageInput {
	var inputs []pageInput
	for _, page := range p.madePages() {
		inputs = append(inputs, p.madeInput(page))
	}
	return append(append(inputs, p.sitePageInputs(theme)...), p.notFound())
}

func (p *plan) docInput(page *docPage) pageInput {
	own, _ := p.routes.ByDoc(page.doc.ID)
	return pageInput{
		data: p.assemble(*page), name: page.doc.Name, route: own, keywords: page.doc.FrontMatter.Keywords,
		image: p.socialURL(page.doc.File, imageOf(page.doc)), page: page, script: p.movedScript(own.Path),
	}
}

func (p *plan) madeInput(page madePage) pageInput {
	own, _ := p.routes.ByID(page.key)
	return pageInput{data: p.assembleMade(page), name: own.Output, route: own, keywords: page.keywords, image: page.image, content: page.content, script: p.movedScript(own.Path)}
}

// notFound is the page that hosts show for unknown paths.
func (p *plan) notFound() pageInput {
	own := p.routes.NotFound()
	return pageInput{
		name: own.Output, route: own,
		data: contract.PageData{
			Kind: contract.NotFoundPage, Path: own.Path, Title: "Page Not Found",
			Head: contract.Head{Title: p.documentTitle("Page Not Found"), ClassName: p.className(""), NoIndex: true},
			TOC:  []contract.TOCItem{}, Breadcrumbs: []contract.Breadcrumb{},
		},
	}
}

// contentOf is the HTML of a page's content.
func (p *plan) contentOf(input pageInput) (string, error) {
	switch {
	case input.content != nil:
		return input.content(), nil
	case input.page != nil && !input.page.document.IsMDX:
		return p.content(*input.page)
	}
	return "", nil
}
