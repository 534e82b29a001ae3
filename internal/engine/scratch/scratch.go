// Package scratch keeps values that are needed later, and would take too much memory until then.
//
// A [Room] has the first values in memory, and others in a file that it is given. The package must
// not know what the values are, nor where the file is.
package scratch

import (
	"fmt"
	"os"
	"sync"
)

// Value is bytes that a room keeps. Nobody may change them.
type Value interface {
	// Bytes returns the bytes. It may read them into the buffer, or a larger one, if they are in a file.
	Bytes(buffer []byte) ([]byte, error)
	// Part returns a part of the value.
	Part(at, size int) Value
}

// Room keeps values. It is safe for concurrent use.
type Room struct {
	open func() (*os.File, error)
	most int // bytes in memory

	mu     sync.Mutex
	used   int      // bytes in memory
	file   *os.File // nil until memory is full
	size   int64    // of the file
	isLost bool     // there is no file: it cannot be made, or the disk is full
}

// NewRoom returns an empty room. When its values would take more than a number of bytes of memory,
// it opens a file for further ones. If open is nil or fails, everything stays in memory.
func NewRoom(most int, open func() (*os.File, error)) *Room {
	return &Room{most: most, open: open, isLost: open == nil}
}

// Keep keeps a value. It returns true if the value is in the file, so that the caller may use the
// memory again.
func (r *Room) Keep(value []byte) (kept Value, isInFile bool) {
	r.mu.Lock()
	defer r.mu.Unlock()
	if r.isLost || r.used+len(value) <= r.most {
		r.used += len(value)
		return inMemory(value), false
	}
	if !r.write(value) {
		r.isLost = true
		return inMemory(value), false
	}
	at := r.size
	r.size += int64(len(value))
	return inFile{r.file, at, len(value)}, true
}

// write writes a value to the end of the file.
func (r *Room) write(value []byte) bool {
	if r.file == nil {
		opened, err := r.open()
		if err != nil {
			return false
		}
		r.file = opened
	}
	_, err := r.file.WriteAt(value, r.size)
	return err == nil
}

// Close closes the file. Values in it are lost.
func (r *Room) Close() error {
	if r.file == nil {
		return nil
	}
	return r.file.Close()
}

type inMemory []byte

func (m inMemory) Bytes([]byte) ([]byte, error) { return m, nil }
func (m inMemory) Part(at, size int) Value      { return m[at : at+size : at+size] }

type inFile struct {
	file *os.File
	at   int64
	size int
}

func (f inFile) Bytes(buffer []byte) ([]byte, error) {
	if cap(buffer) < f.size {
		buffer = make([]byte, f.size)
	}
	value := buffer[:f.size]
	if _, err := f.file.ReadAt(value, f.at); err != nil {
		return nil, fmt.Errorf("read the scratch file: %w", err)
	}
	return value, nil
}

func (f inFile) Part(at, size int) Value { return inFile{f.file, f.at + int64(at), size} }
