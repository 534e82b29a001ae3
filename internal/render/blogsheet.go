package render

import (
	"crypto/sha256"
	"encoding/hex"
	"path"
	"sync"

	"github.com/docgen-cli/docgen/internal/assemble"
	"github.com/docgen-cli/docgen/internal/blog/view"
	"github.com/docgen-cli/docgen/internal/bundle"
	"github.com/docgen-cli/docgen/internal/output"
	"github.com/docgen-cli/docgen/internal/shell"
)

// blogSheet is the style sheet of blogs, which sites without a blog do without.
var blogSheet = sync.OnceValue(func() output.File {
	text := bundle.Minified(view.Sheet)
	sum := sha256.Sum256(text)
	return output.File{Name: path.Join(assemble.Folder, "blog-"+hex.EncodeToString(sum[:4])+".css"), Content: text}
})

// sheetOf returns the name of the style sheet of blogs, or "" if a locale has no blog.
func sheetOf(a assemble.Assembler) string {
	if len(a.Edition.Blogs) == 0 {
		return ""
	}
	return blogSheet().Name
}

// blogFiles returns the style sheet of blogs if the locale has a blog.
func (r Renderer) blogFiles() []output.File {
	if sheetOf(r.Assembler) == "" {
		return nil
	}
	return []output.File{blogSheet()}
}

// blogTags returns the link of every page's head to the style sheet of blogs. Pages outside a blog
// have it too, because readers go from page to page without loading a document.
func blogTags(a assemble.Assembler) []shell.Tag {
	name := sheetOf(a)
	if name == "" {
		return nil
	}
	return []shell.Tag{{Tag: "link", Attributes: map[string]string{"rel": "stylesheet", "href": a.Edition.Routes.URL(name)}}}
}
