// Puts the mistakes of mutations.json into the program, one at a time, and runs those tests of "make test" that must
// find each. A mistake that no test finds, or that does not compile, is an error. Run it in the project's folder.
import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'

/** Mistake replaces a text that stands once in a file. "test" is a Go package, or a test of the theme or of the browser. */
const mistakes = JSON.parse(readFileSync('e2e/mutations.json', 'utf8'))

/** Returns the command that runs a test. Scripts are in a module of their own, which does not see what they depend on. */
function commandOf(test) {
  const [file, ...only] = test.split(' ')
  if (file.endsWith('.test.ts')) {
    return ['npx', 'playwright', 'test', '--project=unit', file]
  }
  if (file.endsWith('.spec.ts')) {
    return ['sh', '-c', `make --silent generate site && npx playwright test --config e2e ${file}`]
  }
  return ['go', 'test', '-C', file, '-count=1', '-vet=off', '.', ...(only.length > 0 ? ['-run', only.join(' ')] : [])]
}

function run(test) {
  const [program, ...args] = commandOf(test)
  const { status, stdout, stderr } = spawnSync(program, args, { encoding: 'utf8', maxBuffer: 1 << 28 })
  const output = stdout + stderr
  return { passes: status === 0 && !output.includes('no tests to run'), output }
}

/** Runs a test with a mistake in the program, and returns what is wrong with the proof, if anything. */
function problemWith({ file, from, to, test }) {
  const text = readFileSync(file, 'utf8')
  if (text.split(from).length !== 2) {
    return `${file} does not contain this exactly once: ${from}`
  }
  const restore = () => writeFileSync(file, text)
  const stop = () => {
    restore()
    process.exit(130)
  }
  process.once('SIGINT', stop)
  try {
    writeFileSync(file, text.replace(from, () => to))
    const { passes, output } = run(test)
    if (passes) {
      return `${test} does not find it`
    }
    return /\[(build|setup) failed\]|SyntaxError/.test(output) ? `it does not compile:\n${output}` : undefined
  } finally {
    restore()
    process.off('SIGINT', stop)
  }
}

let failed = 0
for (const test of new Set(mistakes.map(({ test }) => test))) {
  const { passes, output } = run(test)
  if (!passes) {
    failed += 1
    console.log(`${test} fails without any mistake:\n${output}`)
  }
}
for (const mistake of mistakes) {
  const problem = problemWith(mistake)
  failed += problem ? 1 : 0
  console.log(`${problem ? 'NOT FOUND' : 'found'}: ${mistake.file}: ${mistake.what}${problem ? `\n  ${problem}` : ''}`)
}
console.log(`${mistakes.length - failed} passed, ${failed} failed`)
process.exitCode = failed === 0 ? 0 : 1
