package lsp

import (
	"context"
	"os"
	"path/filepath"
	"slices"
	"sync"
	"time"

	"github.com/docgen-cli/docgen/internal/build"
	"github.com/docgen-cli/docgen/internal/diag"
	"github.com/docgen-cli/docgen/internal/engine/parallel"
	"github.com/docgen-cli/docgen/internal/serve/refactor"
)

// Checker is a site that can be checked again and again; see [build.Session].
type Checker interface {
	Check(ctx context.Context, unsaved map[string][]byte) ([]diag.Diagnostic, build.Checked, error)
	Close()
}

// folder is a site folder that the editor shows files of.
type folder struct {
	dir     string
	checker Checker

	starting sync.Mutex // allows one start of the preview at a time

	mu       sync.Mutex
	preview  Preview           // nil before its start
	wait     func() struct{}   // for the checks that run
	again    bool              // something has changed since the running check began
	runs     bool              // whether checks run
	last     refactor.Project  // of the last check
	found    []diag.Diagnostic // by the last check
	texts    map[string][]byte // unsaved, of the last check
	took     time.Duration     // by the last check
	sketched map[string]bool   // paths of the files that show sketches since the last check
	shown    map[string]bool   // paths of the files for which the editor shows findings; for the running check alone
}

// change notes that a file has changed, and begins a check unless one runs, which is then followed by another one.
func (f *folder) change(check func()) {
	f.mu.Lock()
	defer f.mu.Unlock()
	f.again = true
	if f.runs {
		return
	}
	f.runs = true
	f.wait = parallel.Begin(func() struct{} {
		for f.begins() {
			check()
		}
		return struct{}{}
	})
}

// begins reports whether another check is needed.
func (f *folder) begins() bool {
	f.mu.Lock()
	defer f.mu.Unlock()
	f.runs, f.again = f.again, false
	return f.runs
}

// state returns the site of the last check.
func (f *folder) state() refactor.Project {
	f.mu.Lock()
	defer f.mu.Unlock()
	return f.last
}

// isUnread reports whether no check has read the site yet.
func (f *folder) isUnread() bool { return f.state().Site.Editions == nil }

// findingsIn returns what the last check has found in a file.
func (f *folder) findingsIn(name string) []diag.Diagnostic {
	f.mu.Lock()
	defer f.mu.Unlock()
	return slices.DeleteFunc(slices.Clone(f.found), func(finding diag.Diagnostic) bool { return finding.File != name })
}

// close waits for the running checks.
func (f *folder) close(ctx context.Context) {
	f.mu.Lock()
	wait := f.wait
	f.again = false
	f.mu.Unlock()
	if wait != nil {
		wait()
	}
	if running := f.showing(); running != nil {
		running.Close(ctx) // after the checks, because it saves what they share
	}
	f.checker.Close()
}

// siteOf returns the folder of the site that a file belongs to: the nearest one above it with a config file, or else the
// folder that the editor has opened. It is "" for a file outside of all folders.
func siteOf(path, configFile string, roots []string) string {
	for dir := filepath.Dir(path); ; dir = filepath.Dir(dir) {
		if info, err := os.Stat(filepath.Join(dir, configFile)); err == nil && info.Mode().IsRegular() {
			return dir
		}
		if filepath.Dir(dir) == dir {
			break
		}
	}
	for _, root := range roots {
		if _, isInside := nameIn(root, path); isInside {
			return root
		}
	}
	return ""
}

// nameIn returns the name of a file relative to a site folder, slash-separated.
func nameIn(dir, path string) (string, bool) {
	name, err := filepath.Rel(dir, path)
	return filepath.ToSlash(name), err == nil && filepath.IsLocal(name)
}
