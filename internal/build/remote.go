package build

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"net/http"
	"net/textproto"
	"os"

	"github.com/docgen-cli/docgen/internal/check"
	"github.com/docgen-cli/docgen/internal/diag"
	"github.com/docgen-cli/docgen/internal/engine/remote"
	"github.com/docgen-cli/docgen/internal/links/external"
)

// RemoteCode is the code of problems with the remote cache.
const RemoteCode = "cache"

// ErrNoRemote means that a shard has no place for its results.
var ErrNoRemote = errors.New("a shard stores its results in a remote cache: set cache.remote in docgen.yaml or --remote-cache, and do not make it read-only")

// connect connects the engine with the remote cache. It returns nil if there is none.
func (p Project) connect(ctx context.Context) (*remote.Cache, error) {
	options := p.Config.Cache
	url := cmp.Or(p.Remote.URL, options.Remote)
	if p.Remote.Off || url == "" || p.Remote.URL == "" && !p.Config.Markdown.Unsafe {
		return nil, nil
	}
	cache, err := remote.Open(ctx, remote.Options{URL: url, Headers: headersFrom(options.Headers), ReadOnly: options.ReadOnly || p.Remote.ReadOnly})
	if err != nil {
		return nil, fmt.Errorf("open the remote cache: %w", err)
	}
	machine, err := programs(ctx, p.Version, p.Node)
	if err != nil {
		return nil, err
	}
	p.Engine.Share(cache, machine)
	return cache, nil
}

// headersFrom takes the values of headers from the environment.
func headersFrom(variables map[string]string) http.Header {
	headers := http.Header{}
	for name, variable := range variables {
		if value := os.Getenv(variable); value != "" {
			headers[textproto.CanonicalMIMEHeaderKey(name)] = []string{value}
		}
	}
	return headers
}

// disconnect sends what other machines lack, and waits until they have it.
func (p Project) disconnect(ctx context.Context, cache *remote.Cache) remote.Report {
	p.Engine.Publish(ctx, p.Jobs)
	return cache.Close()
}

// aboutRemote returns a finding if the remote cache did not work.
func (p Project) aboutRemote(checked Checked, report remote.Report) []diag.Diagnostic {
	if report.Problem == "" {
		return nil
	}
	finding := diag.Diagnostic{Severity: diag.Warning, Text: "the remote cache does not work: " + report.Problem,
		Hint: "the site is correct, but the build took longer"}
	if p.Remote.URL == "" {
		finding = p.Config.Diagnostic(finding.Severity, finding.Text, finding.Hint, "cache", "remote")
	}
	return check.NewFilter(checked.Site, external.Code).Apply([]diag.Diagnostic{finding.WithCode(RemoteCode)})
}
