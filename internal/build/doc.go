// Package build runs the stages in order: it reads a site, checks it, renders it and
// replaces the output.
//
// [Build] runs all stages, [Check] stops before rendering, and [Lock] records the URLs and
// anchors of a release. Each stage has its own package. Package build must not know about
// command lines or browsers.
//
// The district build has the order of the stages: reading, checking, rendering, writing. It does no stage itself.
// Open build.go first.
package build
