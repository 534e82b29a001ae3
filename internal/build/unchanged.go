package build

import (
	"bytes"
	"context"
	"encoding/gob"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
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

// inputs describes all that a build reads, and what of it besides the texts of docs, by
// the options and the sizes and times of files. Either is "" when that does not tell
// enough.
func inputs(ctx context.Context, options Options, cfg config.Config) (all, besides key) {
	now := options.state().now()
	isOutside := func(path string) bool { return !filepath.IsLocal(filepath.FromSlash(path)) }
	out, err := filepath.Abs(options.Out)
	if err != nil || options.UpdateBaseline || slices.ContainsFunc(append([]string{cfg.Docs.Path, options.Config}, cfg.StaticDirectories...), isOutside) {
		return "", ""
	}
	also := fmt.Sprintf("%q %q %q %q %q %q %v %v", makers(options), options.Config, options.Out, options.BaseURL, options.URL, options.Baseline, options.CI, options.FixedTime)
	if options.FixedTime {
		also += fmt.Sprint(options.Now.UnixNano())
	}
	if cfg.Docs.ShowLastUpdateTime || cfg.Docs.ShowLastUpdateAuthor {
		also += fmt.Sprintf("%q", history.State(ctx, options.Dir))
	}
	theme, isKnown := describeTheme(options.Theme)
	if !isKnown {
		return "", ""
	}
	site := filepath.Clean(options.Dir)
	docs := filepath.Join(site, filepath.FromSlash(cfg.Docs.Path)) + string(filepath.Separator)
	survey := newSurvey(also+theme, now)
	survey.isText = func(path string) bool { return strings.HasPrefix(path, docs) && isText(path) }
	survey.skip = func(path string) bool {
		absolute, err := filepath.Abs(path)
		isOurs := filepath.Dir(path) == site && slices.Contains([]string{".git", ".docgen", "node_modules"}, filepath.Base(path))
		return isOurs || err == nil && absolute == out
	}
	survey.walk(site)
	if _, err := os.Stat(filepath.Join(options.Dir, "src")); err == nil || len(cfg.ThemeConfig.CustomCSS) > 0 {
		survey.lack(true) // code and style sheets may import from anywhere; pages are told by the bundle
	}
	return survey.all.key(), survey.besides.key()
}

// describeTheme describes the theme, which is part of the program but in its own tests.
func describeTheme(theme fs.FS) (string, bool) {
	var said strings.Builder
	err := fs.WalkDir(theme, ".", func(name string, entry fs.DirEntry, err error) error {
		if err != nil || entry.IsDir() {
			return err
		}
		info, err := entry.Info()
		if err == nil {
			fmt.Fprintf(&said, "%q %d %d", name, info.Size(), info.ModTime().UnixNano())
		}
		return err
	})
	return said.String(), err == nil
}

// outputs describes the output folder; "" when that does not tell enough.
func outputs(out string) key {
	survey := newSurvey("", time.Now().Add(time.Hour)) // docgen has just written it
	survey.walk(out)
	return survey.all.key()
}

// unchanged returns the result of the last build when nothing has changed since.
func (s *State) unchanged(options Options, inputs key) (Result, bool) {
	text, found := s.store.Read(lastName)
	var last lastBuild
	if inputs == "" || !found || gob.NewDecoder(bytes.NewReader(text)).Decode(&last) != nil || last.Inputs != inputs {
		return Result{}, false
	}
	now := outputs(options.Out)
	return last.Result, now != "" && now == last.Outputs
}

// saveLast keeps what a build came to. A state that cannot be written is no error.
func (s *State) saveLast(options Options, inputs key, result Result) {
	if inputs == "" {
		return
	}
	var out bytes.Buffer
	now := outputs(options.Out)
	result.Changed, result.Rendered, result.Timing = nil, 0, nil
	if now != "" && gob.NewEncoder(&out).Encode(lastBuild{Inputs: inputs, Outputs: now, Result: result}) == nil {
		_ = s.store.Write(lastName, out.Bytes())
	}
}
