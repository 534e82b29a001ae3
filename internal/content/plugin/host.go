package plugin

import (
	"context"
	"embed"
	"encoding/json"
	"io"
	"slices"
	"sync"
	"time"

	"github.com/docgen-cli/docgen/internal/config"
	"github.com/docgen-cli/docgen/internal/engine/fingerprint"
	"github.com/docgen-cli/docgen/internal/engine/incremental"
	"github.com/docgen-cli/docgen/internal/frontend/evaluate"
)

// DefaultLimit is how long one call of a plugin may take. Commands and requests have their own time.
const DefaultLimit = 10 * time.Second

// Options describe where plugins run.
type Options struct {
	Dir    string        // the site folder
	Config string        // name of the config file, for messages
	Node   string        // path of the executable; "" is "node" in PATH
	Limit  time.Duration // for one call; 0 for DefaultLimit
	Stderr io.Writer     // receives what plugins print; nil discards it
}

// Host runs the plugins of a site, and starts Node when one of them has something to do. It is safe for concurrent use.
type Host struct {
	options Options

	mu        sync.Mutex
	session   *evaluate.Session
	started   time.Time                   // of the session
	sent      map[string]bool             // keys of data that the process has
	last      map[string]opened           // the last good state of each plugin, by its module
	results   map[fingerprint.Hash]string // of directives and hooks, for a plugin that fails later
	uses      []config.SitePlugin
	variables []string // of the environment, that they declare
	bases     []string // folders of files that the plugins declare, relative to the site folder
}

//go:embed node/host.js
var scripts embed.FS

// New returns the plugins of a site.
func New(options Options) *Host {
	if options.Limit == 0 {
		options.Limit = DefaultLimit
	}
	return &Host{options: options, last: map[string]opened{}, results: map[fingerprint.Hash]string{}}
}

// argument is what host.js gets.
type argument struct {
	Hook    string          `json:"hook"`
	Context Context         `json:"context"`
	Options map[string]any  `json:"options"`
	Data    json.RawMessage `json:"data,omitempty"`
	DataKey string          `json:"dataKey,omitempty"` // of data that the process keeps
	Calls   []call          `json:"calls,omitempty"`
	Pages   json.RawMessage `json:"pages,omitempty"`
}

func (h *Host) start(ctx context.Context, engine *incremental.Engine) error {
	version, err := h.Version(ctx, engine)
	if err != nil {
		return err
	}
	flags, roots, err := h.restricted(version)
	if err != nil {
		return err
	}
	started := time.Now()
	session, err := evaluate.New(evaluate.Options{
		Site: h.options.Dir, Node: h.options.Node, Limit: h.options.Limit, Stderr: h.options.Stderr,
		Flags: flags, Roots: roots, Variables: slices.Concat(usual, h.variables),
	})
	h.session, h.started, h.sent = session, started, map[string]bool{}
	return err
}

// Close ends the process, if one runs.
func (h *Host) Close() {
	h.mu.Lock()
	defer h.mu.Unlock()
	h.end()
}

func (h *Host) end() {
	if h.session != nil {
		h.session.Close()
		h.session = nil
	}
}
