package lsp

import "github.com/docgen-cli/docgen/internal/serve/lsp/complete"

// What the server answers.
type (
	completionList struct {
		IsIncomplete bool             `json:"isIncomplete"`
		Items        []completionItem `json:"items"`
	}
	completionItem struct {
		Label         string        `json:"label"`
		Kind          complete.Kind `json:"kind"`
		Detail        string        `json:"detail,omitempty"`
		Documentation *markup       `json:"documentation,omitempty"`
		FilterText    string        `json:"filterText,omitempty"`
		SortText      string        `json:"sortText,omitempty"`
		TextEdit      textEdit      `json:"textEdit"`
	}
	textEdit struct {
		Range   textRange `json:"range"`
		NewText string    `json:"newText"`
	}
	actionParams struct {
		TextDocument textDocument `json:"textDocument"`
		Range        textRange    `json:"range"`
	}
	codeAction struct {
		Title       string        `json:"title"`
		Kind        string        `json:"kind"`
		Diagnostics []diagnostic  `json:"diagnostics"`
		IsPreferred bool          `json:"isPreferred"`
		Edit        workspaceEdit `json:"edit"`
	}
	// workspaceEdit has one of two forms. Only the second one can move files.
	workspaceEdit struct {
		Changes         map[string][]textEdit `json:"changes,omitempty"`
		DocumentChanges []documentChange      `json:"documentChanges,omitempty"`
	}
	// documentChange is the edits of a file, or its move or creation.
	documentChange struct {
		TextDocument *versioned `json:"textDocument,omitempty"`
		Edits        []textEdit `json:"edits,omitempty"`
		Kind         string     `json:"kind,omitempty"` // "rename" or "create"
		URI          string     `json:"uri,omitempty"`  // of a file to create
		OldURI       string     `json:"oldUri,omitempty"`
		NewURI       string     `json:"newUri,omitempty"`
	}
	versioned struct {
		URI     string `json:"uri"`
		Version *int   `json:"version"` // null for that on the screen
	}
	previewed struct {
		URL string `json:"url"`
	}
	renameable struct {
		Range       textRange `json:"range"`
		Placeholder string    `json:"placeholder"`
	}
	documentSymbol struct {
		Name           string           `json:"name"`
		Kind           int              `json:"kind"`
		Range          textRange        `json:"range"`
		SelectionRange textRange        `json:"selectionRange"`
		Children       []documentSymbol `json:"children"`
	}
	symbolParams struct {
		Query string `json:"query"`
	}
	workspaceSymbol struct {
		Name          string   `json:"name"`
		Kind          int      `json:"kind"`
		ContainerName string   `json:"containerName"`
		Location      location `json:"location"`
	}
	documentLink struct {
		Range   textRange `json:"range"`
		Target  string    `json:"target"`
		Tooltip string    `json:"tooltip"`
	}
	foldingRange struct {
		StartLine int `json:"startLine"`
		EndLine   int `json:"endLine"`
	}
	selectionRange struct {
		Range  textRange       `json:"range"`
		Parent *selectionRange `json:"parent,omitempty"`
	}
	hover struct {
		Contents markup    `json:"contents"`
		Range    textRange `json:"range"`
	}
	markup struct {
		Kind  string `json:"kind"`
		Value string `json:"value"`
	}
)

// Kinds of symbols.
const (
	kindPage   = 1  // a file
	kindString = 15 // editors show headings of Markdown so
)

func (e workspaceEdit) isEmpty() bool { return len(e.Changes)+len(e.DocumentChanges) == 0 }
