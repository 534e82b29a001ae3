// Package mcp serves a built site to agents over the Model Context Protocol
// (https://modelcontextprotocol.io): tools to search the site, to list its pages and to read them.
//
// [Run] serves one client until it ends the connection. The package turns what [built] and [query] find
// into text for agents. It must not know the files of a site, or how its search works.
package mcp

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
	"slices"
	"strings"

	"github.com/modelcontextprotocol/go-sdk/mcp"

	"github.com/docgen-cli/docgen/internal/diag"
	"github.com/docgen-cli/docgen/internal/serve/built"
	"github.com/docgen-cli/docgen/internal/serve/query"
)

// Options configure a server.
type Options struct {
	Folder  *built.Folder
	Node    func() (string, error) // finds Node, which runs the search
	Version string                 // of docgen
	Build   string                 // the command that builds the site, for messages
	Log     *slog.Logger
}

// server is the state of one connection. Only calls of Folder.Use change it.
type server struct {
	Options
	mcp      *mcp.Server
	site     *built.Site              // that searches and resources are of
	searches map[string]*query.Search // by folder of the locale
	uris     []string                 // of the resources
}

// Run serves a client until it ends the connection, or ctx ends. It returns an error at once if there is
// no site to serve.
func Run(ctx context.Context, transport mcp.Transport, options Options) error {
	s := &server{Options: options}
	instructions := ""
	err := options.Folder.Use(ctx, func(site *built.Site) error {
		instructions = describe(site)
		return nil
	})
	if err != nil {
		return s.explained(err)
	}
	s.mcp = mcp.NewServer(&mcp.Implementation{Name: "docgen", Title: "docgen", Version: options.Version}, &mcp.ServerOptions{
		Instructions: instructions, Logger: options.Log, Capabilities: &mcp.ServerCapabilities{},
	})
	s.addTools()
	if err := s.use(ctx, func(*built.Site) error { return nil }); err != nil {
		return err
	}
	defer s.endSearches()
	err = s.mcp.Run(ctx, transport)
	if ctx.Err() != nil {
		return nil // Ctrl+C is how people end it
	}
	return err
}

// describe says what the site is.
func describe(site *built.Site) string {
	var out strings.Builder
	fmt.Fprintf(&out, "The documentation site %q", site.Title)
	if site.Tagline != "" {
		fmt.Fprintf(&out, " (%s)", site.Tagline)
	}
	fmt.Fprintf(&out, " at %s, with %s. ", site.Locales[0].Prefix, diag.Counted(len(site.Pages), "page"))
	if versions := site.Locales[0].Versions(); len(versions) > 1 {
		fmt.Fprintf(&out, "Versions: %s; the first is the default. ", strings.Join(versions, ", "))
	}
	if languages := site.Languages(); len(languages) > 1 {
		fmt.Fprintf(&out, "Languages: %s; the first is the default. ", strings.Join(languages, ", "))
	}
	out.WriteString("Use search to find pages and sections, read to get their Markdown, and list to see all pages.")
	return out.String()
}

// use calls a function with the current build of the site.
func (s *server) use(ctx context.Context, use func(*built.Site) error) error {
	return s.explained(s.Folder.Use(ctx, func(site *built.Site) error {
		if s.site != site {
			s.endSearches()
			s.site = site
			s.publish(site)
		}
		return use(site)
	}))
}

// explained adds the way out to an error.
func (s *server) explained(err error) error {
	switch {
	case errors.Is(err, built.ErrNoSite):
		return fmt.Errorf("%w: run \"%s\" first", err, s.Build)
	case errors.Is(err, built.ErrNoMarkdown):
		return fmt.Errorf("%w: remove \"llms: false\" from docgen.yaml, and run \"%s\"", err, s.Build)
	case errors.Is(err, built.ErrBusy):
		return fmt.Errorf("%w: wait until the build has ended, or run \"%s\" again if it was killed", err, s.Build)
	}
	return err
}

func (s *server) endSearches() {
	for _, search := range s.searches {
		search.Close()
	}
	s.searches = map[string]*query.Search{}
}

const markdownType = "text/markdown"

// publish offers the pages of a build as resources.
func (s *server) publish(site *built.Site) {
	var uris []string
	for _, page := range site.Pages {
		uri := site.Locales[page.Locale].URL(page.File)
		uris = append(uris, uri)
		s.mcp.AddResource(&mcp.Resource{URI: uri, Name: page.File, Title: page.Title, Description: page.Description, MIMEType: markdownType}, s.resource)
	}
	gone := slices.DeleteFunc(s.uris, func(uri string) bool { return slices.Contains(uris, uri) })
	s.mcp.RemoveResources(gone...)
	s.uris = uris
}

// resource reads a page as a resource.
func (s *server) resource(ctx context.Context, request *mcp.ReadResourceRequest) (*mcp.ReadResourceResult, error) {
	text := ""
	err := s.use(ctx, func(site *built.Site) error {
		page, _, err := site.Page(request.Params.URI)
		if err == nil {
			text, err = site.Read(page)
		}
		return err
	})
	if err != nil {
		return nil, err
	}
	return &mcp.ReadResourceResult{Contents: []*mcp.ResourceContents{{URI: request.Params.URI, MIMEType: markdownType, Text: text}}}, nil
}
