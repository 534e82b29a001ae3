//go:build !linux

package tools_test

import (
	"errors"
	"os"
	"os/exec"
)

// unprivileged is the program "unprivileged program args...". It only runs the program: on these
// systems root cannot give up its permissions, and nobody runs the tests as root.
func unprivileged() {
	command := exec.Command(os.Args[1], os.Args[2:]...)
	command.Stdin, command.Stdout, command.Stderr = os.Stdin, os.Stdout, os.Stderr
	var exit *exec.ExitError
	if err := command.Run(); errors.As(err, &exit) {
		os.Exit(exit.ExitCode())
	} else if err != nil {
		panic(err)
	}
}
