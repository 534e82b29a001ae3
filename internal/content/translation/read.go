package translation

import (
	"errors"
	"io/fs"
	"path"
	"syscall"

	"github.com/docgen-cli/docgen/internal/content"
	"github.com/docgen-cli/docgen/internal/content/blog"
	"github.com/docgen-cli/docgen/internal/content/version"
	"github.com/docgen-cli/docgen/internal/diag"
	"github.com/docgen-cli/docgen/internal/engine/source"
)

// Docs names a version of a docs instance.
type Docs struct{ Instance, Version string }

// Read reads the label files of a locale. folder is its folder, relative to the site folder, and blogs
// are the ids of the blogs. Files that do not exist translate nothing.
func Read(files source.Files, folder string, docs []Docs, blogs []string) (Labels, []diag.Diagnostic) {
	reader := reader{files: files}
	in := func(names ...string) File { return reader.read(path.Join(folder, path.Join(names...))) }
	labels := Labels{
		Code: in("code.json"), Navbar: in("docusaurus-theme-classic", "navbar.json"), Footer: in("docusaurus-theme-classic", "footer.json"),
		docs: make(map[Docs]File, len(docs)), blogs: make(map[string]File, len(blogs)),
	}
	for _, each := range docs {
		labels.docs[each] = in(version.Files{Instance: each.Instance}.Translations(each.Version) + ".json") // beside the translated docs
	}
	for _, id := range blogs {
		labels.blogs[id] = in(blog.Translations(id), "options.json")
	}
	return labels, reader.findings
}

type reader struct {
	files    source.Files
	findings []diag.Diagnostic
}

func (r *reader) read(name string) File {
	text, err := r.files.ReadFile(name)
	switch {
	case errors.Is(err, fs.ErrNotExist), errors.Is(err, syscall.ENOTDIR): // a check reports files in place of folders
		return File{Name: name}
	case err != nil:
		r.findings = append(r.findings, content.Unreadable(Code, name, err))
		return File{Name: name}
	}
	file, findings := Parse(text, name)
	r.findings = append(r.findings, findings...)
	return file
}
