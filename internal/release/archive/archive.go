// Package archive writes tar and zip archives whose bytes depend only on the names, the
// contents and the modes of their files.
//
// It sorts the files, and gives all of them one time and the owner 0. It does not know what
// the files are.
package archive

import (
	"archive/tar"
	"archive/zip"
	"compress/gzip"
	"fmt"
	"io"
	"io/fs"
	"slices"
	"strconv"
	"strings"
	"time"
)

// File is a file in an archive.
type File struct {
	Name       string // with slashes
	Content    []byte
	Executable bool
}

func (f File) mode() fs.FileMode {
	if f.Executable {
		return 0o755
	}
	return 0o644
}

// epoch is the time of all files if the environment sets none. npm gives the same to the files
// of its packages. Zip files cannot have times before 1980.
var epoch = time.Date(1985, time.October, 26, 8, 15, 0, 0, time.UTC)

// Time returns the time of all files: the value of SOURCE_DATE_EPOCH, or a fixed time if
// that is empty.
func Time(sourceDateEpoch string) (time.Time, error) {
	if sourceDateEpoch == "" {
		return epoch, nil
	}
	seconds, err := strconv.ParseInt(sourceDateEpoch, 10, 64)
	found := time.Unix(seconds, 0).UTC()
	if err != nil || found.Year() < 1980 || found.Year() > 2107 { // the years of zip files
		return epoch, fmt.Errorf("SOURCE_DATE_EPOCH must be seconds since 1970 in the years 1980 to 2107, found %q", sourceDateEpoch)
	}
	return found, nil
}

// TarGzip writes a compressed tar archive.
func TarGzip(out io.Writer, files []File, modified time.Time) error {
	compressed, _ := gzip.NewWriterLevel(out, gzip.BestCompression) // the level is valid
	writer := tar.NewWriter(compressed)
	for _, file := range sorted(files) {
		header := &tar.Header{Typeflag: tar.TypeReg, Name: file.Name, Size: int64(len(file.Content)), Mode: int64(file.mode()), ModTime: modified}
		if err := writer.WriteHeader(header); err != nil {
			return err
		}
		if _, err := writer.Write(file.Content); err != nil {
			return err
		}
	}
	if err := writer.Close(); err != nil {
		return err
	}
	return compressed.Close()
}

// Zip writes a zip archive.
func Zip(out io.Writer, files []File, modified time.Time) error {
	writer := zip.NewWriter(out)
	for _, file := range sorted(files) {
		header := &zip.FileHeader{Name: file.Name, Method: zip.Deflate, Modified: modified}
		header.SetMode(file.mode())
		entry, err := writer.CreateHeader(header)
		if err != nil {
			return err
		}
		if _, err := entry.Write(file.Content); err != nil {
			return err
		}
	}
	return writer.Close()
}

func sorted(files []File) []File {
	return slices.SortedFunc(slices.Values(files), func(a, b File) int { return strings.Compare(a.Name, b.Name) })
}
