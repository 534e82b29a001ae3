'use strict'
// Lets code continue when a command fails that it runs, such as git outside a repository.
const childProcess = require('child_process')
const { note } = own('recorder.js')

function tolerate(name, commandOf) {
  const original = childProcess[name]
  childProcess[name] = (...args) => {
    try {
      return original(...args)
    } catch {
      note('command', { name: commandOf(args), path: '' })
      const { encoding } = args.find((each) => each && typeof each === 'object' && !Array.isArray(each)) || {}
      return encoding && encoding !== 'buffer' ? '' : Buffer.alloc(0)
    }
  }
}

if (isRecording) {
  tolerate('execSync', (args) => String(args[0]))
  tolerate('execFileSync', (args) => [args[0], ...(Array.isArray(args[1]) ? args[1] : [])].join(' '))
  require('module').syncBuiltinESMExports()
}
