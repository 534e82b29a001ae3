package built

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"sync"
	"time"

	"github.com/docgen-cli/docgen/internal/engine/output"
)

// ErrBusy means that a build is replacing the site.
var ErrBusy = errors.New("is being replaced by a build")

// Folder is the output folder of a site, which builds may replace at any time.
type Folder struct {
	path string
	lock sync.Mutex
	site *Site // nil before the first use
	seen stamp
}

// NewFolder returns an output folder.
func NewFolder(path string) *Folder { return &Folder{path: path} }

// attempts limits how often Use starts again because another build has replaced the site meanwhile.
const attempts = 3

// Use calls a function with the current build, one call at a time. If a build replaces the site meanwhile,
// the function is called again with the new one, so its result never mixes two builds. It must not keep
// the site, except to compare it.
func (f *Folder) Use(ctx context.Context, use func(*Site) error) error {
	f.lock.Lock()
	defer f.lock.Unlock()
	var err error
	for range attempts {
		err = f.open(ctx)
		if err != nil {
			if f.settled(ctx) {
				return fmt.Errorf("the folder %s %w", f.path, err)
			}
			continue
		}
		err = use(f.site)
		if f.seen.isSame(f.stamp()) {
			return err
		}
	}
	if err != nil {
		return err
	}
	return fmt.Errorf("the folder %s %w: try again when it has ended", f.path, ErrBusy)
}

// Close closes the files of the site.
func (f *Folder) Close() error {
	f.lock.Lock()
	defer f.lock.Unlock()
	if f.site == nil {
		return nil
	}
	err := f.site.root.Close()
	f.site = nil
	return err
}

// open opens the current build, unless it is open.
func (f *Folder) open(ctx context.Context) error {
	now := f.stamp()
	if f.site != nil && f.seen.isSame(now) {
		return nil
	}
	f.settled(ctx)
	now = f.stamp()
	root, err := os.OpenRoot(f.path)
	if errors.Is(err, fs.ErrNotExist) {
		return ErrNoSite
	}
	if err != nil {
		return fmt.Errorf("cannot be read: %w", err)
	}
	site, err := open(root)
	if err != nil {
		return errors.Join(err, root.Close())
	}
	if f.site != nil {
		_ = f.site.root.Close() // only read
	}
	f.site, f.seen = site, now
	return nil
}

// longestWait limits how long a call waits for a build. A build that was killed leaves its lock.
const longestWait = 5 * time.Second

// settled waits until no build holds the lock of the folder, and returns whether it did not have to.
func (f *Folder) settled(ctx context.Context) bool {
	ctx, cancel := context.WithTimeout(ctx, longestWait)
	defer cancel()
	tick := time.NewTicker(20 * time.Millisecond)
	defer tick.Stop()
	lock := filepath.Join(filepath.Dir(f.path), output.LockName(filepath.Base(f.path)))
	for waited := false; ; waited = true {
		if _, err := os.Lstat(lock); err != nil {
			return !waited
		}
		select {
		case <-tick.C:
		case <-ctx.Done():
			return true
		}
	}
}

// stamp tells one build from another.
type stamp struct {
	folder os.FileInfo // nil if there is none
	files  string
}

func (f *Folder) stamp() stamp {
	folder, err := os.Stat(f.path)
	if err != nil {
		return stamp{}
	}
	var files strings.Builder
	for _, name := range []string{output.ManifestName, manifestName, indexName, "index.html"} {
		if info, err := os.Stat(filepath.Join(f.path, name)); err == nil {
			files.WriteString(strconv.FormatInt(info.ModTime().UnixNano(), 10) + "/" + strconv.FormatInt(info.Size(), 10))
		}
		files.WriteString(" ")
	}
	return stamp{folder, files.String()}
}

func (s stamp) isSame(other stamp) bool {
	return s.folder != nil && other.folder != nil && os.SameFile(s.folder, other.folder) && s.files == other.files
}
