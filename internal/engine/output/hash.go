package output

import (
	"io/fs"
	"path/filepath"

	"github.com/docgen-cli/docgen/internal/engine/fingerprint"
)

// Hash returns the hash of the names, sizes and times of all files in the output folder. It
// skips .git, because the output folder may be a checkout.
func Hash(out string) (fingerprint.Hash, bool) {
	hasher := fingerprint.NewHasher()
	err := filepath.WalkDir(out, func(name string, entry fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		if entry.Name() == ".git" && entry.IsDir() {
			return filepath.SkipDir
		}
		info, err := entry.Info()
		if err == nil && !entry.IsDir() {
			hasher.Text(name)
			hasher.Number(info.Size())
			hasher.Number(info.ModTime().UnixNano())
			hasher.Number(int64(info.Mode()))
		}
		return err
	})
	return hasher.Sum(), err == nil
}
