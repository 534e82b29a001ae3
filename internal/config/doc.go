// Package config reads docgen.yaml into a [Config] and reports what is wrong with it.
//
// Names and meanings follow Docusaurus. Struct tags define each option: yaml its name, doc its
// description, default and required what happens if it is absent, example a value as YAML, and
// with what an example needs beside it. Decoding, [Schema] and the options page all derive from
// these tags. The package reads no files. Stages that know whether
// a path or a doc exists report problems with [Config.Diagnostic].
//
// The district config is about docgen.yaml and what it says: options, colors, design tokens. It reads nothing but
// the config and the modules that it names. Start with config.go.
//
// Its packages, each of which imports only those above it:
//
//   - palette: colors: the accent of a brand, the contrast of text
//   - strictyaml: decodes YAML into Go values, and reports the place of every mistake
//   - tokens: the design tokens of a site: its theme and its brand
//   - reference: evaluates modules that the config names, through the engine
package config
