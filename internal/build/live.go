package build

import (
	"context"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"sync/atomic"

	"docgen/internal/bundle"
	"docgen/internal/contract"
	"docgen/internal/diag"
)

// Live is a site in memory while its author writes. [Live.Update] takes in what
// changed on disk; files are made when they are asked for, as a build would write
// them, but for the theme's scripts, which show changes in the open page.
type Live struct {
	options  Options
	updating sync.Mutex
	docs     *library
	config   string                 // the text of the config file that the docs were read with
	theme    bundled                // the last
	modules  *moduleTexts           // that it was made with
	good     bundled                // the last that was without a mistake
	sources  map[string]sourceState // of everything that the theme may be made of
	scripts  describedScripts
	renderer *liveRenderer
	scene    atomic.Pointer[scene]
	earlier  atomic.Pointer[scene] // whose scripts a page may be loading still
}

// Open reads a site. Its findings may be errors; the site is then there as far as
// it can be shown. The error is ErrConfig when there is nothing to show at all.
func Open(ctx context.Context, options Options) (*Live, []diag.Diagnostic, error) {
	options.entry, options.bundles = bundle.DevEntry, bundle.NewSession()
	live := &Live{options: options, renderer: newLiveRenderer(ctx, options)}
	findings, err := live.Update(ctx)
	if err == nil && live.scene.Load() == nil {
		err = ErrConfig
	}
	if err != nil {
		live.Close()
		return nil, findings, err
	}
	return live, findings, nil
}

// Close ends the processes that render.
func (l *Live) Close() {
	l.renderer.close()
	l.options.bundles.Close()
}

// BaseURL is the path that the site lives under.
func (l *Live) BaseURL() string { return l.scene.Load().plan.config.BaseURL }

// Update reads what changed, checks the whole site, and shows it from now on. What
// cannot be read or bundled stays as it was. The findings are sorted.
func (l *Live) Update(ctx context.Context) ([]diag.Diagnostic, error) {
	l.updating.Lock()
	defer l.updating.Unlock()
	cfg, findings, err := loadConfig(l.options)
	if errors.Is(err, ErrConfig) {
		return diag.Sort(findings), nil
	}
	if err != nil {
		return nil, err
	}
	if err := l.startOver(); err != nil {
		return nil, err
	}
	made, err := makePlan(ctx, l.options, plan{config: cfg, renders: true, drafted: true, known: l.docs, findings: findings})
	if err != nil {
		return nil, err
	}
	site, wrong := made.siteData(l.options)
	findings = append(findings, made.judged(append(made.findings, wrong...))...)
	theme, err := l.bundle(&made)
	if err != nil {
		return nil, err
	}
	wrong = theme.findings
	if theme.bundle.Client != "" {
		wrongCode, err := l.describe(ctx, &made, theme.bundle, site)
		if err != nil {
			return nil, err
		}
		wrong = append(wrong, wrongCode...)
		next, err := newScene(l.options, &made, theme.bundle, site, l.renderer)
		if err != nil {
			return nil, err
		}
		l.earlier.Store(l.scene.Swap(next))
	}
	return made.settled(l.options, append(findings, wrong...))
}

// startOver forgets what was read when the config has changed, since it says how
// to read.
func (l *Live) startOver() error {
	text, err := os.ReadFile(filepath.Join(l.options.Dir, filepath.FromSlash(l.options.Config)))
	if err != nil {
		return err
	}
	if l.docs == nil || string(text) != l.config {
		l.docs, l.config = &library{docs: map[string]keptDoc{}}, string(text)
	}
	return nil
}

// bundle makes the theme anew when something of the site that may be a part of it
// has changed, the code of pages included.
func (l *Live) bundle(made *plan) (bundled, error) {
	sources, err := themeSources(l.options, made.config)
	if err != nil {
		return bundled{}, err
	}
	isCurrent := l.sources != nil && areSame(l.options.Dir, l.sources, sources)
	modules, isSame := l.modules.again(made)
	if isCurrent && isSame && l.theme.bundle.Client != "" && len(l.theme.findings) == 0 {
		l.sources = sources
		made.modules, made.code, made.bundle, made.node = modules, l.theme.bundle.Pages, l.theme.bundle, l.theme.node
		return l.theme, nil
	}
	ready := made.withModules(l.options, func() bundled { return bundleTheme(l.options, made.config) })
	if !isCurrent && ready.bundle.Client != "" { // else what is wrong for Node is found with the first page
		var wrong []diag.Diagnostic
		if ready.bundle, wrong, ready.err = ready.node.get(); len(wrong) > 0 {
			ready.findings = append(ready.findings, wrong...)
		}
	}
	l.theme, l.modules, l.sources = ready, made.modules, sources
	if ready.bundle.Client != "" {
		l.good = ready
	} else if l.good.bundle.Client == "" && ready.err == nil { // wrong from the start: it can be seen without code of its own
		input := bundleInput(l.options, made.config)
		l.good.bundle, _, ready.err = bundle.Build(input)
		l.good.node = nodeTextOf(input, l.good.bundle)
	}
	made.code, made.node = l.good.bundle.Pages, l.good.node
	return bundled{l.good.bundle, ready.findings, ready.err, l.good.node}, ready.err
}

// describedScripts are what the scripts of pages say of them.
type describedScripts struct {
	key      string // the scripts, whose names tell their code
	matter   map[string]pageMatter
	findings []diag.Diagnostic
}

// describe has the scripts of pages say what they show, if their code is another
// than before.
func (l *Live) describe(ctx context.Context, made *plan, theme bundle.Bundle, site contract.SiteData) ([]diag.Diagnostic, error) {
	if len(made.scripts) == 0 {
		return nil, nil
	}
	var key strings.Builder
	for _, script := range made.scripts {
		fmt.Fprintln(&key, script.File, theme.Pages[script.File])
	}
	if l.scripts.key != key.String() {
		findings, err := l.renderer.prepare(ctx, made, theme, site)
		if err != nil {
			return nil, err
		}
		l.scripts = describedScripts{key.String(), map[string]pageMatter{}, findings}
		for _, script := range made.scripts {
			l.scripts.matter[script.File] = script.matter
		}
	}
	for i := range made.scripts {
		made.scripts[i].matter = l.scripts.matter[made.scripts[i].File]
	}
	return l.scripts.findings, nil
}
