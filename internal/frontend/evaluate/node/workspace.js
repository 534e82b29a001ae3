'use strict'
// Finds packages of the repository that contains the site. A package manager links them only when
// it installs.
const path = require('path')
const { existsSync, readdirSync, readFileSync } = { ...require('fs') }

const markers = ['.git', 'pnpm-workspace.yaml', 'rush.json', 'lerna.json']
const deepest = 3 // levels below the root of the repository
const mostFolders = 5000
let folders // of the packages, by name

function manifestOf(folder) {
  try {
    return JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'))
  } catch {
    return {}
  }
}

// rootOf returns the nearest folder that is the root of several packages.
function rootOf(folder) {
  const isRoot = markers.some((name) => existsSync(path.join(folder, name))) || manifestOf(folder).workspaces
  if (isRoot) return folder
  return folder === path.dirname(folder) ? undefined : rootOf(path.dirname(folder))
}

function packagesBelow(root) {
  const found = new Map()
  let level = [root]
  for (let depth = 0, count = 0; depth <= deepest && level.length > 0; depth++) {
    const next = []
    for (const folder of level) {
      if (++count > mostFolders) return found
      const { name } = manifestOf(folder)
      if (name && !found.has(name)) found.set(name, folder)
      for (const entry of readdirSync(folder, { withFileTypes: true })) {
        if (entry.isDirectory() && !/^(\.|node_modules$)/.test(entry.name)) next.push(path.join(folder, entry.name))
      }
    }
    level = next
  }
  return found
}

// workspaceFolder returns the folder of a package, or undefined.
function workspaceFolder(name) {
  if (!folders) {
    const root = rootOf(site)
    folders = root ? packagesBelow(root) : new Map()
  }
  return folders.get(name)
}

module.exports = { workspaceFolder }
