package contract

// Search says where the search is. Each version of the docs has one of its own.
type Search struct {
	Manifests map[string]string `json:"manifests"`      // by name of the docs version, URLs of the JSON of type SearchManifest
	Page      string            `json:"page,omitempty"` // URL of the page that lists all results; "" when a doc has its place
}

// SearchManifest names the current search files.
type SearchManifest struct {
	Docs    string `json:"docs"`              // URL of the JSON: SearchRecord[], or SearchBlocks
	Index   string `json:"index"`             // URL of the JSON: a serialised lunr 2.3.9 index whose refs are positions in Docs, or a SearchDirectory
	Hash    string `json:"hash"`              // of the content of all files
	InParts bool   `json:"inParts,omitempty"` // what is at Docs and Index only says what is in their parts, which are in the folders "search-doc" and "lunr-index" beside them

	Synonyms [][]string `json:"synonyms,omitempty"` // words that mean the same
	Stemmer  string     `json:"stemmer,omitempty"`  // URL of the module that reduces words to stems; "" for English
}

// SearchBlocks says which records are in which part: "search-doc/<name>.json" is
// SearchRecord[].
type SearchBlocks struct {
	First []int    `json:"first"` // number of each part's first record
	Names []string `json:"names"` // of the parts, by their content
}

// SearchParts says which terms are in which part: "lunr-index/<name>.json".
type SearchParts struct {
	First []string `json:"first"` // term of each part
	Names []string `json:"names"` // of the parts, by their content
}

// SearchDirectory says which terms are in which part of the index, and what scores
// are computed from. Parts of the vocabulary list terms as [term, fields of names
// that have it, texts that have it]; those of names and texts map terms to their
// postings in each field.
type SearchDirectory struct {
	Fields     []SearchField      `json:"fields"`   // those of names, then the text
	Averages   []float64          `json:"averages"` // length of each field in terms
	Pages      []int              `json:"pages"`    // how many records each page has, in their order
	Boosts     map[string]float64 `json:"boosts"`   // of pages by their number, other than 1
	Vocabulary SearchParts        `json:"vocabulary"`
	Names      SearchParts        `json:"names"`
	Texts      SearchParts        `json:"texts"`
}

// SearchField is a field of the index.
type SearchField struct {
	Name  string  `json:"name"`
	Boost float64 `json:"boost"`
}

// SearchRecord is one findable place: a page, or a section of one.
type SearchRecord struct {
	Title     string `json:"title"`              // of the page or section
	PageTitle string `json:"pageTitle"`          // of the page
	URL       string `json:"url"`                // with #anchor for a section
	Text      string `json:"text"`               // plain text up to the next section
	Version   string `json:"version"`            // label of the docs version
	Keywords  string `json:"keywords,omitempty"` // front matter's, separated by spaces; pages only
	Trail     string `json:"trail,omitempty"`    // labels of the sidebar's categories above the page
}
