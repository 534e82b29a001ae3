//go:build unix

package main

import (
	"os/signal"
	"syscall"
)

// keepRunningWhenFilesAreFull makes a write beyond the file size limit return an error,
// instead of ending the process.
func keepRunningWhenFilesAreFull() { signal.Ignore(syscall.SIGXFSZ) }
