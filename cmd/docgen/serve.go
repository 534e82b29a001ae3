package main

import (
	"errors"
	"fmt"

	"github.com/spf13/cobra"

	"docgen/internal/build"
	"docgen/internal/serve"
)

// previewFlags say where a site is served.
type previewFlags struct {
	host         string
	port         int
	allowedHosts []string
	open         bool
}

func (f *previewFlags) add(cmd *cobra.Command) {
	cmd.Flags().StringVar(&f.host, "host", "127.0.0.1", "`address` to listen on")
	cmd.Flags().IntVar(&f.port, "port", 3000, "`number` of the port to listen on; the next free one when it is taken")
	cmd.Flags().StringSliceVar(&f.allowedHosts, "allowed-hosts", nil, "`names` to answer to besides localhost and this machine's addresses, for a proxy in front")
	cmd.Flags().BoolVar(&f.open, "open", false, "show the site in the default browser")
}

// check refuses ports that there are not.
func (f *previewFlags) check() error {
	if f.port < 0 || f.port > 65535 {
		return usageError{fmt.Errorf("--port is %d: use 0 to 65535, where 0 is any free one", f.port)}
	}
	return nil
}

// started prints where the site is and shows it, if asked to.
func (f *previewFlags) started(streams terminal, what string) func(url string) {
	return func(url string) {
		fmt.Fprintf(streams.err, "%s at %s (Ctrl-C stops)\n", what, url)
		if f.open {
			openBrowser(url)
		}
	}
}

func (f *previewFlags) serveOptions(dir, baseURL string) serve.Options {
	return serve.Options{Dir: dir, BaseURL: baseURL, Host: f.host, Port: f.port, AllowedHosts: f.allowedHosts}
}

func newServe(streams terminal) *cobra.Command {
	flags, preview := &siteFlags{}, &previewFlags{}
	cmd := &cobra.Command{
		Use:   "serve",
		Short: "Preview dist/ as a static host would serve it",
		Args:  atMostArgs(0),
		RunE: func(cmd *cobra.Command, _ []string) error {
			built, err := flags.options(streams)
			if err = errors.Join(err, preview.check()); err != nil {
				return err
			}
			site, findings, err := build.Open(built.Options)
			if err != nil {
				return errors.Join(flags.report(streams, findings), err)
			}
			err = serve.Run(cmd.Context(), preview.serveOptions(built.Out, site.Config.BaseURL), preview.started(streams, "serving "+flags.out))
			if errors.Is(err, serve.ErrNoSite) {
				return usageError{fmt.Errorf("%w: run \"%s\" first", err, flags.buildCommand())}
			}
			return err
		},
	}
	flags.add(cmd, "url", "jobs", "baseline", "quiet", "verbose", "no-cache", "timing")
	preview.add(cmd)
	return cmd
}
