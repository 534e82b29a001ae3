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

// file is the result of reading one.
type file struct {
	text string
	err  error
}

// Files returns the names of all files that were asked for, existing or not, sorted.
func (t *Text) Files() []string { return slices.Sorted(maps.Keys(t.files)) }

// Load returns the name and the text of the file that "name#region" refers to at an
// offset, or a finding that says why it cannot be used.
func (t *Text) Load(written string, offset int) (name, text string, wrong Finding) {
	target, _, _ := strings.Cut(written, "#")
	outside := Finding{Text: fmt.Sprintf("the file %q is outside the site folder", target), Hint: "docgen shows only files inside the folder that contains docgen.yaml"}
	name, isFile := t.resolve(target, offset)
	if !isFile {
		return "", "", outside
	}
	text, err := t.readFile(name)
	switch {
	case err != nil && !fs.ValidPath(name): // docs may lie outside, but nothing else does
		return "", "", outside
	case errors.Is(err, fs.ErrNotExist):
		wrong = Finding{Text: fmt.Sprintf("no file %q", target), Hint: t.pathHint(target, name)}
	case err != nil:
		wrong = Finding{Text: fmt.Sprintf("the file %q cannot be read: %v", target, cause(err))}
	case !utf8.ValidString(text):
		wrong = Finding{Text: fmt.Sprintf("the file %q is not UTF-8", target), Hint: "docgen can show only text"}
	}
	return name, text, wrong
}

// cause is the reason of a failed file operation, without the path.
func cause(err error) error {
	var failed *fs.PathError
	if errors.As(err, &failed) {
		return failed.Err
	}
	return err
}

// resolve returns the name of a file relative to the site folder. "/x" and "@site/x"
// start there, other paths at the folder of the file at an offset. It reports false for what
// cannot be the name of a file.
func (t *Text) resolve(target string, offset int) (name string, isFile bool) {
	switch {
	case strings.HasPrefix(target, "@site/"):
		name = strings.TrimPrefix(target, "@site/")
	case strings.HasPrefix(target, "/"):
		name = target[1:]
	default:
		name = path.Join(t.folderAt(offset), target)
	}
	name = path.Clean(name)
	return name, name != "." && !path.IsAbs(name) && !strings.Contains(name, `\`)
}

// readFile returns the text of a file, with line ends as "\n".
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

// pathHint says what to do about a missing file.
func (t *Text) pathHint(target, name string) string {
	if other := path.Clean(strings.TrimPrefix(target, "./")); !strings.HasPrefix(target, "/") && fs.ValidPath(other) && other != name && t.read != nil {
		if _, err := t.read(other); err == nil {
			return fmt.Sprintf("write %q: a path starts at the site folder only if it begins with \"/\"", "/"+other)
		}
	}
	return fmt.Sprintf("docgen looked for %s in the site folder", name)
}
