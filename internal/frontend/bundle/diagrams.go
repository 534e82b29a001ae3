package bundle

import (
	"archive/zip"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"path"

	"github.com/evanw/esbuild/pkg/api"
)

// diagramFolder contains the scripts that draw diagrams, next to the other scripts.
const diagramFolder = "mermaid"

// Diagrams returns the scripts that draw diagrams, for sites that have diagrams. They are
// larger than all other scripts together, so the binary contains them compressed.
func Diagrams(input Input) ([]File, error) {
	archive, err := openDiagrams(input.Theme)
	if err != nil {
		return nil, err
	}
	defer archive.file.Close()
	files := make([]File, len(archive.File))
	for i, packed := range archive.File {
		text, err := unpack(packed)
		if err != nil {
			return nil, fmt.Errorf("unpack the scripts that draw diagrams: %w", err)
		}
		files[i] = File{Name: path.Join(input.Folder, diagramFolder, packed.Name), Content: text}
	}
	return files, nil
}

// diagramEntry returns the path, relative to the other scripts, of the script that loads the
// rest. Its name contains the hash of all of them.
func diagramEntry(theme fs.FS) (string, error) {
	archive, err := openDiagrams(theme)
	if err != nil {
		return "", err
	}
	defer archive.file.Close()
	for _, file := range archive.File {
		if entry, _ := path.Match("mermaid-*.js", file.Name); entry {
			return path.Join(diagramFolder, file.Name), nil
		}
	}
	return "", errors.New("read the theme's npm packages: mermaid.zip has no entry")
}

type diagrams struct {
	*zip.Reader
	file fs.File
}

// openDiagrams opens the archive without reading all of it.
func openDiagrams(theme fs.FS) (diagrams, error) {
	file, err := theme.Open("prepared/mermaid.zip")
	if err != nil {
		return diagrams{}, fmt.Errorf("read the theme's npm packages: %w", err)
	}
	info, err := file.Stat()
	content, canSeek := file.(io.ReaderAt)
	if err == nil && !canSeek {
		err = errors.New("the file system has no random access")
	}
	if err != nil {
		return diagrams{}, errors.Join(fmt.Errorf("read the theme's mermaid.zip: %w", err), file.Close())
	}
	archive, err := zip.NewReader(content, info.Size())
	if err != nil {
		return diagrams{}, errors.Join(fmt.Errorf("read the theme's mermaid.zip: %w", err), file.Close())
	}
	return diagrams{archive, file}, nil
}

func unpack(packed *zip.File) ([]byte, error) {
	reader, err := packed.Open()
	if err != nil {
		return nil, err
	}
	defer reader.Close()
	return io.ReadAll(reader)
}

// PrintedDiagrams bundles the script that draws the diagrams of a document for printing. It loads
// the scripts of [Diagrams].
func PrintedDiagrams(input Input) (File, error) {
	resolver, err := newResolver(input)
	if err != nil {
		return File{}, err
	}
	entry, err := diagramEntry(input.Theme)
	if err != nil {
		return File{}, err
	}
	resolver = resolver.with(map[string]string{"mermaid": "./" + entry})
	script, err := buildAlone(input, resolver, api.EntryPoint{InputPath: "runtime/diagrams/printedDiagrams.ts", OutputPath: "printedDiagrams"}, nil)
	if err != nil {
		return File{}, fmt.Errorf("bundle the script that draws diagrams: %w", err)
	}
	return script, nil
}
