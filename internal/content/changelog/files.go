package changelog

import (
	"bytes"
	"crypto/sha256"
	"encoding/hex"
	"io"
	"io/fs"
	"path"
	"strings"
	"sync"
	"time"

	"github.com/docgen-cli/docgen/internal/content"
	"github.com/docgen-cli/docgen/internal/engine/source"
)

// introduction names the text before the first release.
const introduction = "introduction"

// FileOf returns the name of the virtual file of a release. It is in the same folder as the
// changelog, so that links in the text work.
func FileOf(changelog, slug string) string { return changelog + ":" + slug + ".md" }

// IntroOf returns the name of the virtual file with the text before the first release.
func IntroOf(changelog string) string { return FileOf(changelog, introduction) }

// WithReleases returns the changelog and its virtual files, as a part of the folder that contains it.
func WithReleases(folder source.FS, changelog string) source.FS {
	files := &files{FS: folder, name: changelog}
	files.read = sync.OnceValues(func() (map[string][]byte, error) {
		text, err := folder.ReadFile(changelog)
		if err != nil {
			return nil, err
		}
		return Texts(content.Normal(text)), nil
	})
	return files
}

// Texts returns the text of each release of a changelog by its slug, and that before the first
// one.
func Texts(text []byte) map[string][]byte {
	log := Parse(text)
	texts := map[string][]byte{introduction: log.Intro()}
	for _, release := range log.Releases {
		texts[release.Slug] = log.Text(release)
	}
	return texts
}

// files are a changelog and its virtual files. It reads the changelog once.
type files struct {
	source.FS // the folder that contains the changelog; virtual files are not listed
	name      string
	read      func() (map[string][]byte, error)
}

// Part tells [source.Part] which files of the folder these are.
func (f *files) Part(file string) (has, isPart bool) {
	_, isVirtual := f.slug(file)
	return isVirtual || file == f.name, true
}

// slug returns the slug in the name of a virtual file.
func (f *files) slug(file string) (string, bool) {
	rest, isVirtual := strings.CutPrefix(file, f.name+":")
	return strings.TrimSuffix(rest, ".md"), isVirtual && strings.HasSuffix(rest, ".md")
}

// ReadFile implements [fs.ReadFileFS].
func (f *files) ReadFile(file string) ([]byte, error) {
	slug, isVirtual := f.slug(file)
	if !isVirtual {
		return f.FS.ReadFile(file)
	}
	texts, err := f.read()
	if err != nil {
		return nil, err
	}
	text, found := texts[slug]
	if !found {
		return nil, missing("open", file)
	}
	return bytes.Clone(text), nil
}

// Stat implements [fs.StatFS]. A virtual file has the hash of its text as its id.
func (f *files) Stat(file string) (fs.FileInfo, error) {
	if _, isVirtual := f.slug(file); !isVirtual {
		return f.FS.Stat(file)
	}
	text, err := f.ReadFile(file)
	if err != nil {
		return nil, missing("stat", file)
	}
	return info{name: path.Base(file), text: text}, nil
}

// Open implements [fs.FS].
func (f *files) Open(file string) (fs.File, error) {
	if _, isVirtual := f.slug(file); !isVirtual {
		return f.FS.Open(file)
	}
	text, err := f.ReadFile(file)
	if err != nil {
		return nil, err
	}
	return opened{bytes.NewReader(text), info{name: path.Base(file), text: text}}, nil
}

// Real implements [source.FS].
func (f *files) Real(file string) (string, error) {
	if _, isVirtual := f.slug(file); !isVirtual {
		return f.FS.Real(file)
	}
	real, err := f.FS.Real(f.name)
	return real + strings.TrimPrefix(file, f.name), err
}

// Written returns the name of the changelog, which messages show.
func (f *files) Written(file string) string {
	if _, isVirtual := f.slug(file); isVirtual {
		file = f.name
	}
	return source.Files{f.FS}.Written(f.FS.Name(file))
}

func missing(operation, file string) error {
	return &fs.PathError{Op: operation, Path: file, Err: fs.ErrNotExist}
}

// info describes a virtual file.
type info struct {
	name string
	text []byte
}

func (i info) Name() string       { return i.name }
func (i info) Size() int64        { return int64(len(i.text)) }
func (i info) Mode() fs.FileMode  { return 0o444 }
func (i info) ModTime() time.Time { return time.Time{} }
func (i info) IsDir() bool        { return false }
func (i info) Sys() any {
	sum := sha256.Sum256(i.text)
	return source.ContentID(hex.EncodeToString(sum[:]))
}

// opened is a virtual file that is being read.
type opened struct {
	io.Reader
	info info
}

func (o opened) Stat() (fs.FileInfo, error) { return o.info, nil }
func (o opened) Close() error               { return nil }
