//go:build install

// Package install_test installs docgen as its users do: from an npm registry, which holds
// nothing but docgen's packages, with npm, pnpm and Yarn, on machines that have nothing.
package install_test

import (
	"bufio"
	"bytes"
	"context"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/docgen-cli/docgen/internal/release/archive"
	"github.com/docgen-cli/docgen/internal/release/npm"
	"github.com/docgen-cli/docgen/internal/release/product"
)

const repository = "../.."

// setup is what all tests share.
type setup struct {
	archives  []string // of the packages, the root package last
	registry  string   // URL
	tools     string   // folder with node, npm, npx, pnpm and yarn, but nothing else
	installed string   // project in which npm has installed docgen
	stop      func()
}

var shared setup

func TestMain(m *testing.M) {
	folder, err := os.MkdirTemp("", "docgen-install-")
	if err == nil {
		shared, err = prepare(folder)
	}
	code := 1
	if err == nil {
		code = m.Run()
	} else {
		fmt.Fprintln(os.Stderr, err)
	}
	if shared.stop != nil {
		shared.stop()
	}
	if err := os.RemoveAll(folder); err != nil {
		fmt.Fprintln(os.Stderr, err)
	}
	os.Exit(code)
}

func prepare(folder string) (setup, error) {
	if _, err := os.Stat("node_modules"); err != nil {
		return setup{}, fmt.Errorf(`the tools are missing: run "npm ci" in e2e/install: %w`, err)
	}
	made := setup{tools: filepath.Join(folder, "tools"), installed: filepath.Join(folder, "installed")}
	var err error
	made.archives, err = pack(folder)
	if err != nil {
		return made, err
	}
	if err := made.linkTools(); err != nil {
		return made, err
	}
	if err := made.serve(filepath.Join(folder, "registry")); err != nil {
		return made, err
	}
	if err := made.publish(folder); err != nil {
		return made, err
	}
	return made, made.npm(folder, "install", "--prefix", made.installed, product.Package)
}

// pack writes the archives of all packages. Only the package for this system has the real
// program.
func pack(folder string) ([]string, error) {
	program := filepath.Join(folder, "docgen")
	command := exec.Command("go", "build", "-trimpath", "-ldflags", "-s -w", "-o", program, "./cmd/docgen")
	command.Dir = repository
	if output, err := command.CombinedOutput(); err != nil {
		return nil, fmt.Errorf("%w\n%s", err, output)
	}
	real, err := os.ReadFile(program)
	if err != nil {
		return nil, err
	}
	var programs []npm.Program
	for _, system := range []string{"linux", "darwin", "windows"} {
		for _, processor := range []string{"amd64", "arm64"} {
			content := []byte("#!/bin/sh\necho a program for another system\n")
			if system == runtime.GOOS && processor == runtime.GOARCH {
				content = real
			}
			programs = append(programs, npm.Program{OS: system, Arch: processor, Content: content})
		}
	}
	types, err := npm.Types(repository)
	if err != nil {
		return nil, err
	}
	licenses := []archive.File{{Name: "LICENSE", Content: []byte("MIT")}, {Name: "THIRD_PARTY_LICENSES.txt", Content: []byte("MIT")}}
	packages, err := npm.Packages(npm.Sources{Repository: os.DirFS(repository), Types: types, Licenses: licenses}, programs)
	if err != nil {
		return nil, err
	}
	var archives []string
	for _, one := range packages {
		var packed bytes.Buffer
		if err := one.Write(&packed, time.Unix(0, 0)); err != nil {
			return nil, err
		}
		file := filepath.Join(folder, one.Archive())
		if err := os.WriteFile(file, packed.Bytes(), 0o644); err != nil {
			return nil, err
		}
		archives = append(archives, file)
	}
	return archives, nil
}

// linkTools fills the folder that is first in PATH.
func (s setup) linkTools() error {
	if err := os.Mkdir(s.tools, 0o755); err != nil {
		return err
	}
	tools := map[string]string{}
	for _, name := range []string{"pnpm", "yarn"} {
		file, err := filepath.Abs(filepath.Join("node_modules", ".bin", name))
		if err != nil {
			return err
		}
		tools[name] = file
	}
	for _, name := range []string{"node", "npm", "npx"} {
		file, err := exec.LookPath(name)
		if err != nil {
			return err
		}
		tools[name] = file
	}
	for name, file := range tools {
		if err := os.Symlink(file, filepath.Join(s.tools, name)); err != nil {
			return err
		}
	}
	return nil
}

// serve starts the registry.
func (s *setup) serve(folder string) error {
	ctx, cancel := context.WithCancel(context.Background())
	command := exec.CommandContext(ctx, "node", "registry.js", folder)
	command.Stderr = os.Stderr
	output, err := command.StdoutPipe()
	if err == nil {
		err = command.Start()
	}
	if err != nil {
		cancel()
		return err
	}
	s.stop = func() {
		cancel()
		_ = command.Wait() // killed
	}
	port, err := bufio.NewReader(output).ReadString('\n')
	s.registry = "http://127.0.0.1:" + strings.TrimSpace(port)
	return err
}

// publish publishes the packages for all platforms and the types of React, then the root package.
// Only a workflow can attest the provenance.
func (s setup) publish(folder string) error {
	token := "--//" + strings.TrimPrefix(s.registry, "http://") + "/:_authToken=none"
	last := len(s.archives) - 1
	first := append([]string{"./node_modules/@types/react", "./node_modules/csstype"}, s.archives[:last]...)
	failures := make([]error, len(first)+1)
	var publishing sync.WaitGroup
	for i, file := range first {
		publishing.Go(func() { failures[i] = s.npm(folder, "publish", file, "--provenance=false", token) })
	}
	publishing.Wait()
	failures[len(first)] = s.npm(folder, "publish", s.archives[last], "--provenance=false", token)
	return errors.Join(failures...)
}

func (s setup) npm(home string, arguments ...string) error {
	command := exec.Command("npm", append(arguments, "--registry", s.registry)...)
	command.Env = append(os.Environ(), "HOME="+home)
	if output, err := command.CombinedOutput(); err != nil {
		return fmt.Errorf("npm %s: %w\n%s", strings.Join(arguments, " "), err, output)
	}
	return nil
}

// platformPackage returns the name of the package with the program for this system.
func platformPackage() string {
	processor := map[string]string{"amd64": "x64"}[runtime.GOARCH]
	if processor == "" {
		processor = runtime.GOARCH
	}
	return product.Package + "-" + runtime.GOOS + "-" + processor
}
