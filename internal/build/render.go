package build

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"strings"

	"docgen/internal/bundle"
	"docgen/internal/contract"
	"docgen/internal/diag"
	"docgen/internal/route"
	"docgen/internal/shell"
	"docgen/internal/ssr"
)

// output is everything that goes into the output folder.
type output struct {
	files    []File
	pages    int
	findings []diag.Diagnostic
}

// pageInput is a page on its way through rendering.
type pageInput struct {
	data     contract.PageData
	encoded  json.RawMessage // data for Node, with the marker as its content
	name     string          // of the file that messages about it show
	route    route.Route
	keywords []string
	image    string
	script   string        // one more element of the head
	page     *docPage      // nil for a page without a doc
	content  func() string // HTML of a page that docgen makes
}

// render makes all output. React renders the shells in Node while Go renders the
// contents and Node builds the search index.
func (p *plan) render(ctx context.Context, options Options, pool *ssr.Pool, theme bundle.Bundle, site contract.SiteData) (output, error) {
	findings, err := p.loadTheme(ctx, pool, theme, site)
	if err != nil || diag.HasErrors(findings) {
		return output{findings: findings}, err
	}
	inputs, err := p.pageInputs(ctx, options, theme)
	if err != nil {
		return output{}, err
	}
	type rendered struct {
		pages []ssr.Rendered
		err   error
	}
	shells := begin(func() rendered {
		encoded := make([]json.RawMessage, len(inputs))
		for i, input := range inputs {
			encoded[i] = input.encoded
		}
		pages, err := pool.Render(ctx, encoded)
		return rendered{pages, err}
	})
	searched := begin(func() searchOutput { return p.search(ctx, options) })
	contents := parallel(ctx, options.Jobs, inputs, p.renderContent)
	bodies, found := shells(), searched()
	if bodies.err != nil {
		return output{}, fmt.Errorf("render the pages: %w", bodies.err)
	}
	if found.err != nil {
		return output{}, found.err
	}
	made := output{pages: len(p.pages), findings: findings}
	frame := p.shellSite(theme, site)
	type written struct {
		files []File
		err   error
	}
	indices := make([]int, len(inputs))
	for i := range indices {
		indices[i] = i
	}
	for i, result := range parallel(ctx, options.Jobs, indices, func(i int) written {
		if contents[i].err != nil || bodies.pages[i].Failure != nil {
			return written{}
		}
		input := inputs[i]
		input.data.Content = contents[i].html
		files, err := pageFiles(frame, input, bodies.pages[i].HTML, p.routes.Home())
		return written{files, err}
	}) {
		if failure := bodies.pages[i].Failure; failure != nil {
			made.findings = append(made.findings, pageFailure(inputs[i].name, failure))
		}
		if err := firstError(contents[i].err, result.err); err != nil {
			return output{}, err
		}
		made.files = append(made.files, result.files...)
	}
	rest, err := p.otherFiles(theme)
	if err != nil {
		return output{}, err
	}
	made.files = append(append(made.files, found.files...), rest...)
	return made, context.Cause(ctx)
}

func firstError(errs ...error) error {
	for _, err := range errs {
		if err != nil {
			return err
		}
	}
	return nil
}

// loadTheme gives Node what it renders with, and has the scripts of pages say what
// they show. What the site's own code does wrong is in the findings.
func (p *plan) loadTheme(ctx context.Context, pool *ssr.Pool, theme bundle.Bundle, site contract.SiteData) ([]diag.Diagnostic, error) {
	encoded, err := json.Marshal(site)
	if err != nil {
		return nil, fmt.Errorf("encode the site's data: %w", err)
	}
	if err := pool.Load(ctx, ssr.Module{Name: "theme", File: "theme.js", Code: theme.Server}); err != nil {
		var failure *ssr.Failure
		if errors.As(err, &failure) && theme.HasSiteCode {
			return []diag.Diagnostic{loadFailure(failure)}, nil
		}
		return nil, fmt.Errorf("load the theme: %w", err)
	}
	if err := pool.Site(ctx, encoded); err != nil {
		return nil, err
	}
	return p.describeScripts(ctx, pool)
}

// pageInputs assembles the data of every page: docs, then those that docgen makes,
// then the page for unknown paths.
func (p *plan) pageInputs(ctx context.Context, options Options, theme bundle.Bundle) ([]pageInput, error) {
	type assembled struct {
		input pageInput
		err   error
	}
	indices := make([]int, len(p.pages))
	for i := range indices {
		indices[i] = i
	}
	inputs := make([]pageInput, 0, len(p.pages)+1)
	for _, result := range parallel(ctx, options.Jobs, indices, func(i int) assembled {
		page := &p.pages[i]
		own, _ := p.routes.ByDoc(page.doc.ID)
		input := pageInput{data: p.assemble(*page), name: page.doc.Name, route: own, keywords: page.doc.FrontMatter.Keywords, image: p.socialURL(page.doc.File, imageOf(page.doc)), page: page, script: p.movedScript(own.Path)}
		encoded, err := encodeForNode(input.data)
		input.encoded = encoded
		return assembled{input, err}
	}) {
		if result.err != nil {
			return nil, result.err
		}
		inputs = append(inputs, result.input)
	}
	for _, page := range p.madePages() {
		own, _ := p.routes.ByID(page.key)
		inputs = append(inputs, pageInput{
			data: p.assembleMade(page), name: own.Output, route: own, keywords: page.keywords, image: page.image, content: page.content, script: p.movedScript(own.Path),
		})
	}
	inputs = append(append(inputs, p.sitePageInputs(theme)...), p.notFound())
	for i := len(p.pages); i < len(inputs); i++ {
		encoded, err := encodeForNode(inputs[i].data)
		if err != nil {
			return nil, err
		}
		inputs[i].encoded = encoded
	}
	return inputs, context.Cause(ctx)
}

func encodeForNode(data contract.PageData) (json.RawMessage, error) {
	data.Content = shell.ContentMarker
	return encodeJSON(data)
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

// rendering is the HTML of one page's content.
type rendering struct {
	html string
	err  error
}

func (p *plan) renderContent(input pageInput) rendering {
	switch {
	case input.content != nil:
		return rendering{html: input.content()}
	case input.page == nil:
		return rendering{}
	}
	html, err := p.content(*input.page)
	return rendering{html, err}
}

// pageFiles gives the files of one page: its document and, for client
// navigation, its data.
func pageFiles(frame shell.Site, input pageInput, body, home string) ([]File, error) {
	body, tags, err := shell.SplitHead(body)
	if err != nil {
		return nil, err
	}
	input.data.Head = headWith(input.data.Head, tags)
	document, err := frame.HTML(shell.Page{
		Data: input.data, Body: body, Keywords: input.keywords, Image: input.image, IsHome: input.route.Path == home, Tags: tags,
		Script: input.script,
	})
	if err != nil {
		return nil, err
	}
	files := []File{{Name: input.route.Output, Content: document}}
	if input.route.Data == "" {
		return files, nil
	}
	data, err := encodeJSON(contract.PageFile{Theme: frame.Theme, Page: input.data})
	return append(files, File{Name: input.route.Data, Content: data}), err
}

// encodeJSON encodes a value for a file of its own, where "<" needs no escaping.
func encodeJSON(value any) ([]byte, error) {
	var out bytes.Buffer
	encoder := json.NewEncoder(&out)
	encoder.SetEscapeHTML(false)
	if err := encoder.Encode(value); err != nil {
		return nil, fmt.Errorf("encode JSON: %w", err)
	}
	return out.Bytes(), nil
}

// headWith is a page's head with what its own code says of it.
func headWith(head contract.Head, tags []shell.Tag) contract.Head {
	if title, found := shell.Find(tags, "title"); found {
		head.Title = title.Text
	}
	if description, found := shell.Find(tags, "description"); found {
		head.Description = description.Attributes["content"]
	}
	return head
}

// browserHint is the way out of code that needs what Node has not.
const browserHint = "what browsers alone have, such as window, belongs into an effect: Node renders the pages"

// loadFailure says that the site's own code threw when it was loaded.
func loadFailure(failure *ssr.Failure) diag.Diagnostic {
	return diag.Diagnostic{
		Severity: diag.Error, Code: bundle.Code, Text: "the site's own code threw when it was loaded: " + failure.Message,
		Hint: browserHint,
	}
}

// pageFailure turns what a component threw into a finding about the page.
func pageFailure(name string, failure *ssr.Failure) diag.Diagnostic {
	finding := diag.Diagnostic{
		Severity: diag.Error, Code: bundle.Code, File: name,
		Text: "the theme threw while rendering the page: " + failure.Message,
	}
	for line := range strings.SplitSeq(failure.Stack, "\n") {
		if function, isFrame := strings.CutPrefix(strings.TrimSpace(line), "at "); isFrame {
			function, _, _ = strings.Cut(function, " ")
			finding.Hint = "in " + function
			break
		}
	}
	return finding
}
