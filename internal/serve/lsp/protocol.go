package lsp

import "encoding/json"

// The parts of the protocol that docgen uses.
type (
	initializeParams struct {
		RootURI          string            `json:"rootUri"`
		WorkspaceFolders []workspaceFolder `json:"workspaceFolders"`
		Capabilities     struct {
			General struct {
				PositionEncodings []string `json:"positionEncodings"`
			} `json:"general"`
			Window struct {
				WorkDoneProgress bool `json:"workDoneProgress"`
			} `json:"window"`
			Workspace struct {
				WorkspaceEdit struct {
					DocumentChanges    bool     `json:"documentChanges"`
					ResourceOperations []string `json:"resourceOperations"`
				} `json:"workspaceEdit"`
			} `json:"workspace"`
		} `json:"capabilities"`
	}
	workspaceFolder struct {
		URI string `json:"uri"`
	}
	initializeResult struct {
		Capabilities capabilities `json:"capabilities"`
		ServerInfo   serverInfo   `json:"serverInfo"`
	}
	serverInfo struct {
		Name    string `json:"name"`
		Version string `json:"version"`
	}
	capabilities struct {
		PositionEncoding string            `json:"positionEncoding"`
		TextDocumentSync syncOptions       `json:"textDocumentSync"`
		Completion       completionOptions `json:"completionProvider"`
		Hover            bool              `json:"hoverProvider"`
		Definition       bool              `json:"definitionProvider"`
		References       bool              `json:"referencesProvider"`
		CodeActions      bool              `json:"codeActionProvider"`
		DocumentSymbols  bool              `json:"documentSymbolProvider"`
		WorkspaceSymbols bool              `json:"workspaceSymbolProvider"`
		DocumentLinks    struct{}          `json:"documentLinkProvider"`
		Folding          bool              `json:"foldingRangeProvider"`
		Selection        bool              `json:"selectionRangeProvider"`
		Formatting       bool              `json:"documentFormattingProvider"`
		Rename           renameOptions     `json:"renameProvider"`
		Commands         commandOptions    `json:"executeCommandProvider"`
		Workspace        workspaceOptions  `json:"workspace"`
	}
	commandOptions struct {
		Commands []string `json:"commands"`
	}
	renameOptions struct {
		Prepare bool `json:"prepareProvider"`
	}
	workspaceOptions struct {
		FileOperations map[string]fileFilters `json:"fileOperations"` // by notification
	}
	fileFilters struct {
		Filters []fileFilter `json:"filters"`
	}
	fileFilter struct {
		Scheme  string  `json:"scheme"`
		Pattern pattern `json:"pattern"`
	}
	pattern struct {
		Glob string `json:"glob"`
	}
	syncOptions struct {
		OpenClose bool `json:"openClose"`
		Change    int  `json:"change"` // 2: the editor sends the changed parts
		Save      bool `json:"save"`
	}
	completionOptions struct {
		Triggers []string `json:"triggerCharacters"`
	}

	position struct {
		Line      int `json:"line"`      // 0-based
		Character int `json:"character"` // 0-based, in units of the encoding
	}
	textRange struct {
		Start position `json:"start"`
		End   position `json:"end"`
	}
	location struct {
		URI   string    `json:"uri"`
		Range textRange `json:"range"`
	}
	textDocument struct {
		URI     string `json:"uri"`
		Version int    `json:"version"`
		Text    string `json:"text"`
	}
	documentParams struct {
		TextDocument textDocument `json:"textDocument"`
	}
	changeParams struct {
		TextDocument   textDocument `json:"textDocument"`
		ContentChanges []change     `json:"contentChanges"`
	}
	// change replaces a range, or the whole text if it names none.
	change struct {
		Range *textRange `json:"range"`
		Text  string     `json:"text"`
	}
	positionParams struct {
		TextDocument textDocument `json:"textDocument"`
		Position     position     `json:"position"`
	}
	selectionParams struct {
		TextDocument textDocument `json:"textDocument"`
		Positions    []position   `json:"positions"`
	}
	watchedParams struct {
		Changes []struct {
			URI string `json:"uri"`
		} `json:"changes"`
	}
	commandParams struct {
		Command   string            `json:"command"`
		Arguments []json.RawMessage `json:"arguments"`
	}
	renameParams struct {
		positionParams
		NewName string `json:"newName"`
	}
	renameFilesParams struct {
		Files []struct {
			OldURI string `json:"oldUri"`
			NewURI string `json:"newUri"`
		} `json:"files"`
	}
	cancelParams struct {
		ID json.RawMessage `json:"id"`
	}

	progressParams struct {
		Token string         `json:"token"`
		Value *progressValue `json:"value,omitempty"`
	}
	progressValue struct {
		Kind  string `json:"kind"` // "begin" or "end"
		Title string `json:"title,omitempty"`
	}
	publishParams struct {
		URI         string       `json:"uri"`
		Version     *int         `json:"version,omitempty"`
		Diagnostics []diagnostic `json:"diagnostics"`
	}
	diagnostic struct {
		Range       textRange        `json:"range"`
		Severity    int              `json:"severity"`
		Code        string           `json:"code,omitempty"`
		Description *codeDescription `json:"codeDescription,omitempty"`
		Source      string           `json:"source"`
		Message     string           `json:"message"`
	}
	codeDescription struct {
		Href string `json:"href"`
	}
)
