// Package search turns docs into records that can be found, and names the files
// they are published in.
//
// Each page is one [contract.SearchRecord], and so is each of its sections (h2
// and h3); [Index] is a lunr index over them. The package knows parsed documents
// and final URLs, and does no I/O.
package search

import (
	"encoding/json"
	"fmt"
	"path"
	"strconv"
	"strings"

	"docgen/internal/contract"
	"docgen/internal/markdown"
)

// Page is one page to make findable.
type Page struct {
	Title    string
	URL      string
	Trail    []string // labels of the categories above it
	Keywords []string
	Version  string // label of the docs version
	Sections []markdown.Section
}

// Records gives the records of all pages, in their order: each page with the
// text above its first section, then its sections.
func Records(pages []Page) []contract.SearchRecord {
	records := []contract.SearchRecord{} // not nil, which would be null in JSON
	for _, page := range pages {
		for i, section := range page.Sections {
			record := contract.SearchRecord{
				Title: section.Title, PageTitle: page.Title, URL: page.URL + "#" + section.ID,
				Text: section.Text, Version: page.Version, Trail: strings.Join(page.Trail, " › "),
			}
			if i == 0 {
				record.Title, record.URL = page.Title, page.URL
				record.Keywords = strings.Join(page.Keywords, " ")
			}
			records = append(records, record)
		}
	}
	return records
}

// Files are the search files, by name below the output folder.
type Files struct {
	Docs, Index, Manifest string
}

// ManifestName is the file that names the other two.
const ManifestName = "search.json"

// Names gives the names of the search files of content that last changed at a
// time, in milliseconds since the epoch.
func Names(changed int64) Files {
	stamp := strconv.FormatInt(changed, 10)
	return Files{Docs: "search-doc-" + stamp + ".json", Index: "lunr-index-" + stamp + ".json", Manifest: ManifestName}
}

// Changed reads the time stamp from the manifest of an earlier build.
func Changed(manifest []byte) (int64, error) {
	var names contract.SearchManifest
	if err := json.Unmarshal(manifest, &names); err != nil {
		return 0, fmt.Errorf("read the search manifest: %w", err)
	}
	stamp := strings.TrimPrefix(path.Base(names.Docs), "search-doc-")
	changed, err := strconv.ParseInt(strings.TrimSuffix(stamp, ".json"), 10, 64)
	if err != nil {
		return 0, fmt.Errorf("read the search manifest: %w", err)
	}
	return changed, nil
}
