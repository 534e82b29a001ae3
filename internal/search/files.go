package search

import (
	"bytes"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"path"
	"slices"
	"strconv"
	"strings"

	"docgen/internal/contract"
	"docgen/internal/lunr"
)

// ManifestName is the file that names the others.
const ManifestName = "search.json"

// Options say how the files are made.
type Options struct {
	Language Language
	Changed  int64                    // when the content is said to have changed, in milliseconds since the epoch, if it has
	Budget   int                      // most bytes, compressed, of an index that is fetched whole
	Stemmer  string                   // URL of the script that reduces the language's words in browsers; "" for English
	Synonyms [][]string               // words that mean the same to readers
	Earlier  *contract.SearchManifest // of the build before, whose time stamp stays while the content does; nil for none
	URL      func(name string) string // URL of an output file
	Parallel lunr.Parallel
}

// File is one output file.
type File struct {
	Name    string // below the output folder
	Content []byte
	Kept    bool // it is the file of that name of the last build, and has no content here

	size int // of a kept one
}

func (f File) length() int {
	if f.Kept {
		return f.size
	}
	return len(f.Content)
}

// Made is the search of a site.
type Made struct {
	Files  []File
	Report Report
	Ledger Ledger // for [Update]; without pages unless the index is in parts
}

// Build makes the search files of all pages.
func Build(pages []Found, options Options) (Made, error) {
	ledger := tally(pages, options.Language)
	index := lunr.Join(source(pages, ledger, options.Language))
	if !ledger.isTooLarge(index.Size(), options.Budget) {
		docs, err := documentsJSON(pages)
		if err != nil {
			return Made{}, err
		}
		files := []File{{Name: docsName, Content: docs}, {Name: indexName, Content: index.JSON(options.Parallel)}}
		report := Report{Records: ledger.records()}
		if report.Raw, report.Gzip = weigh(files); report.Gzip <= options.Budget {
			return options.publish(Made{Files: files, Report: report})
		}
	}
	entries := slices.Collect(index.Terms())
	return joined{
		Ledger: ledger, terms: vocabularyOf(entries), parallel: options.Parallel,
		records:  func(page int) ([]contract.SearchRecord, error) { return pages[page].Records, nil },
		postings: newNumbering(ledger.Pages).postings(entries),
	}.publish(options, nil)
}

// publish makes, weighs and names the files of an index in parts. Read reads those of
// the last build.
func (j joined) publish(options Options, read reader) (Made, error) {
	main, parts, ledger, err := j.inParts()
	if err != nil {
		return Made{}, err
	}
	report := Report{Records: ledger.records(), Raw: length(main) + length(parts), InParts: true}
	report.Gzip, ledger.Samples, err = weighParts(parts, j.Samples, read)
	if err != nil {
		return Made{}, err
	}
	for counter, i := newCounter(), 0; i < len(main); i++ {
		report.Gzip += counter.weigh(main[i].Content)
	}
	return options.publish(Made{Files: append(main, parts...), Report: report, Ledger: ledger})
}

// isTooLarge reports whether an index of so many postings is beyond the budget by a measure
// that follows from the ledger. An index that is far beyond the budget is not made whole to
// find that out, and an update need not make one.
func (l Ledger) isTooLarge(postings, budget int) bool {
	text := 0
	for _, page := range l.Pages {
		text += page.Bytes
	}
	return postings*leastPerPosting+text/mostCompression > budget
}

// Of each place where a term stands, a compressed index takes more bytes than this. Text is
// seldom compressed to less than this share of its size.
const (
	leastPerPosting = 2
	mostCompression = 6
)

// The files' names without their time stamp.
const (
	docsName  = "search-doc"
	indexName = "lunr-index"
)

func isPart(file File) bool { return strings.Contains(file.Name, "/") }

// publish names the files after the time of their content, but for parts, and adds
// the manifest.
func (o Options) publish(made Made) (Made, error) {
	files := made.Files
	sum := sha256.New()
	for _, file := range files {
		fmt.Fprintf(sum, "%s\n%d\n", file.Name, file.length())
		if !isPart(file) { // whose name says it all
			sum.Write(file.Content)
		}
	}
	hash := hex.EncodeToString(sum.Sum(nil))[:16]
	changed := o.Changed
	if o.Earlier != nil && o.Earlier.Hash == hash {
		if earlier, ok := stampOf(o.Earlier.Docs); ok {
			changed = earlier
		}
	}
	stamp := "-" + strconv.FormatInt(changed, 10)
	published := make([]File, 0, len(files)+1)
	for _, file := range files {
		if !isPart(file) {
			file.Name += stamp
		}
		file.Name += ".json"
		published = append(published, file)
	}
	manifest, err := encode(contract.SearchManifest{
		Docs: o.URL(docsName + stamp + ".json"), Index: o.URL(indexName + stamp + ".json"), Hash: hash, InParts: len(files) > 2,
		Synonyms: o.Synonyms, Stemmer: o.Stemmer,
	})
	made.Files = append(published, File{Name: ManifestName, Content: manifest})
	return made, err
}

// stampOf reads the time stamp from the URL of a file.
func stampOf(url string) (int64, bool) {
	stamp := strings.TrimPrefix(path.Base(url), docsName+"-")
	changed, err := strconv.ParseInt(strings.TrimSuffix(stamp, ".json"), 10, 64)
	return changed, err == nil
}

// source joins the pages to what the index is made of.
func source(pages []Found, ledger Ledger, language Language) lunr.Source {
	joined := lunr.Source{Fields: ledger.fields(), Pipeline: language.pipeline}
	for _, page := range pages {
		joined.Analyses = append(joined.Analyses, page.Counts...)
		for range page.Records {
			joined.Boosts = append(joined.Boosts, page.Boost)
		}
	}
	return joined
}

// documentsJSON lists the records of all pages.
func documentsJSON(pages []Found) ([]byte, error) {
	records := []contract.SearchRecord{} // not nil, which would be null in JSON
	for _, page := range pages {
		records = append(records, page.Records...)
	}
	return encode(records)
}

// encode encodes a value for a file of its own, where "<" needs no escaping.
func encode(value any) ([]byte, error) {
	var out bytes.Buffer
	encoder := json.NewEncoder(&out)
	encoder.SetEscapeHTML(false)
	if err := encoder.Encode(value); err != nil {
		return nil, fmt.Errorf("encode the search files: %w", err)
	}
	return bytes.TrimSuffix(out.Bytes(), []byte("\n")), nil
}
