const { spawn } = require('node:child_process')
const { constants } = require('node:os')
const { delimiter, dirname } = require('node:path')
const { findProgram } = require('./find.js')

// docgen renders pages with the "node" in PATH. If there is none, it finds the one that runs this script.
process.env.PATH = [process.env.PATH, dirname(process.execPath)].filter(Boolean).join(delimiter)

const program = findProgram()
let child
if (program.file) {
  passSignals()
  start()
} else {
  stop(require('./explain.js').explainMissing())
}

function start() {
  try {
    child = spawn(program.file, process.argv.slice(2), { stdio: 'inherit', env: program.env })
    child.on('error', retry)
    child.on('exit', end)
  } catch (error) {
    fail(error) // Node throws some errors, and reports others to the child's listeners
  }
}

// Ctrl+C reaches the child as well as this process, so the child may receive a signal twice. docgen
// acts on the first one. On Windows, kill would end the child at once.
function passSignals() {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => process.platform === 'win32' || child.kill(signal))
  }
}

function end(code, signal) {
  if (signal === null) {
    process.exit(code)
  }
  process.removeAllListeners(signal)
  process.exitCode = 128 + constants.signals[signal] // if this process ignores the signal
  process.kill(process.pid, signal)
}

// Zip files, and the stores of some package managers, lose the mode of the program.
function retry(error) {
  const { chmodSync } = require('node:fs')
  if (error.code !== 'EACCES' || program.isChosen || program.isExecutable) {
    fail(error)
    return
  }
  program.isExecutable = true
  try {
    chmodSync(program.file, 0o755)
  } catch {
    fail(error)
    return
  }
  start()
}

function fail(error) {
  stop(require('./explain.js').explainStart(program, error))
}

function stop(problem) {
  console.error(`error: ${problem}`)
  process.exit(3)
}
