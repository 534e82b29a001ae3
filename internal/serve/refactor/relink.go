package refactor

import (
	"path"
	"strings"
)

// relinked returns a reference as it must be written in a file that has a new name, so that it leads to a target that has one. It
// keeps the form of the path, except that a URL path becomes the path of a file, since the URL of a moved page is another one.
func (r Reference) relinked(from placed, file, target string) string {
	plain := withoutSuffix(r.Written)
	suffix := r.Written[len(plain):]
	folder := strings.TrimSuffix(from.Text.Original(), from.File) // of the docs, with a slash at the end
	fromFolder, isInFolder := strings.CutPrefix(target, folder)
	switch name := path.Clean(strings.TrimPrefix(plain, "./")); {
	case plain == "" || strings.HasPrefix(plain, "pathname:"):
		return r.Written
	case strings.HasPrefix(plain, "@site/"):
		return "@site/" + Escaped(target) + suffix
	case strings.HasPrefix(plain, "<rootDir>"):
		return "<rootDir>/" + target + suffix
	case r.use != nil && strings.HasPrefix(plain, "/"):
		return "/" + target + suffix
	case strings.HasPrefix(plain, "/"):
		return r.absolute(plain, target, fromFolder, isInFolder) + suffix
	case r.Page != nil && isFile(plain) && folder+name == r.Target && path.Join(path.Dir(r.File), name) != r.Target && isInFolder:
		return Escaped(fromFolder) + suffix // as Docusaurus reads it, from the folder of the docs
	}
	relative := RelativeTo(path.Dir(file), target)
	if strings.HasPrefix(plain, "./") && !strings.HasPrefix(relative, "../") {
		relative = "./" + relative
	}
	if r.use == nil {
		relative = Escaped(relative)
	}
	return relative + suffix
}

// absolute returns the new form of a path that begins with a slash.
func (r Reference) absolute(plain, target, fromFolder string, isInFolder bool) string {
	switch {
	case r.Page == nil: // in a static folder
		static := strings.TrimSuffix(r.Target, strings.TrimPrefix(plain, "/"))
		if below, isBelow := strings.CutPrefix(target, static); isBelow && static != r.Target {
			return "/" + Escaped(below)
		}
		return "@site/" + Escaped(target)
	case isInFolder:
		return "/" + Escaped(fromFolder)
	}
	return "/" + Escaped(target)
}

// withoutSuffix returns a link without its query and anchor.
func withoutSuffix(link string) string {
	if at := strings.IndexAny(link, "?#"); at >= 0 {
		return link[:at]
	}
	return link
}

// isFile reports whether a path names a Markdown file.
func isFile(name string) bool {
	return strings.HasSuffix(name, ".md") || strings.HasSuffix(name, ".mdx")
}

// Escaped returns a path as Markdown has it between the parentheses of a link.
func Escaped(name string) string {
	return special.Replace(name)
}

var special = strings.NewReplacer("%", "%25", " ", "%20", "(", "%28", ")", "%29", "<", "%3C", ">", "%3E", "#", "%23", "?", "%3F")

// RelativeTo returns the path of a file from a folder, both slash-separated and relative to the site folder: "../api/key.md".
func RelativeTo(folder, file string) string {
	if folder == "." {
		return file
	}
	from, shared := folder+"/", 0
	for i := 0; i < min(len(from), len(file)) && from[i] == file[i]; i++ {
		if from[i] == '/' {
			shared = i + 1
		}
	}
	return strings.Repeat("../", strings.Count(from[shared:], "/")) + file[shared:]
}
