package output

import (
	"bytes"
	"compress/gzip"
	"errors"
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"time"

	"github.com/docgen-cli/docgen/internal/engine/media"
)

// compressedSuffix ends the name of a compressed copy: "main.css.gz" is beside "main.css".
const compressedSuffix = ".gz"

// smallestCompressed is the size of the smallest file with a compressed copy, in bytes. A
// smaller file fits into one packet anyway.
const smallestCompressed = 1 << 10

// Compress adds a compressed copy of each text file so far, for servers that can send one.
// It reuses the copies of files that have not changed. parallel calls work as in PutAll.
func (s *Staging) Compress(parallel func(n int, work func(i int))) error {
	s.mu.Lock()
	names := slices.DeleteFunc(slices.Sorted(maps.Keys(s.files)), func(name string) bool {
		copied := name + compressedSuffix
		return !media.IsText(media.Of(name)) || s.files[copied] || s.folders[filepath.FromSlash(copied)]
	})
	s.mu.Unlock()
	errs := make([]error, len(names))
	parallel(len(names), func(i int) { errs[i] = s.compress(names[i]) })
	return errors.Join(errs...)
}

// compress adds the compressed copy of a file, if it is worth one. The copy has the
// modification time of the file, which shows the next build that they belong together.
func (s *Staging) compress(name string) error {
	staged := filepath.Join(s.folder, filepath.FromSlash(name))
	info, err := os.Stat(staged)
	if err != nil {
		return fmt.Errorf("compress %s: %w", name, err)
	}
	if info.Size() < smallestCompressed {
		return nil
	}
	if s.hasCopy(name, info.ModTime()) {
		return s.Keep(name + compressedSuffix)
	}
	content, err := os.ReadFile(staged)
	if err != nil {
		return fmt.Errorf("compress %s: %w", name, err)
	}
	packed, err := pack(content)
	if err != nil || len(packed) >= len(content) {
		return err
	}
	return s.add(name+compressedSuffix, nil, func(file string) error {
		if err := errors.Join(s.makeRoom(file), os.WriteFile(file, packed, 0o644)); err != nil {
			return err
		}
		return os.Chtimes(file, info.ModTime(), info.ModTime())
	})
}

// hasCopy reports whether the current output has a compressed copy of this version of a file.
func (s *Staging) hasCopy(name string, modified time.Time) bool {
	if !s.written.files[name+compressedSuffix] {
		return false
	}
	current := filepath.Join(s.place.path(), filepath.FromSlash(name))
	for _, file := range []string{current, current + compressedSuffix} {
		info, err := os.Lstat(file)
		if err != nil || !info.Mode().IsRegular() || !info.ModTime().Equal(modified) {
			return false
		}
	}
	return true
}

// pack compresses a text. The same text always gives the same bytes. The best compression
// would save 2% more and take twice as long.
func pack(content []byte) ([]byte, error) {
	var out bytes.Buffer
	writer := gzip.NewWriter(&out)
	_, err := writer.Write(content)
	if err := errors.Join(err, writer.Close()); err != nil {
		return nil, fmt.Errorf("compress: %w", err)
	}
	return out.Bytes(), nil
}
