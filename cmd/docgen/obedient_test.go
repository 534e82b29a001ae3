//go:build !linux

package main

import (
	"errors"
	"os"
	"os/exec"
)

// obedient is the program "obedient program args...". Only on Linux is there a way
// to have root obey the permissions of files; elsewhere no one tests as root.
func obedient() {
	command := exec.Command(os.Args[1], os.Args[2:]...)
	command.Stdin, command.Stdout, command.Stderr = os.Stdin, os.Stdout, os.Stderr
	var exit *exec.ExitError
	if err := command.Run(); errors.As(err, &exit) {
		os.Exit(exit.ExitCode())
	} else if err != nil {
		panic(err)
	}
}
