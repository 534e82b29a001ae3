package markdown

import (
	"errors"
	"fmt"
	"io/fs"
	"path"
	"strings"
	"unicode/utf8"

	"github.com/yuin/goldmark/ast"
)

// include gives the text that file="name#region" stands for, or reports why
// there is none.
func (c *collector) include(fence *ast.FencedCodeBlock, meta codeMeta) string {
	_, region, _ := strings.Cut(meta.file, "#")
	report := func(finding Finding) string {
		info := fence.Info.Segment
		start, stop := info.Start, info.Stop
		if at := strings.Index(string(info.Value(c.document.source)), meta.file); at >= 0 {
			start, stop = info.Start+at, info.Start+at+len(meta.file)
		}
		finding.Code = IncludeCode
		c.state.report(start, stop, finding)
		return string(fence.Lines().Value(c.document.source))
	}
	if fence.Lines().Len() > 0 {
		report(Finding{Text: fmt.Sprintf("the block has code of its own beside file=%q", meta.file), Hint: "remove one of the two"})
	}
	name, text, finding := c.state.load(meta.file, fence.Info.Segment.Start)
	switch {
	case finding.Text != "":
		return report(finding)
	case region == "":
		return text
	}
	code, found, known := regionOf(text, region)
	if !found {
		return report(noRegion(name, region, known))
	}
	return code
}

// noRegion says that a file lacks a region.
func noRegion(name, region string, known []string) Finding {
	finding := Finding{Text: fmt.Sprintf("no region %q in %s", region, name), Name: region, Known: known, Hint: "the file has no regions"}
	if len(known) > 0 {
		finding.Hint = "its regions are " + strings.Join(known, ", ")
	}
	return finding
}

// load gives the name and the text of the file that "name#region" means at an
// offset of the source, or says why there is none.
func (s *state) load(written string, offset int) (name, text string, wrong Finding) {
	target, _, _ := strings.Cut(written, "#")
	name, within := s.resolve(target, offset)
	if !within {
		return "", "", Finding{Text: fmt.Sprintf("the file %q is outside of the site folder", target), Hint: "only files below the folder of docgen.yaml can be shown"}
	}
	text, err := s.read(name)
	switch {
	case errors.Is(err, fs.ErrNotExist):
		wrong = Finding{Text: fmt.Sprintf("no file %q", target), Hint: s.pathHint(target, name)}
	case err != nil:
		wrong = Finding{Text: fmt.Sprintf("the file %q cannot be read: %v", target, cause(err))}
	case !utf8.ValidString(text):
		wrong = Finding{Text: fmt.Sprintf("the file %q is not UTF-8", target), Hint: "only text can be shown"}
	}
	return name, text, wrong
}

// cause is the reason of a failed operation on a file, without its path.
func cause(err error) error {
	var failed *fs.PathError
	if errors.As(err, &failed) {
		return failed.Err
	}
	return err
}

// resolve gives the name of a file relative to the site folder: "/x" and
// "@site/x" begin there, others at the folder of the text at an offset. It reports false for a
// file outside.
func (s *state) resolve(target string, offset int) (name string, within bool) {
	switch {
	case strings.HasPrefix(target, "@site/"):
		name = strings.TrimPrefix(target, "@site/")
	case strings.HasPrefix(target, "/"):
		name = target[1:]
	default:
		name = path.Join(s.folderAt(offset), target)
	}
	name = path.Clean(name)
	return name, fs.ValidPath(name) && name != "." && !strings.Contains(name, `\`)
}

var lineEnds = strings.NewReplacer("\r\n", "\n", "\r", "\n")

// includedFile is what reading a file came to.
type includedFile struct {
	text string
	err  error
}

// read gives the text of a file, with lines ended by "\n" alone.
func (s *state) read(name string) (string, error) {
	if known, found := s.files[name]; found {
		return known.text, known.err
	}
	file := includedFile{err: fs.ErrNotExist}
	if s.options.Read != nil {
		var text []byte
		text, file.err = s.options.Read(name)
		file.text = lineEnds.Replace(strings.TrimPrefix(string(text), "\uFEFF"))
	}
	if s.files == nil {
		s.files = map[string]includedFile{}
	}
	s.files[name] = file
	return file.text, file.err
}

// pathHint is the way out when a file is missing.
func (s *state) pathHint(target, name string) string {
	if other := path.Clean(strings.TrimPrefix(target, "./")); !strings.HasPrefix(target, "/") && fs.ValidPath(other) && other != name && s.options.Read != nil {
		if _, err := s.options.Read(other); err == nil {
			return fmt.Sprintf("write %q: only a path that begins by \"/\" starts at the site folder", "/"+other)
		}
	}
	return fmt.Sprintf("it would be %s in the site folder", name)
}
