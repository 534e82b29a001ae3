package build

import (
	"io"
	"io/fs"
	"net/http"
	"path/filepath"
	"time"

	"docgen/internal/external"
	"docgen/internal/progress"
)

// Options say where a site is, and what works on it.
type Options struct {
	Dir      string // the site folder
	Config   string // the config file, relative to Dir
	BaseURL  string // takes the place of the config's; "" for the config's
	URL      string // takes the place of the config's; "" for the config's
	Jobs     int    // goroutines and Node processes at a time, at least 1
	Theme    fs.FS  // the built-in theme
	Version  string // of docgen
	Node     string // executable; "" is "node" in PATH
	Stderr   io.Writer
	Cache    string               // folder of what builds leave for later ones; "" for none
	Baseline string               // file of known findings, relative to Dir; "" for none
	Progress func(progress.State) // told how far the work has come, by many at a time; nil to tell no one
	CI       bool                 // no one reads along: what is a warning elsewhere may be an error
}

// BuildOptions say where a build leaves the site.
type BuildOptions struct {
	Options
	Out       string    // the output folder
	Now       time.Time // when the search content is said to have changed, if it has
	FixedTime bool      // Now counts even if nothing changed: SOURCE_DATE_EPOCH
}

// previous is where the output that a build replaces is kept for the next one: nowhere in
// CI, where there is no next one, or it begins with a copy of the folder.
func (p Project) previous() string {
	if p.CI || p.Cache == "" {
		return ""
	}
	return filepath.Join(p.Cache, "output")
}

// withoutCache has a build take over nothing, and leave nothing.
func (o BuildOptions) withoutCache() BuildOptions {
	o.Cache = ""
	return o
}

// CheckOptions say what a check looks at besides the site.
type CheckOptions struct {
	Options
	External       bool           // ask other sites, too
	Client         *http.Client   // that asks them; nil for one of its own
	Clock          external.Clock // that asking goes by; nil for the real one
	UpdateBaseline bool           // write the baseline with what is found, and report none of it
}
