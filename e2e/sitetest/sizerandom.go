//go:build random

package sitetest

// Size returns how often a test repeats what it does at random.
func Size[T any](_, all T) T { return all }
