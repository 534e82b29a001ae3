//go:build unix

package main

import (
	"os/signal"
	"syscall"
)

// keepRunningWhenFilesAreFull makes a file beyond the limit on its size an error of
// the write, and not the end of the process.
func keepRunningWhenFilesAreFull() { signal.Ignore(syscall.SIGXFSZ) }
