package content

import (
	"bytes"
	"errors"
	"fmt"
	"io/fs"
	"path"
	"regexp"
	"strings"
	"unicode/utf8"

	"github.com/docgen-cli/docgen/internal/diag"
	"github.com/docgen-cli/docgen/internal/engine/source"
)

// MaxSize is the maximum size of a text in bytes. The limit exists because several copies of a
// text are in memory at once.
const MaxSize = 16 << 20

// yamlFence matches an opening fence that names its language. JSON is valid YAML.
var yamlFence = regexp.MustCompile(`^---[ \t]*(?:yaml|yml|json)[ \t]*\n`)

// File is the text of a file in the docs folder.
type File struct {
	Path string // slash-separated, relative to the docs folder
	Name string // slash-separated, relative to the site folder; messages show it
	Text []byte // UTF-8 without a byte order mark; lines end with \n; front matter opens with "---" alone
}

// Read reads one file. If the file cannot be read or is not UTF-8, Read returns a diagnostic
// and false.
func Read(files source.FS, relative string) (File, []diag.Diagnostic, bool) {
	file := File{Path: relative, Name: files.Name(relative)}
	if info, err := files.Stat(relative); err == nil && isOnDisk(info) && info.Size() > MaxSize {
		return file, tooLarge(file, info.Size()), false
	}
	text, err := files.ReadFile(relative)
	if len(text) > MaxSize {
		return file, tooLarge(file, int64(len(text))), false
	}
	if err != nil {
		return file, []diag.Diagnostic{Unreadable(Code, file.Name, err)}, false
	}
	text = Normal(text)
	if yamlFence.Match(text) {
		text = yamlFence.ReplaceAll(text, []byte("---\n"))
	}
	if !utf8.Valid(text) {
		line, column := invalidUTF8(text)
		return file, []diag.Diagnostic{{
			Severity: diag.Error, Code: Code, File: file.Name, Line: line, Column: column,
			Text: "the file is not valid UTF-8", Hint: "save it as UTF-8",
		}}, false
	}
	file.Text = text
	return file, nil, true
}

// Normal returns a text with \n as line ends, and without a byte order mark.
func Normal(text []byte) []byte {
	text = bytes.TrimPrefix(text, []byte("\uFEFF"))
	if bytes.IndexByte(text, '\r') < 0 {
		return text
	}
	text = bytes.ReplaceAll(text, []byte("\r\n"), []byte("\n"))
	return bytes.ReplaceAll(text, []byte("\r"), []byte("\n"))
}

// isOnDisk reports whether the size of a file is known without reading it, which it is not in
// git.
func isOnDisk(info fs.FileInfo) bool {
	_, isInGit := info.Sys().(source.ContentID)
	return !isInGit
}

func tooLarge(file File, size int64) []diag.Diagnostic {
	return []diag.Diagnostic{{
		Severity: diag.Error, Code: Code, File: file.Name,
		Text: fmt.Sprintf("the file is %d MiB, but the limit is %d MiB", size>>20, MaxSize>>20), Hint: "split it into several pages",
	}}
}

// invalidUTF8 returns the position of the first byte that is not valid UTF-8.
func invalidUTF8(text []byte) (line, column int) {
	line, column = 1, 1
	for len(text) > 0 {
		char, size := utf8.DecodeRune(text)
		if char == utf8.RuneError && size == 1 {
			break
		}
		column++
		if char == '\n' {
			line, column = line+1, 1
		}
		text = text[size:]
	}
	return line, column
}

// Line returns the text of a 1-based line, or "" beyond the end.
func (f File) Line(number int) string {
	for line := range strings.SplitSeq(string(f.Text), "\n") {
		if number--; number == 0 {
			return line
		}
	}
	return ""
}

// Unreadable reports an existing file that cannot be read. It never quotes the file.
func Unreadable(code, name string, err error) diag.Diagnostic {
	return diag.Diagnostic{Severity: diag.Error, Code: code, File: name, Text: "the file cannot be read: " + reason(err), Hint: readingHint(err)}
}

// reason returns the operating system's part of an error, without the path.
func reason(err error) string {
	if failed, ok := errors.AsType[*fs.PathError](err); ok {
		return failed.Err.Error()
	}
	return err.Error()
}

// readingHint says what to do about a file or folder that cannot be read.
func readingHint(err error) string {
	switch {
	case errors.Is(err, source.ErrOutside):
		return "copy its target into the site"
	case errors.Is(err, source.ErrNotRegular):
		return "replace it with a regular file"
	case errors.Is(err, fs.ErrPermission):
		return "check its permissions"
	}
	return ""
}

// isPartial reports whether a file is Markdown for docs to include: its name, or that of a
// folder on its path, starts with an underscore.
func isPartial(file string) bool {
	extension := path.Ext(file)
	return (extension == ".md" || extension == ".mdx") && strings.Contains("/"+file, "/_")
}

// CheckPartial reports front matter in a partial, which has no page.
func CheckPartial(file File, severity diag.Severity) []diag.Diagnostic {
	if start, _, closed := fences(file.Text); start == 0 || !closed {
		return nil
	}
	return []diag.Diagnostic{{
		Severity: severity, Code: frontMatterCode, File: file.Name, Line: 1, Column: 1, Length: 3, Source: file.Line(1),
		Text: "docgen ignores the front matter of a partial", Hint: "remove it, or remove the underscore from the path to turn the file into a doc",
	}}
}
