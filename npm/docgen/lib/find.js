const { resolve } = require('node:path')
const { name } = require('../package.json')

/**
 * Returns the file of the program and the environment for it: the one that DOCGEN_BINARY names, or the one in
 * the package for this system. Without such a package, there is no file.
 */
function findProgram() {
  const { DOCGEN_BINARY: chosen, ...env } = process.env // a script that it names may run this one again
  if (chosen) {
    return { file: resolve(chosen), isChosen: true, env }
  }
  const { platform, arch } = process
  // Macs can run programs for both processors, so Node and the package may differ.
  const processors = platform === 'darwin' ? [arch, arch === 'x64' ? 'arm64' : 'x64'] : [arch]
  const file = processors.map((processor) => programFor(platform, processor)).find(Boolean)
  return { file, isChosen: false, env }
}

function programFor(platform, arch) {
  try {
    return require.resolve(`${name}-${platform}-${arch}/bin/docgen${platform === 'win32' ? '.exe' : ''}`)
  } catch {
    return undefined
  }
}

module.exports = { findProgram }
