package main

import (
	"archive/zip"
	"bytes"
	"compress/flate"
	"errors"
	"io"
	"os"
	"path"

	"github.com/evanw/esbuild/pkg/api"
)

// diagramScripts bundles mermaid as an ES module that loads the code for each type of diagram
// when a page needs it. It returns a reproducible zip file.
func diagramScripts() ([]byte, error) {
	folder, err := os.Getwd()
	if err != nil {
		return nil, err
	}
	result := api.Build(api.BuildOptions{
		Stdin:  &api.StdinOptions{Contents: `export { default } from "mermaid"`, ResolveDir: folder, Sourcefile: "mermaid.js"},
		Bundle: true, Splitting: true, Outdir: "/", EntryNames: "mermaid-[hash]", ChunkNames: "[hash]",
		Platform: api.PlatformBrowser, Format: api.FormatESModule, Target: api.ES2022,
		MinifyWhitespace: true, MinifySyntax: true, MinifyIdentifiers: true,
		Define:        map[string]string{"process.env.NODE_ENV": `"production"`},
		LegalComments: api.LegalCommentsInline,
	})
	if len(result.Errors) > 0 {
		return nil, errors.New(result.Errors[0].Text)
	}
	var packed bytes.Buffer
	archive := zip.NewWriter(&packed)
	archive.RegisterCompressor(zip.Deflate, func(out io.Writer) (io.WriteCloser, error) {
		return flate.NewWriter(out, flate.BestCompression)
	})
	for _, file := range result.OutputFiles {
		out, err := archive.Create(path.Base(file.Path))
		if err != nil {
			return nil, err
		}
		if _, err := out.Write(file.Contents); err != nil {
			return nil, err
		}
	}
	err = archive.Close()
	return packed.Bytes(), err
}
