// Package plugin runs the plugins of a site: it asks each what it reads and gives, loads its data and its pages, and lets it
// render directives.
//
// [Host] has the Node process, and [Set] is what the plugins gave for one state of the site. A plugin asks its context for
// files, commands and answers of hosts; Go gets them, refuses what the plugin does not declare, and records what was
// read, so that everything that a plugin gives is kept until that changes. The package knows neither routes nor pages; what
// pages a site has is up to those that read its files.
//
// # The life of a plugin
//
// [Host.Open] asks a plugin what it declares, checks its options, and calls load and pages. The result is one value of the
// engine. Directives are rendered when a text that uses them is read ([Set.Render]); their results belong to the text.
package plugin
