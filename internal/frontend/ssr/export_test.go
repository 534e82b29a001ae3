package ssr

import "time"

// WithClock returns the options with another time.AfterFunc.
func (o Options) WithClock(afterFunc func(time.Duration, func()) (stop func() bool)) Options {
	o.afterFunc = afterFunc
	return o
}
