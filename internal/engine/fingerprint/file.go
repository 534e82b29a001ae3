// Package fingerprint detects changes: of a file on disk by a [File], and of a list of
// values by a [Hash].
//
// It stores nothing, and must not know what the files and values are for.
package fingerprint

import (
	"cmp"
	"crypto/sha256"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path"
	"time"
)

// File is the fingerprint of a file. It consists of the metadata if that identifies the
// content, otherwise of the hash of the content. The zero File means that there is no file.
// Fingerprints of the same content may differ, because metadata changes and files settle;
// use [File.Check] to compare a fingerprint with a file.
type File struct {
	Size     int64
	Modified int64  // nanoseconds since the epoch; 0 if the file has not settled
	Changed  int64  // the same for its metadata; also 0 if the system does not provide it
	Inode    uint64 // 0 likewise; distinguishes files with equal sizes and times that swap names
	Sum      Hash   // hash of the content if it was read, which it always is if the file has not settled
}

// Settling is how long a file must be unchanged before its times identify its content. The
// clocks of file systems have a resolution of up to two seconds: within that time, a file
// can change again without a change of its times.
const Settling = 2 * time.Second

// Of returns the fingerprint of a file at a time, which determines whether the file has settled. It reads
// the file only if it has not, or if it is a symbolic link, whose times do not depend on the content.
func Of(path string, now time.Time) (File, error) {
	file, err := stat(path, now)
	if err != nil || file.Settled() {
		return file, err
	}
	file.Sum, file.Size, err = sumOf(path)
	return file, err
}

// FromInfo returns a fingerprint from metadata alone. It omits the times if they do not
// identify the content: if the file is not regular, or has not settled.
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

// IsZero reports whether there is no file.
func (f File) IsZero() bool { return f == File{} }

// Check reports whether a file still has the content of f at a time. It also returns the file's
// current fingerprint, which should replace f: once a file has settled, the next Check need
// not read it. A file that cannot be read has no content and the zero fingerprint.
func (f File) Check(path string, at time.Time) (now File, same bool) {
	now, err := stat(path, at)
	switch {
	case err != nil:
		return File{}, f.IsZero()
	case f.IsZero():
		now, _ = Of(path, at)
		return now, false
	case now.Settled() && f.Settled() && now == f.WithoutSum():
		now.Sum = f.Sum
		return now, true
	case f.Sum.IsZero() || now.Size != f.Size:
		now, _ = Of(path, at)
		return now, false
	}
	now.Sum, now.Size, err = sumOf(path)
	if err != nil {
		return File{}, false
	}
	return now, now.Sum == f.Sum && now.Size == f.Size
}

// WithoutSum returns the metadata alone.
func (f File) WithoutSum() File {
	f.Sum = Hash{}
	return f
}

// errNotRegular means that a path is a folder or a device.
var errNotRegular = errors.New("is not a regular file")

func stat(path string, now time.Time) (File, error) {
	info, err := os.Lstat(path)
	if err != nil {
		return File{}, err
	}
	target := info
	if info.Mode().Type() == fs.ModeSymlink {
		target, err = os.Stat(path)
		if err != nil {
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
	err = errors.Join(err, file.Close())
	if err != nil {
		return Hash{}, 0, err
	}
	return Hash(hasher.Sum(nil)), size, nil
}

// clockStep is the longest step of the clocks from which systems take the times of files.
const clockStep = 20 * time.Millisecond

// Unknown is the fingerprint of a file that may have changed after somebody had read it. No file
// has it.
func Unknown() File { return File{Size: -1, Sum: Sum("unknown")} }

// ChangedSince reports whether a file or folder may have changed since a time. For a name that does not exist it
// looks at the folder above, because the file may have been removed. It does not look at the root ".", because each
// build of docgen adds folders there. stat takes names with slashes.
func ChangedSince(name string, stat func(name string) (fs.FileInfo, error), since time.Time) bool {
	info, err := stat(name)
	for err != nil && path.Dir(name) != name {
		name = path.Dir(name)
		info, err = stat(name)
	}
	if err != nil || name == "." {
		return false
	}
	changed, _ := identity(info)
	return cmp.Or(changed, info.ModTime().UnixNano()) >= since.Add(-clockStep).UnixNano()
}
