//go:build !linux

package node

import "time"

// worked returns 0, because systems other than Linux have no file that tells.
func (p *Process) worked() time.Duration { return 0 }
