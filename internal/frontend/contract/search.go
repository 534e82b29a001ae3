package contract

// Search says where the search files are. Each version of the docs has its own.
type Search struct {
	Manifests map[string]string `json:"manifests"`      // URLs of the JSON of type SearchManifest, by docs instance and version: "default/1.2"
	Page      string            `json:"page,omitempty"` // URL of the page that lists all results; "" if another page took its path
}

// SearchManifest lists the current search files.
type SearchManifest struct {
	Docs    string `json:"docs"`              // URL of the JSON: SearchRecord[], or SearchBlocks
	Index   string `json:"index"`             // URL of the JSON: a serialized lunr 2.3.9 index whose refs are indexes into Docs, or a SearchDirectory
	Hash    string `json:"hash"`              // hash of the content of all files
	InParts bool   `json:"inParts,omitempty"` // the index is split: the files at Docs and Index list the parts, which are in the folders "search-doc" and "lunr-index" next to them

	Synonyms  [][]string       `json:"synonyms,omitempty"` // words that mean the same
	Popular   []OfferedPage    `json:"popular,omitempty"`  // pages to offer before readers type
	Languages []SearchLanguage `json:"languages"`          // languages of the texts, the locale's own first
}

// SearchLanguage says how words of a language become terms of the index. See
// theme/search/language.ts.
type SearchLanguage struct {
	Tag      string   `json:"tag"`                // BCP 47 tag, without script and region
	Stemmer  string   `json:"stemmer,omitempty"`  // URL of the stemmer module; "" for none
	English  bool     `json:"english,omitempty"`  // words in ASCII letters are stemmed as English words
	Common   []string `json:"common,omitempty"`   // words that are left out of texts; those of English are lunr's
	Prefixes []string `json:"prefixes,omitempty"` // beginnings that are removed from a word, the longest first
	Suffixes []string `json:"suffixes,omitempty"` // endings of which the longest is removed, the longest first
	Least    int      `json:"least,omitempty"`    // number of characters that remain
}

// SearchBlocks maps pages to the parts with their records: "search-doc/<name>.json" is
// SearchRecord[].
type SearchBlocks struct {
	First  []int    `json:"first"`            // index of each part's first page
	Names  []string `json:"names"`            // names of the parts, from the hashes of their content
	Nested bool     `json:"nested,omitempty"` // the list is too long: each part is SearchBlocks, which lists some of the parts
}

// SearchParts maps terms to parts: "lunr-index/<name>.json".
type SearchParts struct {
	First  []string `json:"first"`            // first term of each part
	Names  []string `json:"names"`            // names of the parts, from the hashes of their content
	Nested bool     `json:"nested,omitempty"` // the list is too long: each part is SearchParts, which lists some of the parts
}

// SearchDirectory maps terms to the parts of the index, and has the numbers from which scores
// are computed. The parts of the vocabulary have columns: terms, numbers of name fields with them,
// numbers of texts with them. Of each term there is a digit, which says how many letters it shares
// with the term before, and the rest. All terms with the same first letter are in one part of the
// vocabulary, unless they are too many. Then Common has a part for this letter, which lists the
// terms that occur most. The parts of names and texts map terms to their postings in each field,
// packed as internal/search/pack.go says. Very many postings are abridged: the best ones, a dot,
// and of each page with others the place of the first.
type SearchDirectory struct {
	Fields     []SearchField      `json:"fields"`   // the name fields, then the text
	Averages   []float64          `json:"averages"` // average length of each field in terms
	Pages      int                `json:"pages"`    // number of pages
	Records    int                `json:"records"`  // number of records of all pages
	Sections   int                `json:"sections"` // number of records of the page that has most
	Boosts     map[string]float64 `json:"boosts"`   // boosts other than 1, by index of the page
	Vocabulary SearchParts        `json:"vocabulary"`
	Common     SearchParts        `json:"common"` // by first letter
	Names      SearchParts        `json:"names"`
	Texts      SearchParts        `json:"texts"`
}

// SearchField is a field of the index.
type SearchField struct {
	Name  string  `json:"name"`
	Boost float64 `json:"boost"`
}

// SearchRecord is one search result: a page or a section.
type SearchRecord struct {
	Title     string `json:"title"`              // title of the page or section
	PageTitle string `json:"pageTitle"`          // title of the page
	URL       string `json:"url"`                // with #anchor for a section
	IsCode    bool   `json:"isCode,omitempty"`   // the heading of the section is code
	Text      string `json:"text"`               // plain text up to the next heading
	Version   string `json:"version"`            // label of the docs version
	Keywords  string `json:"keywords,omitempty"` // from front matter, separated by spaces; only for pages
	Trail     string `json:"trail,omitempty"`    // labels of the sidebar categories that contain the page
	Blog      string `json:"blog,omitempty"`     // title of the blog if the page is a post
}

// OfferedPage is a page that the search offers before readers type.
type OfferedPage struct {
	Label       string `json:"label"`
	Href        string `json:"href"`
	Description string `json:"description,omitempty"`
}
