package build

import (
	"io"
	"io/fs"
	"net/http"
	"path/filepath"
	"time"

	"github.com/docgen-cli/docgen/internal/engine/incremental"
	"github.com/docgen-cli/docgen/internal/engine/progress"
	"github.com/docgen-cli/docgen/internal/links/external"
)

// Options describe a site and the tools that process it.
type Options struct {
	Dir      string // the site folder
	Config   string // the config file, relative to Dir
	BaseURL  string // replaces baseUrl of the config; "" to keep it
	URL      string // replaces url of the config; "" to keep it
	Jobs     int    // maximum of goroutines and of Node processes, at least 1
	Theme    fs.FS  // the built-in theme
	Version  string // of docgen
	Node     string // path of the executable; "" is "node" in PATH
	Stderr   io.Writer
	Cache    string // folder for results that later builds reuse; "" for none
	Remote   RemoteOptions
	Baseline string               // file of known findings, relative to Dir; "" for none
	Progress func(progress.State) // receives the progress, concurrently; may be nil
	Adopt    bool                 // accept a folder of Markdown that has no config
	CI       bool                 // nobody watches, so some warnings become errors
	Locales  []string             // the locales whose pages to render; nil for all
	Over     string               // folder with files that replace those of the site folder; "" for none
	Unsaved  map[string][]byte    // contents of files that an editor has not saved, by name relative to Dir; nil for none
	Print    *PrintRequest        // build only what this document needs; nil for the whole site
	Together bool                 // a preview shows all locales at one address, whatever addresses they have later
}

// BuildOptions describe the output of a build.
type BuildOptions struct {
	Options
	Out       string    // the output folder
	Now       time.Time // time of the last change in the search index, if it changed
	FixedTime bool      // use Now even if nothing changed, as SOURCE_DATE_EPOCH asks
	Compress  bool      // also write compressed copies of text files
	Shard     Shard     // the part of the site to compute for other machines, without any output; zero to build the site
}

// Shard is one of several equal parts of a site.
type Shard = incremental.Shard

// RemoteOptions replace options of the config about the remote cache.
type RemoteOptions struct {
	URL      string // "" for that of the config
	ReadOnly bool   // never send results
	Off      bool   // use no remote cache
}

// previous returns the folder that keeps the replaced output for the next build. In CI it
// is "": either there is no next build, or it starts from a copy of the folder.
func (p Project) previous() string {
	if p.CI || p.Cache == "" {
		return ""
	}
	return filepath.Join(p.Cache, "output")
}

// withoutCache returns the options for a build that neither reads nor writes the cache.
func (o BuildOptions) withoutCache() BuildOptions {
	o.Cache, o.Remote.Off = "", true
	return o
}

// CheckOptions are the options of a check.
type CheckOptions struct {
	Options
	External       bool           // also check links to other sites
	Render         bool           // also render some of the pages that run code of the site
	Client         *http.Client   // for these requests; nil for the default client
	Clock          external.Clock // for these requests; nil for the real time
	UpdateBaseline bool           // write all findings to the baseline instead of reporting them

	whole bool // also make the HTML of texts
}
