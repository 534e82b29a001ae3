package build

import (
	"encoding/json"
	"fmt"
	"io/fs"
	"path"
	"path/filepath"
	"slices"
	"time"

	"github.com/docgen-cli/docgen/internal/engine/disk"
	"github.com/docgen-cli/docgen/internal/engine/incremental"
	"github.com/docgen-cli/docgen/internal/engine/remote"
)

// LastUse tells how the last build used the caches.
type LastUse struct {
	Ended           time.Time
	Spent           time.Duration
	Pages, Rendered int               // pages of the authors; pages of all kinds that were rendered
	Own             incremental.Usage // the cache of this machine
	Remote          remote.Report
}

// useFile has the last use, in the cache folder.
const useFile = "last-use.json"

// record saves how a build used the caches. If that fails, nobody can ask for it, which is no
// error.
func (p Project) record(result Result) {
	if p.Cache == "" {
		return
	}
	use := LastUse{Ended: time.Now(), Pages: result.Pages, Rendered: result.Rendered, Own: p.Engine.Usage(), Remote: result.Shared}
	for _, stage := range result.Timing {
		use.Spent += stage.Spent
	}
	if text, err := json.Marshal(use); err == nil {
		_ = disk.At(p.Dir, p.Cache).Replace(useFile, text)
	}
}

// Stored is a part of the cache folder.
type Stored struct {
	Part  Part
	Bytes int64
}

// Part is a kind of files in the cache folder.
type Part string

// The parts of the cache folder, those that save the least time first.
const (
	PreviousOutput Part = "output"
	CompiledTheme  Part = "node"
	FrozenVersions Part = "frozen"
	Results        Part = "results" // all other files
)

// Parts returns all parts, those that save the least time first.
func Parts() []Part { return []Part{PreviousOutput, CompiledTheme, FrozenVersions, Results} }

// CacheUse returns how the last build used the caches, and what is in the cache folder. known is
// false if no build has used it.
func CacheUse(options Options) (use LastUse, known bool, stored []Stored, err error) {
	folder := disk.At(options.Dir, options.Cache)
	if text, err := folder.ReadFile(useFile); err == nil {
		known = json.Unmarshal(text, &use) == nil
	}
	for _, part := range Parts() {
		size, err := sizeOf(folder, part)
		if err != nil {
			return use, known, nil, err
		}
		stored = append(stored, Stored{part, size})
	}
	return use, known, stored, nil
}

// sizeOf returns the size of the files of a part.
func sizeOf(folder disk.Folder, part Part) (size int64, err error) {
	root := folder.Path()
	if part != Results {
		root = filepath.Join(root, string(part))
	}
	err = filepath.WalkDir(root, func(name string, entry fs.DirEntry, err error) error {
		if err != nil {
			return nil // it does not exist, or a build has just removed it
		}
		isPart := filepath.Dir(name) == root && slices.Contains(Parts(), Part(entry.Name()))
		if part == Results && entry.IsDir() && isPart {
			return filepath.SkipDir
		}
		if info, err := entry.Info(); err == nil && info.Mode().IsRegular() {
			size += info.Size()
		}
		return nil
	})
	if err != nil {
		return 0, fmt.Errorf("read the cache: %w", err)
	}
	return size, nil
}

// Prune removes parts of the cache folder until the rest has at most a size, those that save the
// least time first. It returns what it has removed.
func Prune(options Options, most int64) ([]Stored, error) {
	_, _, stored, err := CacheUse(options)
	if err != nil {
		return nil, err
	}
	var total int64
	for _, each := range stored {
		total += each.Bytes
	}
	var removed []Stored
	above, name := path.Split(filepath.ToSlash(options.Cache))
	for _, each := range stored {
		if total <= most || each.Bytes == 0 {
			continue
		}
		if each.Part == Results {
			err = disk.At(options.Dir, above).RemoveAll(name)
		} else {
			err = disk.At(options.Dir, options.Cache).RemoveAll(string(each.Part))
		}
		if err != nil {
			return removed, fmt.Errorf("prune the cache: %w", err)
		}
		total -= each.Bytes
		removed = append(removed, each)
	}
	return removed, nil
}
