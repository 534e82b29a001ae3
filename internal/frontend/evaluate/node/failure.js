'use strict'
// Describes what the site's code throws, with the frames of the stack for Go to look up.
const { fileURLToPath } = require('url')

// framesOf returns the frames of an error's stack, without those of Node and of these scripts.
function framesOf(error) {
  let stack = ''
  try {
    stack = String(error.stack)
  } catch {
    return []
  }
  const frames = []
  for (const line of stack.split('\n')) {
    const match = /^\s+at (?:(?:async )?(.*?) \()?(.+?):(\d+):(\d+)\)?$/.exec(line)
    if (!match || /^(node:|docgen:|\[eval\])/.test(match[2])) continue
    const file = match[2].startsWith('file:') ? fileURLToPath(match[2]) : match[2]
    frames.push({ name: match[1] || '', file, line: Number(match[3]), column: Number(match[4]) })
  }
  return frames
}

function describe(thrown) {
  try {
    if (thrown === null || typeof thrown !== 'object') return { text: String(thrown), frames: [] }
    const text = String(thrown.message || thrown).slice(0, 4000)
    return { text, frames: framesOf(thrown), mistake: thrown.docgenMistake === true, code: String(thrown.code || ''), about: thrown.docgenAbout }
  } catch {
    return { text: 'the code threw an error that cannot be shown', frames: [] }
  }
}

module.exports = { describe, framesOf }
