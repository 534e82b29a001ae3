// Package check checks a whole site before anything is rendered.
//
// [Site] follows all links and runs the checks that concern more than one page. A [Filter]
// decides which findings count. Problems within one text, link or file are reported by the
// packages that read them. The package renders nothing and writes nothing.
//
// The district check is about what is wrong with a site as a whole, and which problems count. It changes nothing.
// Start with check.go.
//
// Its packages, each of which imports only those above it:
//
//   - policy: what content needs from a Content Security Policy (CSP), and what stays blocked
//   - baseline: the problems that a site had when it adopted the checks
//   - headers: the `_headers` file and its Content Security Policy
package check
