package npm

import (
	"archive/tar"
	"compress/gzip"
	"fmt"
	"io"
	"time"
)

// modified is the time of every file, so that two releases of the same sources are equal. It
// is the time that npm uses; zip files cannot hold an earlier one than 1980.
var modified = time.Date(1985, time.October, 26, 8, 15, 0, 0, time.UTC)

// Write writes the package as "npm pack" does: below the folder "package".
func (p Package) Write(w io.Writer) error {
	zip, err := gzip.NewWriterLevel(w, gzip.BestCompression)
	if err != nil {
		return err
	}
	archive := tar.NewWriter(zip)
	for _, file := range p.Files {
		mode := int64(0o644)
		if file.Executable {
			mode = 0o755
		}
		header := &tar.Header{Typeflag: tar.TypeReg, Name: "package/" + file.Name, Mode: mode, Size: int64(len(file.Content)), ModTime: modified, Format: tar.FormatUSTAR}
		if err := archive.WriteHeader(header); err != nil {
			return fmt.Errorf("pack %s: %w", file.Name, err)
		}
		if _, err := archive.Write(file.Content); err != nil {
			return fmt.Errorf("pack %s: %w", file.Name, err)
		}
	}
	if err := archive.Close(); err != nil {
		return err
	}
	return zip.Close()
}
