//go:build !linux && !darwin

package output

import "errors"

// exchange is not available on this system, so the caller renames twice.
func exchange(_, _ string) error { return errors.ErrUnsupported }
