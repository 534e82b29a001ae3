package main

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"github.com/spf13/cobra"

	"github.com/docgen-cli/docgen/internal/build"
	"github.com/docgen-cli/docgen/internal/check"
	"github.com/docgen-cli/docgen/internal/diag"
	"github.com/docgen-cli/docgen/internal/engine/disk"
	"github.com/docgen-cli/docgen/internal/engine/parallel"
	"github.com/docgen-cli/docgen/internal/frontend/pdf"
	"github.com/docgen-cli/docgen/internal/links/external"
	"github.com/docgen-cli/docgen/internal/markdown/slug"
	"github.com/docgen-cli/docgen/internal/render/print"
	"github.com/docgen-cli/docgen/internal/serve"
)

// pdfFlags are the flags of "docgen pdf".
type pdfFlags struct {
	versionFlags
	request build.PrintRequest
	file    string
	paper   string
	timeout int
	gate    *external.Gate // for what the pages show of other sites; nil to show nothing
}

func newPDF(streams terminal) *cobra.Command {
	flags := &pdfFlags{}
	cmd := &cobra.Command{
		Use:  "pdf",
		Args: atMostArgs(0),
		RunE: func(cmd *cobra.Command, _ []string) error { return flags.run(cmd.Context(), streams) },
	}
	flags.add(cmd)
	cmd.Flags().StringVarP(&flags.file, "out", "o", "", "`file` to write, relative to the site folder (default: the name of the sidebar)")
	cmd.Flags().StringVarP(&flags.request.Sidebar, "sidebar", "s", "", "`name` of the sidebar, if the docs have several")
	cmd.Flags().StringVar(&flags.request.Category, "category", "", "`label` of a category, to print only its pages")
	cmd.Flags().StringVar(&flags.request.Title, "title", "", "`text` of the title on the cover")
	cmd.Flags().StringVar(&flags.request.Version, "version", "", "`name` of the version of the docs (default: the last one)")
	cmd.Flags().StringVarP(&flags.request.Locale, "locale", "l", "", "`locale` of the pages (default: that of the site)")
	cmd.Flags().StringVar(&flags.paper, "paper", "a4", "`size` of the paper: a4 or letter")
	cmd.Flags().IntVar(&flags.timeout, "timeout", 600, "`seconds` after which printing fails")
	flags.addSome(cmd, "base-url", "url", "quiet")
	flags.complete(cmd)
	return cmd
}

// run prints the document and writes the file.
func (f *pdfFlags) run(ctx context.Context, streams terminal) error {
	if err := f.check(); err != nil {
		return err
	}
	browser, err := pdf.Here().Find()
	if err != nil {
		return usageError{err}
	}
	if err := f.choose(ctx, streams); err != nil {
		return err
	}
	started := time.Now()
	folder, err := os.MkdirTemp("", "docgen-print-")
	if err != nil {
		return fmt.Errorf("make a temporary folder: %w", err)
	}
	defer os.RemoveAll(folder)
	site, err := f.build(ctx, streams, filepath.Join(folder, "site"))
	if err != nil {
		return err
	}
	text, left, err := f.printSite(ctx, browser, site)
	if err != nil {
		return err
	}
	file := f.path()
	if err := disk.At(f.dir, filepath.Dir(file)).Replace(filepath.Base(file), text); err != nil {
		return fmt.Errorf("write %s: %w", file, err)
	}
	for _, reason := range left {
		fmt.Fprintf(streams.err, "%s the PDF shows nothing from %s\n", streams.paint("1;33", "warning:"), diag.Printable(reason))
	}
	if !f.quiet {
		fmt.Fprintf(streams.err, "%s %s with %s (%s) in %s\n", streams.paint("1;32", "wrote"), file, diag.Counted(pdf.Pages(text), "page"), kilobytes(len(text)),
			time.Since(started).Round(time.Millisecond))
	}
	return nil
}

func (f *pdfFlags) check() error {
	papers := map[string]print.Paper{"a4": print.A4, "letter": print.Letter}
	paper, known := papers[strings.ToLower(f.paper)]
	switch {
	case !known:
		return usageError{fmt.Errorf("--paper must be a4 or letter, found %q", f.paper)}
	case f.timeout < 1:
		return usageError{fmt.Errorf("--timeout must be at least 1, found %d", f.timeout)}
	}
	f.request.Paper = paper
	return nil
}

// choose decides on the docs, their version and the locale.
func (f *pdfFlags) choose(ctx context.Context, streams terminal) error {
	project, err := f.open(ctx, streams)
	if err != nil {
		return err
	}
	docs, err := f.docs(project.Config)
	if err != nil {
		return err
	}
	f.request.Instance = docs.ID
	if project.Config.Markdown.Unsafe {
		gate := check.Gate(project.Config)
		f.gate = &gate
	}
	i18n := project.Config.I18n
	f.request.Locale = cmp.Or(f.request.Locale, i18n.DefaultLocale)
	if err := (&translateFlags{locales: []string{f.request.Locale}}).checkLocales(i18n); err != nil {
		return err
	}
	names := versionNames(project, docs.ID)
	for _, set := range project.Sets() {
		if set.ID.Instance == docs.ID && set.IsLast && f.request.Version == "" {
			f.request.Version = set.ID.Version
		}
	}
	if !slices.Contains(names, f.request.Version) {
		return usageError{fmt.Errorf("no version %q: %s", f.request.Version, diag.Known(f.request.Version, "version", names))}
	}
	return nil
}

// printedSite is a site in a temporary folder.
type printedSite struct{ folder, baseURL, path string }

// build builds the pages of the document.
func (f *pdfFlags) build(ctx context.Context, streams terminal, folder string) (printedSite, error) {
	flags := f.siteFlags
	flags.noCache, flags.out = true, folder
	options, err := flags.options(streams)
	if err != nil {
		return printedSite{}, err
	}
	options.Print = &f.request
	ended := f.watch(streams, &options.Options)
	result, err := build.Build(ctx, options)
	ended()
	if mistake, ok := errors.AsType[build.PrintError](err); ok {
		return printedSite{}, usageError{mistake}
	}
	at := result.Printed
	return printedSite{filepath.Join(folder, filepath.FromSlash(at.Folder)), at.Root, at.Path}, f.conclude(streams, result.Findings, err)
}

// printSite serves the site and prints the document. It also says what the document lacks: nothing on
// a page may make the browser ask a private address.
func (f *pdfFlags) printSite(ctx context.Context, browser pdf.Browser, site printedSite) (text []byte, left []string, err error) {
	type outcome struct {
		text []byte
		left []string
		err  error
	}
	serving, stop := context.WithCancel(ctx)
	defer stop()
	wait := func() outcome { return outcome{} }
	err = serve.Run(serving, serve.Options{Dir: site.folder, BaseURL: site.baseURL, Grace: time.Millisecond}, func(urls serve.URLs) {
		wait = parallel.Begin(func() outcome {
			defer stop()
			here := strings.TrimSuffix(urls.Here, site.baseURL)
			_, own, _ := strings.Cut(here, "://")
			proxy := &external.Proxy{Page: own, Gate: f.gate}
			at, end, err := proxy.Start()
			if err != nil {
				return outcome{err: fmt.Errorf("start a proxy for the browser: %w", err)}
			}
			text, err := browser.Print(ctx, pdf.Page{URL: here + site.path, Proxy: at}, time.Duration(f.timeout)*time.Second)
			return outcome{text, proxy.Refused(), errors.Join(err, end())}
		})
	})
	printed := wait()
	return printed.text, printed.left, errors.Join(printed.err, err)
}

// path returns the path of the file from the working directory.
func (f *pdfFlags) path() string {
	name := f.file
	if name == "" {
		name = cmp.Or(slug.Kebab(f.request.Category), slug.Kebab(f.request.Sidebar), "docs") + ".pdf"
	}
	return inFolder(f.dir, name)
}

// complete completes the values of the flags.
func (f *pdfFlags) complete(cmd *cobra.Command) {
	locales := &translateFlags{siteFlags: f.siteFlags}
	for name, complete := range map[string]cobra.CompletionFunc{
		"locale":  locales.completeLocales,
		"version": f.completeVersions(1),
		"paper":   cobra.FixedCompletions([]string{"a4", "letter"}, cobra.ShellCompDirectiveNoFileComp),
	} {
		if err := cmd.RegisterFlagCompletionFunc(name, complete); err != nil {
			panic(err) // the flag is defined above
		}
	}
}
