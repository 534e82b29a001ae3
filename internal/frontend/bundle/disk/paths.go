package disk

import (
	"iter"
	"os"
	"path/filepath"
	"strings"
)

// foldersAbove yields the folder of a file, its parent, and so on up to the root.
func foldersAbove(name string) iter.Seq[string] {
	return func(yield func(string) bool) {
		for folder := filepath.Dir(name); yield(folder) && folder != filepath.Dir(folder); {
			folder = filepath.Dir(folder)
		}
	}
}

// PackageFile returns the nearest file with a path in node_modules of a folder or of those above it; "" for none.
func PackageFile(folder, name string) string {
	for above := range foldersAbove(filepath.Join(folder, "node_modules")) {
		if file := filepath.Join(above, "node_modules", filepath.FromSlash(name)); IsFile(file) {
			return file
		}
	}
	return ""
}

// contains reports whether a path is a folder or inside it.
func contains(folder, name string) bool {
	return name == folder || strings.HasPrefix(name, strings.TrimSuffix(folder, string(filepath.Separator))+string(filepath.Separator))
}

// IsFile reports whether a regular file exists.
func IsFile(name string) bool {
	info, err := os.Stat(name)
	return err == nil && info.Mode().IsRegular()
}

// IsFolder reports whether a folder exists.
func IsFolder(name string) bool {
	info, err := os.Stat(name)
	return err == nil && info.IsDir()
}

// PackageName returns the name of the npm package in an import.
func PackageName(specifier string) string {
	parts := strings.SplitN(specifier, "/", 3)
	if strings.HasPrefix(specifier, "@") && len(parts) > 1 {
		return parts[0] + "/" + parts[1]
	}
	return parts[0]
}

// ScriptExtensions returns the extensions of scripts, in the order in which a path without one may mean them.
func ScriptExtensions() []string { return []string{".tsx", ".jsx", ".ts", ".js"} }
