package main

import (
	"errors"
	"fmt"
	"io/fs"
	"syscall"
	"testing"
)

func TestMachineFailuresSayTheWayOut(t *testing.T) {
	t.Parallel()
	denied := func(op, file string) error {
		return fmt.Errorf("write: %w", &fs.PathError{Op: op, Path: file, Err: syscall.EACCES})
	}
	full := &fs.PathError{Op: "write", Path: "x/.dist.new-1/a", Err: syscall.ENOSPC}
	for _, test := range []struct {
		err  error
		want string
	}{
		{denied("open", ".dist.lock"), "cannot write to this folder: permission denied; check who owns it"},
		{denied("mkdir", "no/such/file"), "cannot write to no/such: permission denied; check who owns it"},
		{denied("open", "main.go"), "cannot open main.go: permission denied; check who owns it"},
		{denied("fork/exec", "/bin/node"), "write: fork/exec /bin/node: permission denied"},
		{errors.Join(full, full), "the disk is full: make room and run the command again; what was there before has not changed"},
		{errors.New("other"), "other"},
	} {
		if got := messageOf(test.err); got != test.want {
			t.Errorf("%v\ngot  %s\nwant %s", test.err, got, test.want)
		}
	}
}
