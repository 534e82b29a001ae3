package docusaurus

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"

	"github.com/docgen-cli/docgen/internal/frontend/evaluate"
)

// ErrNoConfig means that a folder has no Docusaurus configuration.
var ErrNoConfig = errors.New("no docusaurus.config file")

// extensions are those of the names that Docusaurus looks for.
var extensions = []string{".ts", ".mts", ".cts", ".js", ".mjs", ".cjs"}

// Read evaluates the configuration of the site in a folder. The session can evaluate more of
// it, and the caller must close it. The error wraps ErrNoConfig, or is an [*evaluate.Failure]
// if the configuration fails.
func Read(ctx context.Context, dir, node string) (Site, *evaluate.Session, error) {
	var names []string
	for _, extension := range extensions {
		name := "docusaurus.config" + extension
		if info, err := os.Stat(filepath.Join(dir, name)); err == nil && !info.IsDir() {
			names = append(names, name)
		}
	}
	if len(names) == 0 {
		return Site{}, nil, ErrNoConfig
	}
	session, err := evaluate.New(evaluate.Options{Site: dir, Node: node, Record: true})
	if err != nil {
		return Site{}, nil, fmt.Errorf("evaluate the configuration: %w", err)
	}
	config, err := session.Load(ctx, names[0])
	if err != nil {
		session.Close()
		return Site{}, nil, fmt.Errorf("evaluate the configuration: %w", err)
	}
	root, err := filepath.EvalSymlinks(dir)
	if err == nil {
		root, err = filepath.Abs(root)
	}
	inputs := session.Inputs()
	files := slices.DeleteFunc(slices.Clone(inputs.Files), func(file string) bool {
		return filepath.Ext(file) == ".json" || file == filepath.Join(root, names[0])
	})
	return Site{
		Folder: os.DirFS(dir), Root: root, File: names[0], Ignored: names[1:], Config: config,
		Places:  evaluate.ReadPlaces(append(files, filepath.Join(root, names[0])), session.Name),
		FilesIn: func(folder string) fs.FS { return os.DirFS(filepath.Join(root, filepath.FromSlash(folder))) },
		Load:    func(file string) (evaluate.Value, error) { return session.Load(ctx, file) },
		Call: func(path string, calls [][]any) ([]evaluate.Value, error) {
			return session.Call(ctx, names[0], path, calls)
		},
		CallThrough: func(script, file, path string, arguments []any) ([]evaluate.Value, error) {
			return session.CallThrough(ctx, script, file, path, arguments)
		},
	}, session, err
}
