package indexer

import (
	"context"
	"errors"
	"sync/atomic"
	"time"

	"github.com/docgen-cli/docgen/internal/engine/fingerprint"
	"github.com/docgen-cli/docgen/internal/engine/incremental"
	"github.com/docgen-cli/docgen/internal/engine/output"
	"github.com/docgen-cli/docgen/internal/engine/parallel"
	"github.com/docgen-cli/docgen/internal/search"
)

// The names of the rules under which machines exchange search files: an index without its parts,
// and groups of parts.
const (
	remoteSearch = "search files"
	remoteParts  = "search parts"
)

// bytesPerGroup is the size of the parts that machines exchange as one value. The parts of a large
// site would not fit into memory.
const bytesPerGroup = 4 << 20

// sharedSearch is what machines exchange about an index, besides the parts.
type sharedSearch struct {
	Result search.Result
	Main   map[string][]byte // contents of the files that are not parts
}

// isWhole reports whether the value has the content of each file that is not a part, and no file has a hidden name.
func (s sharedSearch) isWhole() bool {
	main := 0
	for _, file := range s.Result.Files {
		if _, found := s.Main[file.Name]; found {
			main++
		} else if !file.IsPart() {
			return false
		}
		if !output.IsVisible(file.Name) {
			return false
		}
	}
	return main == len(s.Main) && main > 0
}

// received returns the search files that another machine has made, or makes them. pages are the
// hashes of what the search finds.
func (s Searcher) received(ctx context.Context, options search.Options, files search.Files, pages []fingerprint.Hash,
	build func() (search.Result, error)) (search.Result, error) {
	if !s.Engine.IsShared() {
		return build()
	}
	items := []incremental.Item{{Key: ManifestName(s.Assembler.Edition, s.Index), Used: s.sharedKey(options, pages)}}
	if result, found, err := s.receive(ctx, items, files); found || err != nil {
		return result, err
	}
	begun := time.Now()
	result, err := build()
	if err != nil || ctx.Err() != nil {
		return result, err
	}
	return result, s.send(items, result, files, time.Since(begun))
}

// sharedKey returns the hash of everything that the search files depend on.
func (s Searcher) sharedKey(options search.Options, pages []fingerprint.Hash) fingerprint.Hash {
	hasher := fingerprint.NewHasher()
	hasher.Text(s.url(search.ManifestName))
	hasher.Value([]any{options.Stemmers, options.Budget, options.Synonyms, options.Popular, pages})
	for _, language := range options.Languages {
		hasher.Text(language.Tag)
	}
	if s.FixedTime { // otherwise files have the time at which their content changed, on whatever machine
		hasher.Number(options.Changed)
	}
	return hasher.Sum()
}

// receive gets the search files from another machine. It returns false if some are missing.
func (s Searcher) receive(ctx context.Context, items []incremental.Item, files search.Files) (search.Result, bool, error) {
	values, found := s.Engine.Receive(remoteSearch, fingerprint.Hash{}, items)
	if !found {
		return search.Result{}, false, nil
	}
	shared, err := incremental.Gob[sharedSearch]{}.Decode(values[0])
	if err != nil || !shared.isWhole() {
		return search.Result{}, false, nil // another program has written it
	}
	groups, lost := groupsOf(shared.Result.Files), atomic.Bool{}
	errs := parallel.Map(ctx, s.Jobs, groups, func(group []incremental.Item) error {
		contents, found := s.Engine.Receive(remoteParts, fingerprint.Hash{}, group)
		if !found {
			lost.Store(true)
			return nil
		}
		var errs []error
		for i, content := range contents {
			errs = append(errs, files.Put(group[i].Key, content))
		}
		return errors.Join(errs...)
	})
	for name, content := range shared.Main {
		errs = append(errs, files.Put(name, content))
	}
	return shared.Result, !lost.Load(), errors.Join(errs...)
}

// send offers the search files to other machines. The parts come first, so that a machine that
// finds an index mostly finds its parts.
func (s Searcher) send(items []incremental.Item, result search.Result, files search.Files, spent time.Duration) error {
	for _, group := range groupsOf(result.Files) {
		contents := make([][]byte, len(group))
		for i, item := range group {
			var err error
			contents[i], err = files.Read(item.Key)
			if err != nil {
				return err
			}
		}
		s.Engine.Send(remoteParts, fingerprint.Hash{}, group, contents, 0)
	}
	shared := sharedSearch{Result: result, Main: map[string][]byte{}}
	for _, file := range result.Files {
		if file.IsPart() {
			continue
		}
		content, err := files.Read(file.Name)
		if err != nil {
			return err
		}
		shared.Main[file.Name] = content
	}
	encoded, err := incremental.Gob[sharedSearch]{}.Encode(shared)
	if err == nil {
		s.Engine.Send(remoteSearch, fingerprint.Hash{}, items, [][]byte{encoded}, spent)
	}
	return err
}

// groupsOf returns the parts of an index in the groups that machines exchange. The name of a part
// says what is in it.
func groupsOf(files []search.File) [][]incremental.Item {
	var groups [][]incremental.Item
	size := bytesPerGroup
	for _, file := range files {
		if !file.IsPart() {
			continue
		}
		if size+file.Size > bytesPerGroup {
			groups, size = append(groups, nil), 0
		}
		last := len(groups) - 1
		groups[last], size = append(groups[last], incremental.Item{Key: file.Name}), size+file.Size
	}
	return groups
}
