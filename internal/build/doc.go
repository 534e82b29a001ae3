// Package build runs the stages in order: it reads a site, checks it, renders it and
// replaces the output.
//
// [Build] runs all stages, [Check] stops before rendering, and [Lock] records the URLs and
// anchors of a release. Each stage has its own package. Package build must not know about
// command lines or browsers.
//
// The district build is about the order of the stages: reading, checking, rendering, writing. The stages
// themselves are elsewhere. Start with build.go.
package build
