package input

import (
	"errors"
	"fmt"
	"io/fs"
	"maps"
	"path"
	"slices"
	"strings"
	"unicode/utf8"
)

// file is the result of reading a file.
type file struct {
	text string
	err  error
}

// Files returns the names of all files that the text refers to, even if they do not exist,
// sorted.
func (t *Text) Files() []string { return slices.Sorted(maps.Keys(t.files)) }

// Load returns the name and the content of the file that "name#region" at an offset refers to,
// or a finding if the file cannot be used.
func (t *Text) Load(written string, offset int) (name, text string, wrong Finding) {
	target, _, _ := strings.Cut(written, "#")
	outside := Finding{Text: fmt.Sprintf("the file %q is outside the site folder", target),
		Hint: "docgen shows only files inside the folder that contains docgen.yaml"}
	name, isFile := t.resolve(target, offset)
	if !isFile {
		return "", "", outside
	}
	text, err := t.readFile(name)
	switch {
	case err != nil && !fs.ValidPath(name): // docs may be outside the site folder, but no other files
		return "", "", outside
	case errors.Is(err, fs.ErrNotExist):
		wrong = Finding{Text: fmt.Sprintf("no file %q", target), Hint: t.pathHint(target, name)}
	case err != nil:
		wrong = Finding{Text: fmt.Sprintf("the file %q cannot be read: %v", target, cause(err))}
	case !utf8.ValidString(text):
		wrong = Finding{Text: fmt.Sprintf("the file %q is not valid UTF-8", target), Hint: "docgen can show only text"}
	}
	return name, text, wrong
}

// cause returns the reason of a failed file operation, without the path.
func cause(err error) error {
	if failed, isPath := errors.AsType[*fs.PathError](err); isPath {
		return failed.Err
	}
	return err
}

// resolve returns the name of a file relative to the site folder. "/x" and "@site/x" are
// relative to the site folder, and other paths to the folder of the file at an offset. It
// reports false if the target cannot be a file name.
func (t *Text) resolve(target string, offset int) (name string, isFile bool) {
	switch {
	case strings.HasPrefix(target, "@site/"):
		name = path.Join(t.site, strings.TrimPrefix(target, "@site/"))
	case strings.HasPrefix(target, "/"):
		name = target[1:]
		if t.site != "" {
			name = path.Join(t.site, name)
		}
	default:
		name = path.Join(t.folderAt(offset), target)
	}
	name = path.Clean(name)
	return name, name != "." && !path.IsAbs(name) && !strings.Contains(name, `\`)
}

// readFile returns the content of a file, with "
// " as line ends.
func (t *Text) readFile(name string) (string, error) {
	if known, found := t.files[name]; found {
		return known.text, known.err
	}
	result := file{err: fs.ErrNotExist}
	if t.read != nil {
		var text []byte
		text, result.err = t.read(name)
		result.text = strings.NewReplacer("\r\n", "\n", "\r", "\n").Replace(strings.TrimPrefix(string(text), "\uFEFF"))
	}
	t.files[name] = result
	return result.text, result.err
}

// pathHint says how to fix the path of a missing file.
func (t *Text) pathHint(target, name string) string {
	if other := path.Clean(strings.TrimPrefix(target, "./")); !strings.HasPrefix(target, "/") && fs.ValidPath(other) && other != name && t.read != nil {
		if _, err := t.read(other); err == nil {
			return fmt.Sprintf("write %q: a path starts at the site folder only if it begins with \"/\"", "/"+other)
		}
	}
	return fmt.Sprintf("docgen looked for %s in the site folder", name)
}
