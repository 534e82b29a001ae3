package main

import (
	"context"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"

	"github.com/docgen-cli/docgen/internal/release/npm"
	"github.com/docgen-cli/docgen/internal/release/product"
)

// platform is a system and a processor, with Go's names.
type platform struct{ OS, Arch string }

func platforms() []platform {
	return []platform{
		{"linux", "amd64"}, {"linux", "arm64"}, {"darwin", "amd64"}, {"darwin", "arm64"}, {"windows", "amd64"}, {"windows", "arm64"},
	}
}

// File returns the name of the program.
func (p platform) File() string {
	if p.OS == "windows" {
		return "docgen.exe"
	}
	return "docgen"
}

// Archive returns the name of the platform's archive.
func (p platform) Archive() string {
	extension := ".tar.gz"
	if p.OS == "windows" {
		extension = ".zip"
	}
	return "docgen-" + product.Version + "-" + p.OS + "-" + p.Arch + extension
}

// command returns a go command for the platform. The settings of this machine do not change
// what it builds.
func (p platform) command(ctx context.Context, repository string) *exec.Cmd {
	command := exec.CommandContext(ctx, "go")
	command.Dir = repository
	command.Env = append(os.Environ(), "GOOS="+p.OS, "GOARCH="+p.Arch, "CGO_ENABLED=0",
		"GOAMD64=v1", "GOARM64=v8.0", "GOEXPERIMENT=", "GOFIPS140=off", "GOFLAGS=", "GOWORK=off")
	return command
}

// compile builds docgen for all platforms.
func compile(ctx context.Context, repository string, folder staging) ([]npm.Program, error) {
	var programs []npm.Program
	for _, platform := range platforms() {
		fmt.Printf("building docgen for %s %s\n", platform.OS, platform.Arch)
		content, err := platform.compile(ctx, repository, folder)
		if err != nil {
			return nil, err
		}
		programs = append(programs, npm.Program{OS: platform.OS, Arch: platform.Arch, Content: content})
	}
	return programs, nil
}

// compile returns the content of docgen's program, which it builds in the staging folder.
func (p platform) compile(ctx context.Context, repository string, folder staging) ([]byte, error) {
	file, err := filepath.Abs(folder.file("program"))
	if err != nil {
		return nil, err
	}
	defer os.Remove(file)
	build := p.command(ctx, repository)
	build.Args = append(build.Args, "build", "-trimpath", "-buildvcs=false", "-ldflags=-s -w", "-o", file, "./cmd/docgen")
	if output, err := build.CombinedOutput(); err != nil {
		return nil, fmt.Errorf("build docgen for %s %s: %w\n%s", p.OS, p.Arch, err, output)
	}
	return os.ReadFile(file)
}
