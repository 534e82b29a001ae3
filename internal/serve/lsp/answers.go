package lsp

// What the server answers.
type (
	completionItem struct {
		Label      string   `json:"label"`
		Kind       int      `json:"kind"`
		Detail     string   `json:"detail,omitempty"`
		FilterText string   `json:"filterText,omitempty"`
		SortText   string   `json:"sortText,omitempty"`
		TextEdit   textEdit `json:"textEdit"`
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
	workspaceEdit struct {
		Changes map[string][]textEdit `json:"changes"`
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
	hover struct {
		Contents markup    `json:"contents"`
		Range    textRange `json:"range"`
	}
	markup struct {
		Kind  string `json:"kind"`
		Value string `json:"value"`
	}
)

// Kinds of completion items and of symbols.
const (
	kindField     = 5  // of an item
	kindFile      = 17 // of an item
	kindReference = 18 // of an item
	kindPage      = 1  // of a symbol: a file
	kindString    = 15 // of a symbol; editors show headings of Markdown so
)
