'use strict'
// Knows what is missing: packages that are not installed and, when recording, files that do not
// exist. Each has the path at which it would be.
const path = require('path')

const nodeModules = `${path.sep}node_modules${path.sep}`
const absent = new Map() // requests by path

// packageOf returns the name of the package in a request: "@a/b" of "@a/b/c".
function packageOf(request) {
  return request.split('/').slice(0, request.startsWith('@') ? 2 : 1).join('/')
}

// addPackage adds the request for a package and returns its path.
function addPackage(request) {
  const file = path.join(site, 'node_modules', ...request.split('/'))
  absent.set(file, { request, name: packageOf(request), inside: request.slice(packageOf(request).length + 1) })
  return file
}

// addFile adds a file that does not exist. In a folder of packages, it belongs to one of them.
function addFile(file) {
  const at = file.lastIndexOf(nodeModules)
  if (at >= 0) return addPackage(file.slice(at + nodeModules.length).split(path.sep).join('/'))
  const below = path.relative(site, file).split(path.sep).join('/')
  const name = below.startsWith('.') ? below : `./${below}`
  absent.set(file, { request: name, name, inside: '' })
  return file
}

module.exports = {
  addFile,
  addPackage,
  nodeModules,
  packageOf,
  absentAt: (file) => (absent.has(file) ? absent.get(file).request : undefined),
  look: (file) => absent.get(file),
}
