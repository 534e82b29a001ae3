#!/usr/bin/env node
// Starts docgen, a program that another package contains. Old versions of Node must be able to
// parse this file, so that they print the message below.
if (parseInt(process.versions.node, 10) < 20) {
  console.error('error: docgen needs Node 20 or newer, this is %s: see https://nodejs.org', process.version)
  process.exit(3)
} else {
  require('../lib/run.js')
}
