package output

import (
	"io/fs"
	"strings"
)

// IsVisible reports whether a name from a remote store leads to no hidden file or folder, such as
// .git or .htaccess. What hosts and tools read there is not for pages.
func IsVisible(name string) bool {
	return fs.ValidPath(name) && !strings.HasPrefix(name, ".") && !strings.Contains(name, "/.")
}
