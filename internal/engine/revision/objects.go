package revision

import (
	"bufio"
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os/exec"
	"slices"
	"strconv"
	"strings"
	"sync"

	"github.com/docgen-cli/docgen/internal/engine/git"
)

// objects reads objects of a repository through one process. Each request has one answer.
type objects struct {
	command  *exec.Cmd
	stderr   *strings.Builder
	canceled func() error // why the process was killed; nil while nobody has done it

	mu     sync.Mutex
	in     io.WriteCloser
	out    *bufio.Reader
	broken error // why the process has ended

	known sync.Map // trees by id
}

func startObjects(ctx context.Context, repository git.Repository) (*objects, error) {
	command := repository.Command(ctx, "cat-file", "--batch")
	o := &objects{command: command, stderr: &strings.Builder{}, canceled: ctx.Err}
	command.Stderr = o.stderr
	in, err := command.StdinPipe()
	if err != nil {
		return nil, fmt.Errorf("start git: %w", err)
	}
	out, err := command.StdoutPipe()
	if err != nil {
		return nil, fmt.Errorf("start git: %w", err)
	}
	if err := command.Start(); err != nil {
		return nil, fmt.Errorf("start git: %w", err)
	}
	o.in, o.out = in, bufio.NewReader(out)
	context.AfterFunc(ctx, func() { _ = o.close(ctx.Err()) })
	return o, nil
}

// close ends the process. Later requests get an error.
func (o *objects) close(reason error) error {
	o.mu.Lock()
	defer o.mu.Unlock()
	if o.broken != nil {
		return nil
	}
	o.broken = reason
	_ = o.in.Close()
	return o.command.Wait()
}

// object is an answer of git.
type object struct {
	id, kind string
	content  []byte
}

// errMissing means that the repository lacks an object.
var errMissing = errors.New("git lacks the object")

// read returns the object that an expression such as an id names. It must not contain a line
// break.
func (o *objects) read(expression string) (object, error) {
	o.mu.Lock()
	defer o.mu.Unlock()
	if o.broken != nil {
		return object{}, o.broken
	}
	found, err := o.ask(expression)
	if err != nil && !errors.Is(err, errMissing) {
		_ = o.in.Close()
		err = git.Error(err, o.stderr.String())
		if waited, canceled := o.command.Wait(), o.canceled(); canceled != nil {
			err = canceled
		} else if waited != nil {
			err = git.Error(waited, o.stderr.String())
		}
		o.broken = fmt.Errorf("read from git: %w", err)
		return object{}, o.broken
	}
	return found, err
}

func (o *objects) ask(expression string) (object, error) {
	if _, err := io.WriteString(o.in, expression+"\n"); err != nil {
		return object{}, err
	}
	header, err := o.out.ReadString('\n')
	if err != nil {
		return object{}, err
	}
	fields := strings.Fields(header)
	if len(fields) != 3 {
		return object{}, fmt.Errorf("%w %s", errMissing, expression)
	}
	size, err := strconv.Atoi(fields[2])
	if err != nil {
		return object{}, fmt.Errorf("understand %q: %w", header, err)
	}
	content := make([]byte, size+1)
	if _, err := io.ReadFull(o.out, content); err != nil {
		return object{}, err
	}
	return object{fields[0], fields[1], content[:size]}, nil
}

// node is an entry of a tree.
type node struct {
	name string
	id   string
	mode fs.FileMode
}

// submodule is the mode of a commit of another repository.
const submodule = fs.ModeDir | fs.ModeIrregular

// modeOf returns the mode for one of git's.
func modeOf(octal string) fs.FileMode {
	switch octal {
	case "40000":
		return fs.ModeDir | 0o755
	case "120000":
		return fs.ModeSymlink | 0o777
	case "160000":
		return submodule
	case "100755":
		return 0o755
	}
	return 0o644
}

// tree returns the entries of a tree, sorted by name.
func (o *objects) tree(id string) ([]node, error) {
	if known, found := o.known.Load(id); found {
		return known.([]node), nil
	}
	read, err := o.read(id)
	if err != nil {
		return nil, err
	}
	nodes, err := parseTree(read)
	if err != nil {
		return nil, fmt.Errorf("understand the tree %s: %w", id, err)
	}
	o.known.Store(id, nodes)
	return nodes, nil
}

// parseTree decodes a tree: for each entry its mode, its name and its id in binary.
func parseTree(read object) ([]node, error) {
	var nodes []node
	idSize := len(read.id) / 2 // depends on the hash function of the repository
	for rest := read.content; len(rest) > 0; {
		header, after, ok := bytes.Cut(rest, []byte{0})
		mode, name, isEntry := strings.Cut(string(header), " ")
		if !ok || !isEntry || len(after) < idSize || read.kind != "tree" {
			return nil, errors.New("it is damaged")
		}
		nodes = append(nodes, node{name, fmt.Sprintf("%x", after[:idSize]), modeOf(mode)})
		rest = after[idSize:]
	}
	slices.SortFunc(nodes, func(a, b node) int { return strings.Compare(a.name, b.name) })
	return nodes, nil
}
