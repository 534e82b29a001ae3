package build

import (
	"bytes"
	"context"
	"crypto/sha256"
	"encoding/gob"
	"fmt"
	"hash"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"time"

	"docgen/internal/config"
	"docgen/internal/history"
)

// lastName is the value of the cache that holds the last build.
const lastName = "last"

// lastBuild is what the last build came to, and what the site and the output
// looked like.
type lastBuild struct {
	Inputs, Outputs key
	Result          Result
}

// surroundings describes all that a build reads, by the sizes and times of files.
// It reports false when that does not tell enough: then the build reads them all.
func surroundings(ctx context.Context, options Options, cfg config.Config) (key, bool) {
	now := time.Now()
	if options.UpdateBaseline || !isBelow(cfg.Docs.Path) || slices.ContainsFunc(cfg.StaticDirectories, func(dir string) bool { return !isBelow(dir) }) {
		return key{}, false
	}
	if _, err := os.Stat(filepath.Join(options.Dir, "src")); err == nil || len(cfg.ThemeConfig.CustomCSS) > 0 {
		return key{}, false // code and style sheets may import from anywhere
	}
	sum := sha256.New()
	_, _ = fmt.Fprintf(sum, "%q %q %q %q %q %q %v %v", makers(options), options.Config, options.Out, options.BaseURL, options.URL, options.Baseline, options.CI, options.FixedTime)
	if options.FixedTime {
		_, _ = fmt.Fprint(sum, options.Now.UnixNano())
	}
	if cfg.Docs.ShowLastUpdateTime || cfg.Docs.ShowLastUpdateAuthor {
		_, _ = fmt.Fprintf(sum, "%q", history.State(ctx, options.Dir))
	}
	if !hashTheme(sum, options.Theme) {
		return key{}, false
	}
	out, err := filepath.Abs(options.Out)
	if err != nil {
		return key{}, false
	}
	site := filepath.Clean(options.Dir)
	survey := survey{to: sum, settled: now.Add(-options.state().settles).UnixNano(), skip: func(path string) bool {
		absolute, err := filepath.Abs(path)
		isOurs := filepath.Dir(path) == site && slices.Contains([]string{".git", ".docgen", "node_modules"}, filepath.Base(path))
		return isOurs || err == nil && absolute == out
	}}
	isWhole := survey.walk(site)
	return key(sum.Sum(nil)), isWhole
}

func isBelow(path string) bool { return filepath.IsLocal(filepath.FromSlash(path)) }

// hashTheme adds the theme, which is part of the program but in its own tests.
func hashTheme(sum hash.Hash, theme fs.FS) bool {
	return fs.WalkDir(theme, ".", func(name string, entry fs.DirEntry, err error) error {
		if err != nil || entry.IsDir() {
			return err
		}
		info, err := entry.Info()
		if err == nil {
			_, err = fmt.Fprintf(sum, "%q %d %d", name, info.Size(), info.ModTime().UnixNano())
		}
		return err
	}) == nil
}

// outputs describes the output folder.
func outputs(out string) (key, bool) {
	sum := sha256.New()
	isWhole := survey{to: sum}.walk(out)
	return key(sum.Sum(nil)), isWhole
}

// unchanged returns the result of the last build when nothing has changed since.
func (s *State) unchanged(options Options, inputs key) (Result, bool) {
	text, found := s.store.Read(lastName)
	var last lastBuild
	if !found || gob.NewDecoder(bytes.NewReader(text)).Decode(&last) != nil || last.Inputs != inputs {
		return Result{}, false
	}
	now, isWhole := outputs(options.Out)
	return last.Result, isWhole && now == last.Outputs
}

// saveLast keeps what a build came to. A state that cannot be written is no error.
func (s *State) saveLast(options Options, inputs key, result Result) {
	var out bytes.Buffer
	now, isWhole := outputs(options.Out)
	result.Changed, result.Rendered, result.Timing = nil, 0, nil
	if isWhole && gob.NewEncoder(&out).Encode(lastBuild{Inputs: inputs, Outputs: now, Result: result}) == nil {
		_ = s.store.Write(lastName, out.Bytes())
	}
}
