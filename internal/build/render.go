package build

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"

	"docgen/internal/bundle"
	"docgen/internal/contract"
	"docgen/internal/diag"
	"docgen/internal/output"
	"docgen/internal/route"
	"docgen/internal/search"
	"docgen/internal/shell"
	"docgen/internal/ssr"
)

// pageInput is a page on its way through rendering.
type pageInput struct {
	data     contract.PageData
	encoded  json.RawMessage // data as JSON
	key      key
	text     key    // see keyOfText
	name     string // of the file that messages about it show
	route    route.Route
	keywords []string
	image    string
	script   string        // one more element of the head
	page     *docPage      // nil for a page without a doc
	content  func() string // HTML of a page that docgen makes
}

// renderer is what a site is rendered with and into.
type renderer struct {
	pool    *ssr.Pool
	theme   bundle.Bundle
	site    contract.SiteData
	staging *output.Staging
}

// render makes all output. While React renders pages in Node, Go builds the search
// index.
func (p *plan) render(ctx context.Context, options Options, with renderer) (press *pagePress, findings []diag.Diagnostic, err error) {
	press = &pagePress{plan: p, pool: with.pool, staging: with.staging}
	encoded, err := json.Marshal(with.site)
	if err != nil {
		return press, nil, fmt.Errorf("encode the site's data: %w", err)
	}
	findings, err = p.loadTheme(ctx, with.pool, with.theme, encoded)
	if err != nil || diag.HasErrors(findings) {
		return press, findings, err
	}
	put := func(file search.File) error {
		if file.Kept {
			return with.staging.Keep(file.Name)
		}
		return with.staging.Put(output.File{Name: file.Name, Content: file.Content})
	}
	searched := begin(func() error {
		files, err := p.search(ctx, options, with.theme.Stemmer)
		if err = errors.Join(err, errors.Join(parallel(ctx, options.Jobs, files, put)...)); err != nil || ctx.Err() != nil {
			return err
		}
		return p.noteSearch(with.staging, files)
	})
	press.frame, press.others = p.shellSite(with.theme, with.site), p.otherInputs(with.theme)
	press.frame.JSON = encoded
	press.key = keyOf(p.makers, with.theme.Server, press.frame)
	found, err := press.print(ctx, options)
	if err := errors.Join(err, searched()); err != nil {
		return press, nil, err
	}
	rest, err := p.otherFiles(with.theme)
	if err != nil {
		return press, nil, err
	}
	diagrams, err := p.diagramFiles(options)
	if err != nil {
		return press, nil, err
	}
	if err := with.staging.PutAll(append(rest, diagrams...), func(n int, work func(int)) { each(ctx, options.Jobs, n, work) }); err != nil {
		return press, nil, err
	}
	return press, append(findings, once(found)...), context.Cause(ctx)
}

// loadTheme gives Node what it renders with, and has the scripts of pages say what
// they show. What the site's own code does wrong is in the findings.
func (p *plan) loadTheme(ctx context.Context, pool *ssr.Pool, theme bundle.Bundle, site []byte) ([]diag.Diagnostic, error) {
	if err := pool.Load(ctx, ssr.Module{Name: "theme", File: "theme.js", Code: theme.Server}); err != nil {
		var failure *ssr.Failure
		if errors.As(err, &failure) && theme.HasSiteCode {
			finding := p.failureIn("", "the site's own code threw when it was loaded", failure)
			finding.Hint = browserHint
			return []diag.Diagnostic{finding}, nil
		}
		return nil, fmt.Errorf("load the theme: %w", err)
	}
	if err := pool.Site(ctx, site); err != nil {
		return nil, err
	}
	return p.describeScripts(ctx, pool)
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

// encodePart encodes a value that becomes a part of a file.
func encodePart(value any) ([]byte, error) {
	encoded, err := encodeJSON(value)
	return bytes.TrimSuffix(encoded, []byte("\n")), err
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
