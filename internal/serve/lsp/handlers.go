package lsp

import (
	"context"
	"fmt"

	"github.com/creachadair/jrpc2"
	"github.com/creachadair/jrpc2/handler"
)

// Errors of the protocol.
const (
	notInitialized jrpc2.Code = -32002
	invalidRequest jrpc2.Code = -32600
	isCanceled     jrpc2.Code = -32800
)

// handlers are the messages of an editor that the server knows. The library answers other requests with an error, and
// ignores other notifications, as the protocol asks. It handles notifications in their order, before later requests.
func (s *server) handlers() handler.Map {
	known := handler.Map{
		"initialize":                      handler.New(s.initialize),
		"initialized":                     nothing,
		"shutdown":                        handler.New(s.shutdown),
		"exit":                            handler.New(s.exit),
		"$/cancelRequest":                 handler.New(s.cancel),
		"$/setTrace":                      nothing,
		"textDocument/didOpen":            handler.New(s.didOpen),
		"textDocument/didChange":          handler.New(s.didChange),
		"textDocument/didClose":           handler.New(s.didClose),
		"textDocument/didSave":            handler.New(s.didSave),
		"workspace/didChangeWatchedFiles": handler.New(s.didChangeFiles),
		"textDocument/completion":         handler.New(s.completion),
		"textDocument/hover":              handler.New(s.hover),
		"textDocument/definition":         handler.New(s.definition),
		"textDocument/references":         handler.New(s.references),
		"textDocument/codeAction":         handler.New(s.codeActions),
		"textDocument/documentSymbol":     handler.New(s.documentSymbols),
		"textDocument/documentLink":       handler.New(s.documentLinks),
		"textDocument/foldingRange":       handler.New(s.foldingRanges),
		"textDocument/selectionRange":     handler.New(s.selectionRanges),
		"textDocument/formatting":         handler.New(s.formatting),
		"textDocument/prepareRename":      handler.New(s.prepareRename),
		"textDocument/rename":             handler.New(s.rename),
		"workspace/executeCommand":        handler.New(s.executeCommand),
		"docgen/cursor":                   handler.New(s.moveCursor),
		"workspace/willRenameFiles":       handler.New(s.willRenameFiles),
		"workspace/didRenameFiles":        handler.New(s.didMoveFiles),
		"workspace/didCreateFiles":        handler.New(s.didMoveFiles),
		"workspace/didDeleteFiles":        handler.New(s.didMoveFiles),
		"workspace/symbol":                handler.New(s.workspaceSymbols),
	}
	for method, handle := range known {
		known[method] = s.guarded(handle)
	}
	return known
}

func nothing(context.Context, *jrpc2.Request) (any, error) { return nil, nil }

// guarded returns a handler that answers a request at a wrong time with an error. If it panics, one answer is lost and
// not the server.
func (s *server) guarded(handle jrpc2.Handler) jrpc2.Handler {
	return func(ctx context.Context, request *jrpc2.Request) (answer any, err error) {
		defer func() {
			if cause := recover(); cause != nil {
				err = fmt.Errorf("%v", cause)
				s.options.Log("answer "+request.Method(), err)
			}
		}()
		if err := s.rightTime(request.Method()); err != nil {
			return nil, err
		}
		answer, err = handle(ctx, request)
		if ctx.Err() != nil && !request.IsNotification() {
			return nil, jrpc2.Errorf(isCanceled, "the editor has canceled the request")
		}
		return answer, err
	}
}

// rightTime returns an error for a request before the editor has introduced itself, or after it said goodbye
// (https://microsoft.github.io/language-server-protocol/specifications/lsp/3.17/specification/#lifeCycleMessages).
func (s *server) rightTime(method string) error {
	s.mu.Lock()
	defer s.mu.Unlock()
	switch {
	case method == "exit":
		return nil
	case s.isDown:
		return jrpc2.Errorf(invalidRequest, "the server is shutting down")
	case (method == "initialize") == s.isReady:
		if s.isReady {
			return jrpc2.Errorf(invalidRequest, "the server is initialized already")
		}
		return jrpc2.Errorf(notInitialized, "the server is not initialized yet")
	}
	return nil
}
