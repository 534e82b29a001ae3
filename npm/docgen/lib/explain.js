const { existsSync, readFileSync } = require('node:fs')
const { join } = require('node:path')
const { name, version, repository, optionalDependencies } = require('../package.json')

const { platform, arch } = process
const system = `${platform} ${arch}`
const wanted = `${name}-${platform}-${arch}`

/** Says why there is no package for this system, and how to get the program. */
function explainMissing() {
  if (!(wanted in optionalDependencies)) {
    const command = `go install ${repository.url.replace(/^git\+https:\/\/|\.git$/g, '')}/cmd/docgen@v${version}`
    return `docgen has no npm package for ${system}, the system of this Node.js
  build it with "${command}", and run that program or set DOCGEN_BINARY to its path`
  }
  const others = Object.keys(optionalDependencies).filter(isInstalled)
  if (others.length > 0) {
    const found = others.map((other) => other.slice(name.length + 1).replace('-', ' ')).join(', ')
    return `node_modules contains docgen for ${found}, and this is ${system}: it was installed on another system
  delete node_modules and install the packages again on this system; do not copy the folder between systems`
  }
  if (isMissingInLock()) {
    return `package-lock.json does not list ${wanted}, because npm wrote it on another system
  delete node_modules and package-lock.json, then run "npm install"`
  }
  return `${wanted}, the package with the program, is not installed
  it is an optional dependency: install again without --omit=optional, --no-optional or "optional=false" in .npmrc`
}

function isInstalled(dependency) {
  try {
    require.resolve(`${dependency}/package.json`)
    return true
  } catch {
    return false
  }
}

function isMissingInLock() {
  const [root] = __dirname.split(/[\\/]node_modules[\\/]/)
  try {
    return !readFileSync(join(root, 'package-lock.json'), 'utf8').includes(`node_modules/${wanted}"`)
  } catch {
    return false
  }
}

/** Says why a program did not start, and how to run another one. */
function explainStart({ file, isChosen }, error) {
  const problem = problemOf(file, error)
  return isChosen
    ? `DOCGEN_BINARY is "${file}", ${problem}
  set it to the path of a docgen program, or unset it to run the one from npm`
    : `cannot run ${file}, ${problem}
  delete node_modules and install the packages again on this system, or set DOCGEN_BINARY to another program`
}

function problemOf(file, error) {
  if (!existsSync(file)) {
    return 'which does not exist'
  }
  switch (error.code) {
    case 'EACCES':
    case 'EPERM':
      return 'which is not an executable file, or is on a disk from which programs may not run'
    case 'ENOEXEC':
    case 'EFTYPE':
    case 'UNKNOWN':
    case 'Unknown system error -86': // macOS: the program is for another processor
      return `which is not a program for ${system}`
    default:
      return `which did not start (${error.message})`
  }
}

module.exports = { explainMissing, explainStart }
