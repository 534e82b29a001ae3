package revision

import (
	"bytes"
	"crypto/sha256"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
)

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
