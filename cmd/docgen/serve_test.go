package main

import (
	"testing"

	"github.com/spf13/cobra"
)

func TestOnlyTheDefaultPortGivesWay(t *testing.T) {
	t.Parallel()
	for port, want := range map[string]int{"": otherPorts, "3000": 0, "8080": 0} {
		flags, cmd := &serverFlags{}, &cobra.Command{}
		flags.add(cmd)
		if port != "" {
			if err := cmd.Flags().Set("port", port); err != nil {
				t.Fatal(err)
			}
		}
		if got := flags.serveOptions("dist", "/").OtherPorts; got != want {
			t.Errorf("--port %q: tries %d other ports, want %d", port, got, want)
		}
	}
}
