package revision

import (
	"bytes"
	"crypto/sha256"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"time"

	"github.com/docgen-cli/docgen/internal/engine/source"
)

// openFile is a file that has been read.
type openFile struct {
	*bytes.Reader
	info fs.FileInfo
}

func (f openFile) Stat() (fs.FileInfo, error) { return f.info, nil }
func (f openFile) Close() error               { return nil }

// info describes a file. Sys returns a [source.ContentID].
type info struct {
	objects *objects
	name    string
	node    node
}

func (i info) Name() string       { return i.name }
func (i info) Mode() fs.FileMode  { return i.node.mode }
func (i info) ModTime() time.Time { return time.Time{} }
func (i info) IsDir() bool        { return i.node.mode.IsDir() }
func (i info) Sys() any           { return source.ContentID(i.node.id) }

// Size reads the file, because trees have no sizes.
func (i info) Size() int64 {
	if !i.node.mode.IsRegular() {
		return 0
	}
	blob, _ := i.objects.read(i.node.id) // reading it reports the error
	return int64(len(blob.content))
}

// A pointer is a small text that Git LFS (Large File Storage) stores in place of a large file.
var (
	pointerStart = []byte("version https://git-lfs.github.com/spec/")
	pointerID    = regexp.MustCompile(`(?m)^oid sha256:([0-9a-f]{64})$`)
)

// isPointer reports whether a blob is a pointer. Pointers have less than 1,024 bytes.
func isPointer(blob []byte) bool { return len(blob) < 1024 && bytes.HasPrefix(blob, pointerStart) }

// large returns the file that a pointer stands for, if Git LFS has fetched it.
func (f Files) large(pointer []byte) ([]byte, error) {
	if found := pointerID.FindSubmatch(pointer); found != nil {
		id := string(found[1])
		text, err := os.ReadFile(filepath.Join(f.repository.git.Common, "lfs", "objects", id[:2], id[2:4], id))
		if err == nil && fmt.Sprintf("%x", sha256.Sum256(text)) == id { // another file may be there, for example by a link
			return text, nil
		}
	}
	return nil, fmt.Errorf("its content is in Git Large File Storage (LFS): run %q first", "git lfs fetch origin "+f.ref.Name)
}
