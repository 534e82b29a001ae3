// Package files makes the files of the output that are neither pages nor search files: sitemaps, feeds, redirects,
// headers for hosts, lists for agents, the service worker, and images in several sizes.
//
// The package decides what is in these files and how they are named, not where they go.
package files
