// Package fingerprint tells whether something is the same as before: a file on disk by
// a [File], a list of values by a [Hash].
//
// It knows nothing of what the files and values are for, and keeps nothing.
package fingerprint

import (
	"crypto/sha256"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"time"
)

// File is the fingerprint of a file: what its metadata says while that identifies the
// content, and otherwise the hash of the content. The zero File stands for a file that
// does not exist. Two fingerprints of the same content may differ, since a file settles
// and metadata changes: [File.Check] compares one with the file.
type File struct {
	Size     int64
	Modified int64  // nanoseconds since the epoch; 0 if the file was not settled
	Changed  int64  // the same for its metadata; 0 where the system does not tell, or if not settled
	Inode    uint64 // likewise: tells files apart that have equal sizes and times, and trade names
	Sum      Hash   // of the content, if it was read: always if the file was not settled
}

// Settling is how long a file must have been left alone for its times to identify its
// content. File systems count in ticks of up to two seconds: a file that was written
// within the last tick can change again and keep its times.
const Settling = 2 * time.Second

// Of returns the fingerprint of a file. It reads the file only if it has not settled or
// is a symbolic link, whose times say nothing about the content.
func Of(path string) (File, error) { return At(path, time.Now()) }

// At is [Of] for a given time of day, by which it decides whether the file has settled.
func At(path string, now time.Time) (File, error) {
	file, err := look(path, now)
	if err != nil || file.Settled() {
		return file, err
	}
	file.Sum, file.Size, err = sumOf(path)
	return file, err
}

// Read returns the content of a file and its fingerprint, always with a Sum.
func Read(path string) ([]byte, File, error) { return ReadAt(path, time.Now()) }

// ReadAt is [Read] for a given time of day, by which it decides whether the file has
// settled.
func ReadAt(path string, now time.Time) ([]byte, File, error) {
	file, err := look(path, now) // before reading, so that a change from now on shows
	if err != nil {
		return nil, File{}, err
	}
	text, err := os.ReadFile(path)
	if err != nil {
		return nil, File{}, err
	}
	if int64(len(text)) != file.Size { // it is being written
		file = File{}
	}
	file.Size, file.Sum = int64(len(text)), sha256.Sum256(text)
	return text, file, nil
}

// FromInfo returns the fingerprint that metadata alone gives: without times if they do
// not identify the content, which is so if the file is not regular or has not settled.
func FromInfo(info fs.FileInfo, now time.Time) File {
	file := File{Size: info.Size()}
	modified := info.ModTime().UnixNano()
	changed, inode := identity(info)
	if info.Mode().IsRegular() && max(modified, changed) <= now.Add(-Settling).UnixNano() {
		file.Modified, file.Changed, file.Inode = modified, changed, inode
	}
	return file
}

// Settled reports whether the metadata alone identifies the content.
func (f File) Settled() bool { return f.Modified != 0 || f.Changed != 0 }

// IsZero reports whether there was no file.
func (f File) IsZero() bool { return f == File{} }

// Check reports whether a file has the content that f was made of, and returns its
// present fingerprint to replace f with: after a file has settled, or was copied, the
// next Check need not read it. A file that cannot be read has no content and the zero
// fingerprint.
func (f File) Check(path string) (now File, same bool) { return f.CheckAt(path, time.Now()) }

// CheckAt is [File.Check] for a given time of day.
func (f File) CheckAt(path string, at time.Time) (now File, same bool) {
	now, err := look(path, at)
	switch {
	case err != nil:
		return File{}, f.IsZero()
	case f.IsZero():
		now, _ = At(path, at)
		return now, false
	case now.Settled() && f.Settled() && now == f.withoutSum():
		now.Sum = f.Sum
		return now, true
	case f.Sum.IsZero() || now.Size != f.Size:
		now, _ = At(path, at)
		return now, false
	}
	if now.Sum, now.Size, err = sumOf(path); err != nil {
		return File{}, false
	}
	return now, now.Sum == f.Sum && now.Size == f.Size
}

func (f File) withoutSum() File {
	f.Sum = Hash{}
	return f
}

// errNotRegular says that a path names a folder or a device.
var errNotRegular = errors.New("is not a regular file")

func look(path string, now time.Time) (File, error) {
	info, err := os.Lstat(path)
	if err != nil {
		return File{}, err
	}
	target := info
	if info.Mode().Type() == fs.ModeSymlink {
		if target, err = os.Stat(path); err != nil {
			return File{}, err
		}
	}
	if !target.Mode().IsRegular() {
		return File{}, fmt.Errorf("%s %w", path, errNotRegular)
	}
	file := FromInfo(info, now)
	file.Size = target.Size()
	return file, nil
}

// sumOf returns the hash and the size of a file's content.
func sumOf(path string) (sum Hash, size int64, err error) {
	file, err := os.Open(path)
	if err != nil {
		return Hash{}, 0, err
	}
	hasher := sha256.New()
	size, err = io.Copy(hasher, file)
	if err = errors.Join(err, file.Close()); err != nil {
		return Hash{}, 0, err
	}
	return Hash(hasher.Sum(nil)), size, nil
}
