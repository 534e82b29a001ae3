//go:build !linux

package tools_test

// inMemory returns "": these systems have no folder whose files are in memory.
func inMemory() string { return "" }
