package output

import "golang.org/x/sys/unix"

// exchange swaps two folders in one step, so that both names always exist.
func exchange(a, b string) error {
	return unix.RenamexNp(a, b, unix.RENAME_SWAP)
}
