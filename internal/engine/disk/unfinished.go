package disk

import (
	"errors"
	"fmt"
	"io/fs"
	"math/rand/v2"
	"os"
	"runtime"
	"strings"
	"sync"
	"syscall"
)

// unfinished is the prefix of temporary names, of files that docgen is writing and of folders in which it prepares
// others. The number of the process and a random one follow.
const unfinished = ".docgen-new-"

// IsUnfinished reports whether a file has a temporary name. Such a file stays if the process is
// killed, until docgen writes to the folder again.
func IsUnfinished(name string) bool { return strings.HasPrefix(name, unfinished) }

// temporary returns a new temporary name.
func temporary() string { return fmt.Sprintf("%s%d-%d", unfinished, os.Getpid(), rand.Uint32()) }

// Stage returns a temporary name for a folder in which files are prepared, after it has removed those of killed
// processes. The caller removes the folder.
func (f Folder) Stage() (string, error) {
	_, root, err := f.makeOpen()
	if err != nil {
		return "", err
	}
	defer root.Close()
	sweep(root)
	return temporary(), nil
}

// swept holds the folders in which sweep has looked.
var swept sync.Map

// sweep removes what killed processes have left in a folder. It looks once, because the folders of caches have many files.
func sweep(root *os.Root) {
	if _, isKnown := swept.LoadOrStore(root.Name(), true); isKnown {
		return
	}
	entries, _ := fs.ReadDir(root.FS(), ".") // without them, nothing is removed
	for _, entry := range entries {
		var process int
		if _, err := fmt.Sscanf(entry.Name(), unfinished+"%d-", &process); err == nil && !isRunning(process) {
			_ = root.RemoveAll(entry.Name())
		}
	}
}

// isRunning reports whether a process exists. Only on Windows does finding it tell.
func isRunning(number int) bool {
	process, err := os.FindProcess(number)
	if err != nil || runtime.GOOS == "windows" {
		return err == nil
	}
	err = process.Signal(syscall.Signal(0))
	return err == nil || errors.Is(err, fs.ErrPermission)
}
