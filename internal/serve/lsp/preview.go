package lsp

import (
	"context"
	"encoding/json"
	"net/url"

	"github.com/creachadair/jrpc2"

	"github.com/docgen-cli/docgen/internal/site"
)

// Preview shows a site in browsers while its author writes.
type Preview interface {
	URL() string                    // of the site's home page
	Show(unsaved map[string][]byte) // shows a text that is not saved; contents by name relative to the site folder
	Scroll(path, anchor string)     // shows a place in pages that are open at a URL path
	Close(ctx context.Context)      // waits for the end of the preview, whose context has ended
}

// previewCommand starts the preview of the site that a file belongs to, unless it runs, and returns the URL of its page. Its argument
// is an object with the uri of the file and a line, which counts from 0; without one, the file that the author changed last counts.
const previewCommand = "docgen.preview"

// showing returns the preview if it runs, or nil.
func (f *folder) showing() Preview {
	f.mu.Lock()
	defer f.mu.Unlock()
	return f.preview
}

// startPreview returns the preview of a site.
func (s *server) startPreview(f *folder) (Preview, error) {
	f.starting.Lock()
	defer f.starting.Unlock()
	if running := f.showing(); running != nil {
		return running, nil
	}
	unsaved, _ := s.openIn(f)
	started, err := s.options.Preview(s.alive(), f.checker, unsaved)
	if err != nil {
		return nil, err
	}
	f.mu.Lock()
	f.preview = started
	f.mu.Unlock()
	return started, nil
}

// executeCommand does what the editor's command asks for.
func (s *server) executeCommand(_ context.Context, params commandParams) (any, error) {
	if params.Command != previewCommand {
		return nil, jrpc2.Errorf(jrpc2.InvalidParams, "unknown command %q: the only one is %q", params.Command, previewCommand)
	}
	var wanted struct {
		URI  string `json:"uri"`
		Line int    `json:"line"`
	}
	if len(params.Arguments) > 0 {
		if err := json.Unmarshal(params.Arguments[0], &wanted); err != nil {
			return nil, jrpc2.Errorf(jrpc2.InvalidParams, "the argument of %q is an object with the uri of a file and a line", previewCommand)
		}
	} else {
		wanted.URI = s.lastChanged()
	}
	open, isInSite := s.viewOf(wanted.URI)
	if !isInSite {
		return nil, jrpc2.Errorf(jrpc2.InvalidParams, "the file is open in no site: open a file of one")
	}
	running, err := s.startPreview(open.in)
	if err != nil {
		return nil, err
	}
	return previewed{addressOf(running.URL(), open, wanted.Line+1)}, nil
}

// addressOf returns the URL of the page of a file in a preview, at the heading above a line; that of the home page for a file without
// a page.
func addressOf(home string, open view, line int) string {
	page, anchor := open.place(line)
	base, err := url.Parse(home)
	if page == nil || err != nil {
		return home
	}
	base.Path, base.RawPath, base.Fragment = page.Route.Path, "", anchor
	if plain, err := url.PathUnescape(page.Route.Path); err == nil {
		base.Path, base.RawPath = plain, page.Route.Path
	}
	return base.String()
}

// place returns the page of a file, and the id of the heading above a line; nil for a file without a page.
func (v view) place(line int) (page *site.Page, anchor string) {
	if v.text == nil {
		return nil, ""
	}
	for _, heading := range v.text.Listed().Headings {
		if heading.Place.File == "" && heading.Place.Line <= line {
			anchor = heading.ID
		}
	}
	return v.project.PageOf(v.text), anchor
}

// moveCursor scrolls the open pages of a file to the heading above the cursor.
func (s *server) moveCursor(_ context.Context, params positionParams) error {
	open, isInSite := s.viewOf(params.TextDocument.URI)
	if !isInSite {
		return nil
	}
	running := open.in.showing()
	if page, anchor := open.place(params.Position.Line + 1); running != nil && page != nil {
		running.Scroll(page.Route.Path, anchor)
	}
	return nil
}

// lastChanged returns the address of the file that the author changed or opened last; "" for none.
func (s *server) lastChanged() string {
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.last == "" {
		return ""
	}
	return uriOf(s.last)
}
