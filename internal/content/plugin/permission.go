package plugin

import (
	"context"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strconv"
	"strings"

	"github.com/docgen-cli/docgen/internal/engine/fingerprint"
	"github.com/docgen-cli/docgen/internal/engine/incremental"
	"github.com/docgen-cli/docgen/internal/frontend/bundle/disk"
	"github.com/docgen-cli/docgen/internal/frontend/node"
)

// The first version of Node whose permission model is stable (https://nodejs.org/api/permissions.html).
const (
	permissionMajor = 22
	permissionMinor = 13
)

// HasPermissions reports whether a version of Node, such as "v22.13.0", can refuse what a plugin may not do.
func HasPermissions(version string) bool {
	major, rest, _ := strings.Cut(strings.TrimPrefix(version, "v"), ".")
	minor, _, _ := strings.Cut(rest, ".")
	first, err := strconv.Atoi(major)
	second, _ := strconv.Atoi(minor)
	return err == nil && (first > permissionMajor || first == permissionMajor && second >= permissionMinor)
}

var versionRule = incremental.Rule[string]{Name: "node-version", Codec: incremental.CBOR[string]{}}

// Version returns the version of Node. The engine keeps it, because its results are only those of one Node.
func (h *Host) Version(ctx context.Context, engine *incremental.Engine) (string, error) {
	program, err := node.Find(h.options.Node)
	if err != nil {
		return "", err
	}
	version, _, err := incremental.Get(engine, versionRule, program, fingerprint.Hash{}, func(*incremental.Inputs) (string, error) {
		out, err := exec.CommandContext(ctx, program, "--version").Output()
		return strings.TrimSpace(string(out)), err
	})
	if err != nil {
		return "", fmt.Errorf("ask %s for its version: %w", program, err)
	}
	return version, nil
}

// restricted returns the flags of Node for what the plugins may read, and the folders, which are nil if Node cannot refuse others.
func (h *Host) restricted(version string) (flags, folders []string, err error) {
	flags = []string{"--max-old-space-size=1024"}
	if !HasPermissions(version) {
		return flags, nil, nil
	}
	folders, err = h.readable()
	flags = append(flags, "--permission")
	for _, folder := range folders {
		flags = append(flags, "--allow-fs-read="+filepath.Join(folder, "*"))
	}
	return flags, folders, err
}

// usual are the variables of the environment that every program needs.
var usual = []string{"HOME", "LANG", "LC_ALL", "NODE_ENV", "PATH", "SystemRoot", "TEMP", "TMP", "TMPDIR", "TZ", "USERPROFILE"}

// readable returns the folders that the plugins may read: their own, those of npm packages, and those that they declare.
func (h *Host) readable() ([]string, error) {
	dir, err := filepath.Abs(h.options.Dir)
	if err == nil {
		dir, err = filepath.EvalSymlinks(dir)
	}
	if err != nil {
		return nil, fmt.Errorf("find the site folder: %w", err)
	}
	var folders []string
	add := func(folder string) {
		real, err := filepath.EvalSymlinks(folder)
		if err != nil {
			return
		}
		folders = append(folders, real)
		if info, err := os.Stat(real); err == nil && !info.IsDir() {
			folders[len(folders)-1] = filepath.Dir(real)
		}
	}
	for folder := dir; ; folder = filepath.Dir(folder) {
		add(filepath.Join(folder, "node_modules"))
		for _, use := range h.uses {
			add(filepath.Join(folder, "node_modules", filepath.FromSlash(disk.PackageName(use.Module)))) // a link to a workspace
		}
		if folder == filepath.Dir(folder) {
			break
		}
	}
	for _, use := range h.uses {
		if use.IsFile() {
			add(filepath.Dir(filepath.Join(dir, filepath.FromSlash(use.Module))))
		}
	}
	for _, base := range h.bases {
		add(filepath.Join(dir, filepath.FromSlash(base)))
	}
	slices.Sort(folders)
	return slices.Compact(folders), nil
}

// widen makes the next process one that may read what a plugin declares, if the running one may not.
func (h *Host) widen(reads Reads) {
	for _, name := range reads.Env {
		if !slices.Contains(h.variables, name) {
			h.variables = append(h.variables, name)
			h.end()
		}
	}
	for _, pattern := range clean(reads.Files) {
		if base := baseOf(pattern); !slices.Contains(h.bases, base) {
			h.bases = append(h.bases, base)
			h.end()
		}
	}
}
