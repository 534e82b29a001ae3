package main

import (
	"errors"
	"fmt"
	"os/exec"
	"runtime"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"github.com/docgen-cli/docgen/internal/build"
	"github.com/docgen-cli/docgen/internal/serve"
)

// otherPorts is how many ports docgen tries if its own choice is taken.
const otherPorts = 99

// serverFlags are the flags of commands that serve a site.
type serverFlags struct {
	host         string
	port         int
	chosen       *pflag.Flag // the flag of the port
	allowedHosts []string
	open         bool
}

func (f *serverFlags) add(cmd *cobra.Command) {
	cmd.Flags().StringVar(&f.host, "host", "127.0.0.1", "`address` to listen on")
	cmd.Flags().IntVar(&f.port, "port", 3000, "port `number` to listen on; if 3000 is taken, the next free one")
	f.chosen = cmd.Flags().Lookup("port")
	cmd.Flags().StringSliceVar(&f.allowedHosts, "allowed-hosts", nil,
		"host `names` to accept besides localhost and this machine's addresses, such as a proxy's")
	cmd.Flags().BoolVar(&f.open, "open", false, "open the site in the default browser")
}

// check rejects invalid ports.
func (f *serverFlags) check() error {
	if f.port < 0 || f.port > 65535 {
		return usageError{fmt.Errorf("--port must be between 0 and 65535, found %d: 0 picks a free port", f.port)}
	}
	return nil
}

// started returns a function that prints the URLs of the site, and opens it in a browser if
// --open is set.
func (f *serverFlags) started(streams terminal, what string) func(serve.URLs) {
	return func(urls serve.URLs) {
		fmt.Fprintf(streams.err, "%s at %s (press Ctrl+C to stop)\n", what, urls.Here)
		for _, url := range urls.Network {
			fmt.Fprintln(streams.err, "on other devices: "+url)
		}
		if f.open {
			openBrowser(urls.Here)
		}
	}
}

// serveOptions returns how to serve a site. A port that the user chose is not replaced by another.
func (f *serverFlags) serveOptions(dir, baseURL string) serve.Options {
	options := serve.Options{Dir: dir, BaseURL: baseURL, Host: f.host, Port: f.port, OtherPorts: otherPorts, AllowedHosts: f.allowedHosts}
	if f.chosen.Changed {
		options.OtherPorts = 0
	}
	return options
}

func newServe(streams terminal) *cobra.Command {
	flags, server := &siteFlags{}, &serverFlags{}
	cmd := &cobra.Command{
		Use:  "serve",
		Args: atMostArgs(0),
		RunE: func(cmd *cobra.Command, _ []string) error {
			built, err := flags.options(streams)
			err = errors.Join(err, server.check())
			if err != nil {
				return err
			}
			site, findings, err := build.Open(cmd.Context(), built.Options)
			if err != nil {
				return errors.Join(flags.report(streams, findings), err)
			}
			err = serve.Run(cmd.Context(), server.serveOptions(built.Out, site.Config.BaseURL), server.started(streams, "serving "+built.Out))
			if errors.Is(err, serve.ErrNoSite) {
				return usageError{fmt.Errorf("%w: run \"%s\" first", err, flags.command("build"))}
			}
			return err
		},
	}
	flags.add(cmd, "url", "jobs", "baseline", "quiet", "verbose", "no-cache", "timing")
	server.add(cmd)
	return cmd
}

// openBrowser opens a URL in the default browser. It ignores errors, because the URL is
// printed as well.
func openBrowser(url string) {
	name, args := "xdg-open", []string{url}
	switch runtime.GOOS {
	case "darwin":
		name = "open"
	case "windows":
		name, args = "rundll32", []string{"url.dll,FileProtocolHandler", url}
	}
	_ = exec.Command(name, args...).Start()
}
