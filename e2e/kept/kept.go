// Package kept lets processes of docgen that are kept run the commands of tests: starting docgen takes as long as most
// commands do. [Answer] is their main function, and [Ask] sends a command to one of them.
//
// It does not know the commands of docgen.
package kept

import (
	"bytes"
	"encoding/gob"
	"errors"
	"io"
	"net"
	"os"
	"strings"
	"sync"
)

// command is what a process takes, with what it would have found in a process of its own.
type command struct {
	Dir       string
	Env, Args []string
}

// result is what a command printed, and its exit code.
type result struct {
	Out, Err []byte
	Code     int
}

// Ask lets the process that listens at a socket run a command in the folder and the environment of this process, prints
// what the command prints, and returns its exit code.
func Ask(socket string, args []string) (int, error) {
	folder, err := os.Getwd()
	connection, unreachable := net.Dial("unix", socket)
	err = errors.Join(err, unreachable)
	if err != nil {
		return 0, err
	}
	var printed result
	err = errors.Join(
		gob.NewEncoder(connection).Encode(command{folder, os.Environ(), args}),
		gob.NewDecoder(connection).Decode(&printed),
		connection.Close(),
	)
	_, out := os.Stdout.Write(printed.Out)
	_, errs := os.Stderr.Write(printed.Err)
	return printed.Code, errors.Join(err, out, errs)
}

// Answer runs the commands that arrive, one after another, and returns what ends that. Commands change the folder and the
// environment of the process.
func Answer(listener net.Listener, run func(args []string, out, err io.Writer) int) error {
	for {
		connection, err := listener.Accept()
		if err != nil {
			return err
		}
		var asked command
		err = errors.Join(gob.NewDecoder(connection).Decode(&asked), os.Chdir(asked.Dir))
		os.Clearenv()
		for _, variable := range asked.Env {
			name, value, _ := strings.Cut(variable, "=")
			err = errors.Join(err, os.Setenv(name, value))
		}
		if err != nil {
			return err
		}
		var out, errs text
		code := run(asked.Args, &out, &errs)
		err = errors.Join(gob.NewEncoder(connection).Encode(result{out.Bytes(), errs.Bytes(), code}), connection.Close())
		if err != nil {
			return err
		}
	}
}

// text collects what goroutines print.
type text struct {
	lock sync.Mutex
	bytes.Buffer
}

func (t *text) Write(part []byte) (int, error) {
	t.lock.Lock()
	defer t.lock.Unlock()
	return t.Buffer.Write(part)
}
