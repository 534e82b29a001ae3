package built

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strconv"
	"strings"

	"github.com/docgen-cli/docgen/internal/engine/output"
)

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

// checkComplete reports a build that is still being copied file by file, or was killed meanwhile. Its
// manifest lists files that do not exist.
func checkComplete(root *os.Root, names map[string]bool) error {
	text, err := root.ReadFile(output.ManifestName)
	if errors.Is(err, fs.ErrNotExist) {
		return nil // some hosts leave out hidden files
	}
	if err != nil {
		return err
	}
	_, list, _ := strings.Cut(string(text), "\n")
	for line := range strings.Lines(list) {
		name := strings.TrimSuffix(line, "\n")
		if plain, err := strconv.Unquote(name); err == nil {
			name = plain
		}
		if !names[name] {
			return fmt.Errorf("%w, or lacks the file %s", ErrBusy, name)
		}
	}
	return nil
}
