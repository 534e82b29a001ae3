//go:build !linux && !darwin

package build

import "errors"

// exchange is not to be had here; two renames must do.
func exchange(_, _ string) error { return errors.ErrUnsupported }
