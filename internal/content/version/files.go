// Package version knows the files in which Docusaurus keeps versions of the docs: their names,
// and the rules for the names of versions.
//
// [Files] names the files of a docs instance, and [ParseList] reads the list of versions. The
// package reads and writes nothing, and does not know what the docs contain.
package version

import "path"

// Names that Docusaurus gives to the only docs instance and to the docs folder itself.
const (
	DefaultInstance = "default"
	Current         = "current"
)

// Files names the files of a docs instance, relative to the site folder. Only the names of the
// default instance have no prefix.
type Files struct{ Instance string }

// List returns the name of the file that lists the versions, newest first.
func (f Files) List() string { return f.prefix() + "versions.json" }

// Docs returns the folder with the docs of a version.
func (f Files) Docs(version string) string {
	return path.Join(f.DocsFolder(), folderPrefix+version)
}

// DocsFolder returns the folder with the docs of all versions.
func (f Files) DocsFolder() string { return f.prefix() + "versioned_docs" }

// Sidebars returns the names that the sidebars file of a version may have. Docusaurus writes
// the first.
func (f Files) Sidebars(version string) []string {
	base := path.Join(f.prefix()+"versioned_sidebars", folderPrefix+version+"-sidebars")
	return []string{base + ".json", base + ".yaml", base + ".yml"}
}

// Translations returns the folder with the translated docs of a version, below the folder of a
// locale.
func (f Files) Translations(version string) string {
	folder := "docusaurus-plugin-content-docs"
	if f.Instance != DefaultInstance {
		folder += "-" + f.Instance
	}
	if version != Current {
		version = folderPrefix + version
	}
	return path.Join(folder, version)
}

const folderPrefix = "version-"

func (f Files) prefix() string {
	if f.Instance == DefaultInstance {
		return ""
	}
	return f.Instance + "_"
}
