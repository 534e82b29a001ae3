package build

import (
	"fmt"
	"io"
	"os"
	"path/filepath"
)

// survey describes the files below a folder by what tells that one has changed:
// name, size and times.
type survey struct {
	to      io.Writer // of the description
	settled int64     // files changed later, in nanoseconds since the epoch, can change again and look the same; 0 for none
	skip    func(path string) bool
}

// walk describes a folder. It reports false when the description does not tell
// enough: of symbolic links, of files that cannot be read, of files just written.
func (s survey) walk(folder string) bool {
	entries, err := os.ReadDir(folder)
	if err != nil {
		return false
	}
	for _, entry := range entries {
		path := filepath.Join(folder, entry.Name())
		if s.skip != nil && s.skip(path) {
			continue
		}
		info, err := entry.Info()
		switch {
		case err != nil:
			return false
		case info.IsDir():
			_, _ = fmt.Fprintf(s.to, "%q {\n", entry.Name())
			if !s.walk(path) {
				return false
			}
			_, _ = fmt.Fprintln(s.to, "}")
		case !info.Mode().IsRegular() || s.settled > 0 && max(changeTime(info), info.ModTime().UnixNano()) > s.settled:
			return false
		default:
			_, _ = fmt.Fprintf(s.to, "%q %d %d %d\n", entry.Name(), info.Size(), info.ModTime().UnixNano(), changeTime(info))
		}
	}
	return true
}
