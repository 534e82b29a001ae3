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

	"github.com/docgen-cli/docgen/internal/contract"
	"github.com/docgen-cli/docgen/internal/lunr"
	"github.com/docgen-cli/docgen/internal/words"
)

// ManifestName is the name of the file that lists the other files.
const ManifestName = "search.json"

// ManifestOf returns the name of the manifest that lists a search file. It is "" for another file.
func ManifestOf(name string) string {
	folder, file := path.Split(name)
	base := path.Base(folder)
	switch {
	case base == docsName || base == indexName:
		folder = path.Dir(path.Clean(folder))
	case file != ManifestName && !strings.HasPrefix(file, docsName+"-") && !strings.HasPrefix(file, indexName+"-"):
		return ""
	}
	return path.Join(folder, ManifestName)
}

// Options configure how the files are made.
type Options struct {
	Languages []words.Language         // of the texts; the first one is the locale's own
	Changed   int64                    // time stamp of changed content, in milliseconds since the epoch
	Budget    int                      // maximum compressed size of an index in a single file, in bytes
	Stemmers  map[string]string        // URLs of the stemmer scripts for browsers, by language
	Synonyms  [][]string               // words that mean the same
	Popular   []contract.PageLink      // pages to offer before readers type
	Earlier   *contract.SearchManifest // of the last build, whose time stamp stays if the content does; nil for none
	URL       func(name string) string // returns the URL of an output file
	Parallel  lunr.Parallel
}

// File is an output file.
type File struct {
	Name    string // in the output folder
	Content []byte
	Kept    bool // the file of the last build is unchanged; it has no content here

	size int // of a kept file
}

func (f File) length() int {
	if f.Kept {
		return f.size
	}
	return len(f.Content)
}

// Result is the search of a site.
type Result struct {
	Files  []File
	Report Report
	Ledger Ledger // for [Update]; has pages only if the index is split
}

// Build makes the search files of all pages.
func Build(pages []Found, options Options) (Result, error) {
	ledger := tally(pages, options.Languages)
	index := lunr.Join(source(pages, ledger, options.Languages[0]))
	if !ledger.isTooLarge(index.Size(), options.Budget) {
		docs, err := documentsJSON(pages)
		if err != nil {
			return Result{}, err
		}
		files := []File{{Name: docsName, Content: docs}, {Name: indexName, Content: index.JSON(options.Parallel)}}
		report := Report{Records: ledger.records()}
		if report.Raw, report.Gzip = measure(files); report.Gzip <= options.Budget {
			return options.publish(Result{Files: files, Report: report})
		}
	}
	entries := slices.Collect(index.Terms())
	return joined{
		Ledger: ledger, terms: vocabularyOf(entries), parallel: options.Parallel,
		records:  func(page int) ([]contract.SearchRecord, error) { return pages[page].Records, nil },
		postings: newNumbering(ledger.Pages).postings(entries),
	}.publish(options, nil)
}

// publish makes the files of a split index, measures them and names them. read reads files of
// the last build.
func (j joined) publish(options Options, read reader) (Result, error) {
	main, parts, ledger, err := j.inParts()
	if err != nil {
		return Result{}, err
	}
	report := Report{Records: ledger.records(), Raw: length(main) + length(parts), InParts: true}
	report.Gzip, ledger.Samples, err = estimateParts(parts, j.Samples, read)
	if err != nil {
		return Result{}, err
	}
	for counter, i := newCounter(), 0; i < len(main); i++ {
		report.Gzip += counter.measure(main[i].Content)
	}
	return options.publish(Result{Files: append(main, parts...), Report: report, Ledger: ledger})
}

// isTooLarge estimates from the ledger whether an index with this many postings is far beyond
// the budget. A build need not make such an index to find that out, and an update need not make
// it at all.
func (l Ledger) isTooLarge(postings, budget int) bool {
	text := 0
	for _, page := range l.Pages {
		text += page.Bytes
	}
	return postings*leastPerPosting+text/mostCompression > budget
}

// A compressed index takes more than leastPerPosting bytes per posting. Text seldom compresses
// better than mostCompression to one.
const (
	leastPerPosting = 2
	mostCompression = 6
)

// The names of the files without their time stamps.
const (
	docsName  = "search-doc"
	indexName = "lunr-index"
)

func isPart(file File) bool { return strings.Contains(file.Name, "/") }

// publish adds the time stamp to the names of the files, except parts, and adds the manifest.
func (o Options) publish(result Result) (Result, error) {
	files := result.Files
	sum := sha256.New()
	for _, file := range files {
		fmt.Fprintf(sum, "%s\n%d\n", file.Name, file.length())
		if !isPart(file) { // its name is a hash
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
		Synonyms: o.Synonyms, Popular: o.Popular, Languages: o.languages(),
	})
	result.Files = append(published, File{Name: ManifestName, Content: manifest})
	return result, err
}

// languages returns what browsers need to know of the languages.
func (o Options) languages() []contract.SearchLanguage {
	all := make([]contract.SearchLanguage, len(o.Languages))
	for i, language := range o.Languages {
		all[i] = language.Rules()
		all[i].Stemmer = o.Stemmers[language.Tag]
	}
	return all
}

// stampOf returns the time stamp in the URL of a file.
func stampOf(url string) (int64, bool) {
	stamp := strings.TrimPrefix(path.Base(url), docsName+"-")
	changed, err := strconv.ParseInt(strings.TrimSuffix(stamp, ".json"), 10, 64)
	return changed, err == nil
}

// source joins the pages to the input of the index.
func source(pages []Found, ledger Ledger, language words.Language) lunr.Source {
	joined := lunr.Source{Fields: ledger.fields(), Pipeline: language.Pipeline()}
	for _, page := range pages {
		joined.Analyses = append(joined.Analyses, page.Counts...)
		for range page.Records {
			joined.Boosts = append(joined.Boosts, page.Boost)
		}
	}
	return joined
}

// documentsJSON writes the records of all pages.
func documentsJSON(pages []Found) ([]byte, error) {
	records := []contract.SearchRecord{} // not nil, which would be null in JSON
	for _, page := range pages {
		records = append(records, page.Records...)
	}
	return encode(records)
}

// encode encodes a value for a file of its own, in which "<" needs no escaping.
func encode(value any) ([]byte, error) {
	var out bytes.Buffer
	encoder := json.NewEncoder(&out)
	encoder.SetEscapeHTML(false)
	if err := encoder.Encode(value); err != nil {
		return nil, fmt.Errorf("encode the search files: %w", err)
	}
	return bytes.TrimSuffix(out.Bytes(), []byte("\n")), nil
}
