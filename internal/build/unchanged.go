package build

import (
	"context"
	"path/filepath"
	"slices"

	"github.com/docgen-cli/docgen/internal/config"
	"github.com/docgen-cli/docgen/internal/engine/fingerprint"
	"github.com/docgen-cli/docgen/internal/engine/history"
	"github.com/docgen-cli/docgen/internal/engine/incremental"
	"github.com/docgen-cli/docgen/internal/engine/output"
	"github.com/docgen-cli/docgen/internal/render"
	"github.com/docgen-cli/docgen/internal/render/audit"
	"github.com/docgen-cli/docgen/internal/render/code"
)

// lastBuild is the outcome of the last build.
type lastBuild struct {
	Output fingerprint.Hash // of the output folder
	Result Result
}

// lastBuildRule is the rule for the whole build, which depends on every file that was read.
func lastBuildRule() incremental.Rule[lastBuild] {
	return incremental.Rule[lastBuild]{Name: "build", Codec: incremental.Gob[lastBuild]{}}
}

// unchanged returns the result of the last build if neither its inputs nor its output have
// changed.
func (o BuildOptions) unchanged(ctx context.Context, project Project) (Result, bool) {
	used, isKnown := o.used(ctx, project)
	if !isKnown {
		return Result{}, false
	}
	last, _, known := incremental.Lookup(project.Engine, lastBuildRule(), "site", used)
	if !known {
		return Result{}, false
	}
	now, isKnown := output.Hash(o.Out)
	return last.Result, isKnown && now == last.Output
}

// used returns the hash of everything besides files that a build depends on. It returns
// false if the output folder has no absolute path.
func (o BuildOptions) used(ctx context.Context, project Project) (fingerprint.Hash, bool) {
	hasher := fingerprint.NewHasher()
	out, err := filepath.Abs(o.Out)
	hasher.Texts([]string{o.Options.Config, out, o.BaseURL, o.URL, o.Baseline})
	hasher.Texts(o.Locales)
	hasher.Value([]bool{o.CI, o.FixedTime, o.Compress})
	if o.FixedTime {
		hasher.Number(o.Now.UnixNano())
	}
	isPosts := func(blog config.Blog) bool { return blog.Changelog == "" }
	if project.Config.ShowUpdates() || slices.ContainsFunc(project.Config.Blogs, isPosts) { // a post may have the date of its first commit
		hasher.Text(history.State(ctx, o.Dir))
	}
	hasher.Hash(project.commits())
	hasher.Hash(project.Plugins.Hash())
	hasher.Hash(code.ThemeFiles(o.Theme))
	return hasher.Sum(), err == nil
}

// keep saves the results of a build for the next one. If that fails, the next build is
// slower, which is no error. now is the hash of the output; zero if it is unknown.
func (o BuildOptions) keep(ctx context.Context, project Project, checked Checked, result Result, now fingerprint.Hash) {
	engine := project.Engine
	render.Retain(engine, checked.Site, audit.Rule)
	used, isKnown := o.used(ctx, project)
	isWhole := !now.IsZero()
	if !isWhole {
		now, isWhole = output.Hash(o.Out)
	}
	if isKnown && isWhole {
		result.Changed, result.Timing, result.Assembled, result.Rendered, result.Parsed = nil, nil, 0, 0, 0
		trace := engine.Trace()
		trace.Used = used
		incremental.Put(engine, lastBuildRule(), "site", lastBuild{now, result}, trace)
	}
	engine.Save(ctx, o.Jobs)
}
