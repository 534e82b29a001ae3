package search

import (
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"os"
	"path"
	"slices"
	"strconv"
	"strings"

	"github.com/docgen-cli/docgen/internal/engine/plainjson"
	"github.com/docgen-cli/docgen/internal/frontend/contract"
	"github.com/docgen-cli/docgen/internal/search/lunr"
	"github.com/docgen-cli/docgen/internal/search/words"
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
	Popular   []contract.OfferedPage   // pages to offer before readers type
	Earlier   *contract.SearchManifest // of the last build, whose time stamp stays if the content does; nil for none
	URL       func(name string) string // returns the URL of an output file
	Scratch   func() (*os.File, error) // opens a file for what does not fit into memory; nil for none
	Parallel  lunr.Parallel

	most int // postings of a term in a field that are not abridged; 0 means mostPostings
}

// File is a file of the search.
type File struct {
	Name string // in the folder of the search
	Size int    // in bytes
	Kept bool   // the file of the last build is unchanged
}

// Result is the search of a site.
type Result struct {
	Files  []File
	Report Report
	Ledger Ledger // for [Update]; has pages only if the index is split
}

// mainFile is a file that is not a part.
type mainFile struct {
	name    string // without its time stamp
	content []byte
}

// publish makes the files of a split index, measures them and names them. read reads files of
// the last build.
func (j joined) publish(options Options, read reader) (Result, error) {
	main, parts, ledger, err := j.inParts()
	if err != nil {
		return Result{}, err
	}
	report := Report{Records: ledger.records(), Raw: length(parts), InParts: true}
	report.Gzip, ledger.Samples, err = estimateParts(parts, j.Samples, func(part File) ([]byte, error) {
		if part.Kept {
			return read.file(part)
		}
		return j.store.files.Read(part.Name)
	})
	if err != nil {
		return Result{}, err
	}
	for counter, i := newCounter(), 0; i < len(main); i++ {
		report.Raw += len(main[i].content)
		report.Gzip += counter.measure(main[i].content)
	}
	return options.publish(main, j.store.files, Result{Files: parts, Report: report, Ledger: ledger})
}

// The names of the files without their time stamps.
const (
	docsName  = "search-doc"
	indexName = "lunr-index"
)

// publish adds the main files, with the time stamp in their names, and the manifest to the parts.
func (o Options) publish(main []mainFile, files Files, result Result) (Result, error) {
	sum := sha256.New()
	for _, file := range main {
		fmt.Fprintf(sum, "%s\n%d\n", file.name, len(file.content))
		sum.Write(file.content)
	}
	for _, part := range result.Files { // its name is a hash
		fmt.Fprintf(sum, "%s\n%d\n", partName(part), part.Size)
	}
	hash := hex.EncodeToString(sum.Sum(nil))[:16]
	changed := o.Changed
	if o.Earlier != nil && o.Earlier.Hash == hash {
		if earlier, ok := stampOf(o.Earlier.Docs); ok {
			changed = earlier
		}
	}
	stamp := "-" + strconv.FormatInt(changed, 10) + ".json"
	manifest, err := encode(contract.SearchManifest{
		Docs: o.URL(docsName + stamp), Index: o.URL(indexName + stamp), Hash: hash, InParts: result.Report.InParts && len(result.Files) > 0,
		Synonyms: o.Synonyms, Popular: o.Popular, Languages: o.languages(),
	})
	if err != nil {
		return Result{}, err
	}
	for i := range main {
		main[i].name += stamp
	}
	var all []File
	for _, file := range append(main, mainFile{ManifestName, manifest}) {
		all = append(all, File{Name: file.name, Size: len(file.content)})
		if err := files.Put(file.name, file.content); err != nil {
			return Result{}, err
		}
	}
	result.Files = slices.Concat(all[:len(main)], result.Files, all[len(main):])
	return result, nil
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

// encode encodes a value for a file of its own, in which "<" needs no escaping.
func encode(value any) ([]byte, error) {
	text, err := plainjson.Marshal(value)
	if err != nil {
		return nil, fmt.Errorf("encode the search files: %w", err)
	}
	return text, nil
}
