package translation

import (
	"path"

	"github.com/docgen-cli/docgen/internal/content/blog"
	"github.com/docgen-cli/docgen/internal/content/version"
)

func codeName(folder string) string { return path.Join(folder, "code.json") }
func navbarName(folder string) string {
	return path.Join(folder, "docusaurus-theme-classic", "navbar.json")
}
func footerName(folder string) string {
	return path.Join(folder, "docusaurus-theme-classic", "footer.json")
}

// blogName returns the name of the label file of a blog.
func blogName(folder, id string) string {
	return path.Join(folder, blog.Translations(id), "options.json")
}

// docsName returns the name of the label file of a version, which is that of the folder with its
// translated docs.
func docsName(folder string, docs Docs) string {
	return path.Join(folder, version.Files{Instance: docs.Instance}.Translations(docs.Version)) + ".json"
}
