package bundle

import (
	"archive/zip"
	"bytes"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"path"
)

// diagramFolder holds, beside the other scripts, those that draw diagrams.
const diagramFolder = "mermaid"

// Diagrams returns the scripts that draw diagrams, for sites that have one. They
// are larger than all others together, and compressed in the binary.
func Diagrams(input Input) ([]File, error) {
	archive, err := openDiagrams(input.Theme)
	if err != nil {
		return nil, err
	}
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

// diagramEntry is the path, beside the other scripts, of the one that loads the
// rest. Its name has the hash of all.
func diagramEntry(theme fs.FS) (string, error) {
	archive, err := openDiagrams(theme)
	if err != nil {
		return "", err
	}
	for _, file := range archive.File {
		if entry, _ := path.Match("mermaid-*.js", file.Name); entry {
			return path.Join(diagramFolder, file.Name), nil
		}
	}
	return "", errors.New("read the theme's npm packages: mermaid.zip has no entry")
}

func openDiagrams(theme fs.FS) (*zip.Reader, error) {
	data, err := fs.ReadFile(theme, "vendor/mermaid.zip")
	if err != nil {
		return nil, fmt.Errorf("read the theme's npm packages: %w", err)
	}
	archive, err := zip.NewReader(bytes.NewReader(data), int64(len(data)))
	if err != nil {
		return nil, fmt.Errorf("read the theme's mermaid.zip: %w", err)
	}
	return archive, nil
}

func unpack(packed *zip.File) ([]byte, error) {
	reader, err := packed.Open()
	if err != nil {
		return nil, err
	}
	defer reader.Close()
	return io.ReadAll(reader)
}
