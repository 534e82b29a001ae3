package main

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"github.com/docgen-cli/docgen/internal/build"
	"github.com/docgen-cli/docgen/internal/diag"
	"github.com/docgen-cli/docgen/internal/links/redirect"
	"github.com/docgen-cli/docgen/internal/links/redirect/rules"
	"github.com/docgen-cli/docgen/internal/release/deploy"
	"github.com/docgen-cli/docgen/internal/release/product"
	"github.com/docgen-cli/docgen/theme"
)

// redirectsFlags are the flags of "docgen redirects".
type redirectsFlags struct {
	siteFlags
	server string
}

func newRedirects(streams terminal) *cobra.Command {
	flags := redirectsFlags{}
	cmd := &cobra.Command{
		Use:  "redirects",
		Args: atMostArgs(0),
		RunE: func(cmd *cobra.Command, _ []string) error { return flags.run(cmd.Context(), streams) },
	}
	flags.addSome(cmd, "dir", "config", "out")
	cmd.Flags().Lookup("out").Usage = "`folder` of the built site, relative to the site folder"
	cmd.Flags().StringVar(&flags.server, "format", "", "`name` of the server: nginx or apache")
	return cmd
}

// checkServer rejects servers without a format of their own.
func (f redirectsFlags) checkServer() error {
	servers := []string{"nginx", "apache"}
	choices := "--format must be " + strings.Join(servers, " or ")
	switch {
	case slices.Contains(servers, f.server):
		return nil
	case f.server == "":
		return usageError{errors.New(choices)}
	}
	host, _ := deploy.HostNamed(f.server) // any other name has no redirects
	hint := cmp.Or(host.Redirects, diag.DidYouMean(f.server, servers), "other hosts show the page that docgen writes at each old URL")
	return usageError{fmt.Errorf("%s, found %q: %s", choices, f.server, hint)}
}

func (f redirectsFlags) run(ctx context.Context, streams terminal) error {
	if err := errors.Join(f.checkServer(), checkSiteFolder(f.dir)); err != nil {
		return err
	}
	site, findings, err := build.Open(ctx, build.Options{Dir: f.dir, Config: f.config, Jobs: 1, Theme: theme.Files, Version: product.Version,
		Stderr: streams.err})
	if err != nil {
		return errors.Join(f.report(streams, findings), err)
	}
	defer site.Close()
	folder := f.outFolder()
	if info, err := os.Stat(folder); err != nil || !info.IsDir() {
		return usageError{fmt.Errorf("no built site in %q: run \"%s\" first", folder, f.command("build"))}
	}
	name := filepath.Join(folder, redirect.FileName)
	text, err := os.ReadFile(name)
	if err != nil && !errors.Is(err, fs.ErrNotExist) {
		return fmt.Errorf("read the redirects: %w", err)
	}
	list, omitted := rules.Parse(string(text))
	for _, each := range omitted {
		fmt.Fprintf(streams.err, "%s:%d: left out, because %s: %s\n", filepath.ToSlash(name), each.Line, each.Reason, each.Text)
	}
	printed, impossible := list.Apache()
	if f.server == "nginx" {
		printed, impossible = list.Nginx(reservedPaths(folder, site.Config.BaseURL))
	}
	for _, rule := range impossible {
		fmt.Fprintf(streams.err, "%s: left out, because %s needs a rule of your own for it: %s\n", filepath.ToSlash(name), f.server, rule)
	}
	fmt.Fprint(streams.out, printed)
	return nil
}

// reservedPaths returns the paths for which the configuration of "docgen deploy init nginx" has
// locations: the home page and the 404 pages.
func reservedPaths(folder, baseURL string) []string {
	paths := []string{"/", strings.TrimSuffix(baseURL, "/"), baseURL, baseURL + "index.html", baseURL + "404.html"}
	pages, _ := filepath.Glob(filepath.Join(folder, "*", "404.html")) // the pattern is valid
	for _, page := range pages {
		paths = append(paths, baseURL+path.Join(filepath.Base(filepath.Dir(page)), "404.html"))
	}
	return paths
}
