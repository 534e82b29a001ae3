package lsp

import (
	"context"
	"errors"
	"fmt"
	"io"
	"maps"
	"slices"
	"strings"
	"sync"
	"time"

	"github.com/creachadair/jrpc2"
	"github.com/creachadair/jrpc2/channel"

	"github.com/docgen-cli/docgen/internal/engine/parallel"
	"github.com/docgen-cli/docgen/internal/release/product"
	"github.com/docgen-cli/docgen/internal/serve/lsp/complete"
)

// Options describe how to check sites.
type Options struct {
	ConfigFile string                            // name of the config file in a site folder
	Open       func(dir string) (Checker, error) // returns a session for the site in a folder
	// Preview starts a preview that ends with ctx.
	Preview func(ctx context.Context, of Checker, unsaved map[string][]byte) (Preview, error)
	Log     func(doing string, err error) // receives failures of the machine
	Slow    time.Duration                 // how long a check may take before authors notice that they wait; 0 is 150 ms
}

// ErrNoShutdown means that the editor ended the server without the request that comes before.
var ErrNoShutdown = errors.New("the editor left without a shutdown request")

// server answers one editor.
type server struct {
	options Options
	rpc     *jrpc2.Server
	alive   func() context.Context // ends when the editor leaves
	left    chan struct{}          // is closed when the editor leaves

	mu            sync.Mutex
	units         encoding
	canMove       bool               // the editor can move and create files as part of an edit
	showsProgress bool               // the editor can show that work goes on
	roots         []string           // folders that the editor has opened
	buffers       map[string]buffer  // open files, by path
	last          string             // path of the file that was opened or changed last; "" for none
	folders       map[string]*folder // sites, by their folder
	isReady       bool               // the editor has introduced itself
	isDown        bool               // the editor has asked for a shutdown
	once          sync.Once          // closes left
}

// Run answers an editor that writes to in and reads from out, until it leaves or ctx ends. The error is ErrNoShutdown if
// the editor leaves without having asked for a shutdown.
func Run(ctx context.Context, in io.Reader, out io.WriteCloser, options Options) error {
	ctx, stop := context.WithCancel(ctx)
	defer stop()
	alive := func() context.Context { return ctx }
	s := &server{
		options: options, alive: alive, left: make(chan struct{}), units: utf16Units, buffers: map[string]buffer{}, folders: map[string]*folder{},
	}
	s.rpc = jrpc2.NewServer(s.handlers(), &jrpc2.ServerOptions{AllowPush: true, DisableBuiltin: true, NewContext: alive})
	gone := make(chan error, 1)
	parallel.Begin(func() struct{} {
		gone <- s.rpc.Start(&turns{Channel: channel.LSP(in, out)}).Wait()
		return struct{}{}
	})
	var err error
	select {
	case err = <-gone:
	case <-s.left: // an editor may wait for the end of the server before it closes the stream
	case <-ctx.Done():
	}
	stop()
	for _, each := range s.sites() {
		each.close(ctx)
	}
	switch {
	case s.isDown:
		return nil
	case err == nil:
		return ErrNoShutdown
	}
	return fmt.Errorf("talk to the editor: %w", err)
}

func (s *server) initialize(_ context.Context, params initializeParams) (initializeResult, error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.isReady = true
	s.units = chosen(params.Capabilities.General.PositionEncodings)
	edits := params.Capabilities.Workspace.WorkspaceEdit
	s.canMove = edits.DocumentChanges && slices.Contains(edits.ResourceOperations, "rename") && slices.Contains(edits.ResourceOperations, "create")
	s.showsProgress = params.Capabilities.Window.WorkDoneProgress
	for _, each := range append(params.WorkspaceFolders, workspaceFolder{params.RootURI}) {
		if path := pathOf(each.URI); path != "" {
			s.roots = append(s.roots, path)
		}
	}
	return initializeResult{
		ServerInfo: serverInfo{"docgen", product.Version},
		Capabilities: capabilities{
			PositionEncoding: string(s.units),
			TextDocumentSync: syncOptions{OpenClose: true, Change: 2, Save: true},
			Completion:       completionOptions{Triggers: complete.Triggers()},
			Hover:            true, Definition: true, References: true,
			CodeActions: true, DocumentSymbols: true, WorkspaceSymbols: true, Folding: true, Selection: true, Formatting: true,
			Rename:    renameOptions{Prepare: true},
			Commands:  commandOptions{[]string{previewCommand}},
			Workspace: workspaceOptions{map[string]fileFilters{"willRename": allFiles, "didRename": allFiles, "didCreate": allFiles, "didDelete": allFiles}},
		},
	}, nil
}

// allFiles is what editors tell about: sites consist of files of all kinds.
var allFiles = fileFilters{[]fileFilter{{"file", pattern{"**/*"}}}}

func (s *server) shutdown(context.Context) (any, error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.isDown = true
	return nil, nil
}

func (s *server) exit(context.Context) error {
	s.once.Do(func() { close(s.left) })
	return nil
}

// cancel ends the context of a request.
func (s *server) cancel(_ context.Context, params cancelParams) error {
	s.rpc.CancelRequest(string(params.ID))
	return nil
}

// notify sends a notification. An editor that does not read it has left.
func (s *server) notify(ctx context.Context, method string, params any) {
	if err := s.rpc.Notify(ctx, method, params); err != nil && ctx.Err() == nil {
		s.options.Log("send "+method, err)
	}
}

// sites returns the sites that are open, in the order of their folders.
func (s *server) sites() []*folder {
	s.mu.Lock()
	defer s.mu.Unlock()
	return slices.SortedFunc(maps.Values(s.folders), func(a, b *folder) int { return strings.Compare(a.dir, b.dir) })
}
