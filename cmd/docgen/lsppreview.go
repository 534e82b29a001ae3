package main

import (
	"context"
	"fmt"
	"time"

	"github.com/docgen-cli/docgen/internal/build"
	"github.com/docgen-cli/docgen/internal/diag"
	"github.com/docgen-cli/docgen/internal/engine/parallel"
	"github.com/docgen-cli/docgen/internal/serve"
	"github.com/docgen-cli/docgen/internal/serve/dev"
	"github.com/docgen-cli/docgen/internal/serve/lsp"
	"github.com/docgen-cli/docgen/internal/serve/preview"
)

// editedSite is a site that an editor shows.
type editedSite struct {
	*build.Session
	out string // the output folder
	log func(doing string, err error)
}

// editorPreview is a preview that an editor shows beside the text.
type editorPreview struct {
	site    *preview.Live
	url     string
	changed chan struct{}
	cursor  chan dev.Cursor
	ended   chan struct{}
}

// preview returns a preview that runs until ctx ends. It shares what the session knows of the site.
func (s editedSite) preview(ctx context.Context, unsaved map[string][]byte) (lsp.Preview, error) {
	project, err := s.Beside(ctx)
	if err != nil {
		return nil, err
	}
	project.Unsaved = unsaved
	site, findings, err := preview.Of(ctx, project, time.Now())
	if err != nil && len(findings) > 0 {
		err = fmt.Errorf("%w: %s", err, diag.Summary(findings))
	}
	if err != nil {
		return nil, err
	}
	p := &editorPreview{site: site, changed: make(chan struct{}, 1), cursor: make(chan dev.Cursor), ended: make(chan struct{})}
	started := make(chan serve.URLs, 1)
	failed := parallel.Begin(func() error {
		defer close(p.ended)
		return dev.Run(ctx, s.options(p, findings), func(urls serve.URLs) { started <- urls })
	})
	select {
	case urls := <-started:
		p.url = urls.Here
		return p, nil
	case <-p.ended:
		site.Close(ctx)
		return nil, failed()
	}
}

func (s editedSite) options(p *editorPreview, findings []diag.Diagnostic) dev.Options {
	return dev.Options{
		Site: framedSite{p.site}, Findings: findings, Folders: p.site.Folders, Ignore: []string{s.out},
		Serve:  serve.Options{BaseURL: p.site.BaseURL(), NewBaseURL: p.site.BaseURL, OtherPorts: otherPorts},
		Editor: dev.Editor{Changed: p.changed, Cursor: p.cursor},
		Report: func(update dev.Update) {
			if update.Err != nil {
				s.log("update the preview", update.Err)
			}
		},
	}
}

// URL implements [lsp.Preview].
func (p *editorPreview) URL() string { return p.url }

// Close implements [lsp.Preview].
func (p *editorPreview) Close(ctx context.Context) {
	<-p.ended
	p.site.Close(ctx)
}

// Show implements [lsp.Preview].
func (p *editorPreview) Show(unsaved map[string][]byte) {
	p.site.Show(unsaved)
	select {
	case p.changed <- struct{}{}:
	default: // an update is asked for already
	}
}

// Scroll implements [lsp.Preview].
func (p *editorPreview) Scroll(path, anchor string) {
	select {
	case p.cursor <- dev.Cursor{Path: path, Anchor: anchor}:
	case <-p.ended:
	}
}
