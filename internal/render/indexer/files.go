package indexer

import (
	"context"
	"errors"
	"io/fs"
	"sync"

	"github.com/docgen-cli/docgen/internal/engine/fingerprint"
	"github.com/docgen-cli/docgen/internal/engine/incremental"
	"github.com/docgen-cli/docgen/internal/engine/output"
	"github.com/docgen-cli/docgen/internal/engine/parallel"
	"github.com/docgen-cli/docgen/internal/search"
)

// searched describes the search files of a build whose index was split.
type searched struct {
	Pages  []fingerprint.Hash // hashes of what the search finds on each page
	Ledger search.Ledger
	Files  []output.Written
}

// Write makes the search files in the next output, and records their description for the next
// build.
func (s Searcher) Write(ctx context.Context, staging *output.Staging) (search.Report, error) {
	staged := &stagedFiles{name: s.Name, staging: staging, isStray: map[string]bool{}}
	result, hashes, err := s.make(ctx, staged)
	if err != nil {
		return search.Report{}, err
	}
	errs, written := make([]error, len(result.Files)), make([]output.Written, len(result.Files))
	parallel.Each(ctx, s.Jobs, len(result.Files), func(i int) {
		name := s.Name(result.Files[i].Name)
		if result.Files[i].Kept {
			errs[i] = staging.Keep(name)
		}
		if errs[i] == nil {
			written[i] = staging.Written(name)
		}
	})
	if err := errors.Join(append(errs, staged.dropStrays(result.Files))...); err != nil {
		return search.Report{}, err
	}
	described := searched{hashes, result.Ledger, written}
	incremental.Put(s.Engine, s.rule(), ManifestName(s.Assembler.Edition, s.Index), described, incremental.Trace{})
	return result.Report, nil
}

// stagedFiles puts search files into the next output.
type stagedFiles struct {
	name    func(file string) string // in the output
	staging *output.Staging
	mu      sync.Mutex
	isStray map[string]bool // the names of all files that it has put
}

// Put implements search.Files.
func (f *stagedFiles) Put(name string, content []byte) error {
	f.mu.Lock()
	f.isStray[name] = true
	f.mu.Unlock()
	return f.staging.Put(output.File{Name: f.name(name), Content: content})
}

// Read implements search.Files.
func (f *stagedFiles) Read(name string) ([]byte, error) {
	return fs.ReadFile(f.staging.Files(), f.name(name))
}

// dropStrays removes the files that do not belong to the result. An update leaves some if it finds
// out too late that files of the last build are damaged.
func (f *stagedFiles) dropStrays(result []search.File) error {
	for _, file := range result {
		delete(f.isStray, file.Name)
	}
	var errs []error
	for name := range f.isStray {
		errs = append(errs, f.staging.Drop(f.name(name)))
	}
	return errors.Join(errs...)
}
