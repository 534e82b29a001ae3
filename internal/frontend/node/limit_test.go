package node

import (
	"testing"
	"time"
)

func TestProcessHasItsTimeOnABusyMachine(t *testing.T) {
	t.Parallel()
	const most = 30 * time.Second
	for name, test := range map[string]struct{ passed, used, want time.Duration }{
		"it had the machine for itself":  {30 * time.Second, 30 * time.Second, 0},
		"it waits":                       {30 * time.Second, 0, 0},
		"it had a third":                 {30 * time.Second, 10 * time.Second, 20 * time.Second},
		"it had a third of more":         {50 * time.Second, 16 * time.Second, 14 * time.Second},
		"it lacks a moment":              {40 * time.Second, 29 * time.Second, 3 * time.Second},
		"it waits after it has worked":   {300 * time.Second, 5 * time.Second, 0},
		"the machine is always too busy": {300 * time.Second, 20 * time.Second, 0},
		"it has several processors":      {30 * time.Second, 60 * time.Second, 0},
	} {
		if got := extension(most, test.passed, test.used); got != test.want {
			t.Errorf("%s: got %v, want %v", name, got, test.want)
		}
	}
}
