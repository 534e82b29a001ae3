package build

import "golang.org/x/sys/unix"

// exchange swaps two folders in one step, so that there is no moment without
// either.
func exchange(a, b string) error {
	return unix.RenamexNp(a, b, unix.RENAME_SWAP)
}
