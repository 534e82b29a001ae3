package main

import (
	"bytes"
	"context"
	"crypto/sha256"
	_ "embed"
	"fmt"
	"io"
	"maps"
	"os"
	"slices"
	"strings"
	"text/template"
	"time"

	"github.com/docgen-cli/docgen/internal/release/archive"
	"github.com/docgen-cli/docgen/internal/release/npm"
	"github.com/docgen-cli/docgen/internal/release/product"
	"github.com/docgen-cli/docgen/internal/release/vscode"
)

// pack writes the files of the release.
func pack(ctx context.Context, files contents, programs []npm.Program, folder staging, modified time.Time) error {
	release := &writer{folder, modified, map[string]string{}}
	for _, found := range programs {
		on := platform{found.OS, found.Arch}
		executable := archive.File{Name: on.File(), Content: found.Content, Executable: true}
		if err := release.archive(on.Archive(), append(slices.Clip(files.documents), executable)); err != nil {
			return err
		}
	}
	packages, err := files.packages(programs)
	if err != nil {
		return err
	}
	for _, found := range packages {
		if err := release.write(found.Archive(), found.Write); err != nil {
			return err
		}
	}
	if err := release.extension(ctx, files.extension); err != nil {
		return err
	}
	if err := release.file("docgen-"+product.Version+".cdx.json", files.sbom); err != nil {
		return err
	}
	formula, err := formula(release.sums)
	if err != nil {
		return err
	}
	if err := release.file("docgen.rb", formula); err != nil {
		return err
	}
	return release.file("checksums.txt", checksums(release.sums))
}

// writer writes the files of a release and remembers their checksums.
type writer struct {
	folder   staging
	modified time.Time
	sums     map[string]string
}

func (w *writer) file(name string, content []byte) error {
	w.sums[name] = fmt.Sprintf("%x", sha256.Sum256(content))
	return os.WriteFile(w.folder.file(name), content, 0o644)
}

// archive writes a zip or tar archive, depending on its name.
func (w *writer) archive(name string, files []archive.File) error {
	return w.write(name, func(out io.Writer, modified time.Time) error {
		if strings.HasSuffix(name, ".zip") {
			return archive.Zip(out, files, modified)
		}
		return archive.TarGzip(out, files, modified)
	})
}

func (w *writer) write(name string, archive func(io.Writer, time.Time) error) error {
	var content bytes.Buffer
	if err := archive(&content, w.modified); err != nil {
		return fmt.Errorf("pack %s: %w", name, err)
	}
	return w.file(name, content.Bytes())
}

// extension writes the extension for VS Code, which another program packs.
func (w *writer) extension(ctx context.Context, files vscode.Extension) error {
	packed := w.folder.file(vscode.Archive)
	if err := files.Pack(ctx, packed, w.modified); err != nil {
		return err
	}
	content, err := os.ReadFile(packed)
	w.sums[vscode.Archive] = fmt.Sprintf("%x", sha256.Sum256(content))
	return err
}

// checksums returns what sha256sum prints for files.
func checksums(sums map[string]string) []byte {
	var text strings.Builder
	for _, name := range slices.Sorted(maps.Keys(sums)) {
		fmt.Fprintf(&text, "%s  %s\n", sums[name], name)
	}
	return []byte(text.String())
}

//go:embed docgen.rb.tmpl
var formulaText string

// formula returns the formula for Homebrew, from the checksums of the archives.
func formula(sums map[string]string) ([]byte, error) {
	parsed := template.New("docgen.rb").Funcs(template.FuncMap{
		"url": func(os, arch string) string {
			return "https://" + product.Repository + "/releases/download/v" + product.Version + "/" + platform{os, arch}.Archive()
		},
		"sum": func(os, arch string) (string, error) {
			name := platform{os, arch}.Archive()
			if sums[name] == "" {
				return "", fmt.Errorf("the release has no %s", name)
			}
			return sums[name], nil
		},
	})
	parsed, err := parsed.Parse(formulaText)
	if err != nil {
		return nil, err
	}
	var text bytes.Buffer
	err = parsed.Execute(&text, struct{ Repository, Version string }{product.Repository, product.Version})
	return text.Bytes(), err
}
