package main

import (
	"bytes"
	"context"
	"encoding/gob"
	"errors"
	"net"
	"os"
	"strings"
	"sync"
)

// keptCommand is a command for a kept process. e2e/tools has the other side.
type keptCommand struct {
	Dir       string
	Env, Args []string
}

// keptResult is what a command printed, and its exit code.
type keptResult struct {
	Out, Err []byte
	Code     int
}

// keep runs the commands that arrive at a socket, the third file of the process, one after another. A script has so many of
// them that half of its time would go into starting processes.
func keep() {
	listener, err := net.FileListener(os.NewFile(3, "commands"))
	if err != nil {
		panic(err)
	}
	for {
		connection, err := listener.Accept()
		if err != nil {
			panic(err)
		}
		if err := answerTo(connection); err != nil {
			panic(err)
		}
	}
}

func answerTo(connection net.Conn) error {
	var asked keptCommand
	err := errors.Join(gob.NewDecoder(connection).Decode(&asked), os.Chdir(asked.Dir))
	os.Clearenv()
	for _, variable := range asked.Env {
		name, value, _ := strings.Cut(variable, "=")
		err = errors.Join(err, os.Setenv(name, value))
	}
	if err != nil {
		return err
	}
	var out, errs keptText
	code := run(context.Background(), asked.Args, terminal{in: strings.NewReader(""), out: &out, err: &errs})
	return errors.Join(gob.NewEncoder(connection).Encode(keptResult{out.text.Bytes(), errs.text.Bytes(), code}), connection.Close())
}

// keptText collects what goroutines print.
type keptText struct {
	lock sync.Mutex
	text bytes.Buffer
}

func (k *keptText) Write(text []byte) (int, error) {
	k.lock.Lock()
	defer k.lock.Unlock()
	return k.text.Write(text)
}
