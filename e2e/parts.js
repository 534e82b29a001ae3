// Names the parts of "make test-all" that the last changes ask for. The table in CONTRIBUTING.md says which folder asks
// for which part. It prints one line.
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'

/** Reads the rows "| `make test-part` | what it proves | `folder` `folder` |" of a Markdown text. */
export function partsIn(markdown) {
  const rows = markdown.matchAll(/^\| `make (test-[a-z]+)` \|.*\|([^|]*)\|$/gm)
  return [...rows].map(([, name, folders]) => ({
    name,
    folders: [...folders.matchAll(/`([^`]+)`/g)].map(([, folder]) => folder),
  }))
}

/** Returns the names of the parts that changed files ask for. */
export function askedFor(parts, files) {
  const isIn = (file, folder) => file === folder || file.startsWith(`${folder}/`)
  return parts
    .filter(({ folders }) => files.some((file) => folders.some((folder) => isIn(file, folder))))
    .map(({ name }) => name)
}

const git = (...args) => execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
const lines = (text) => text.split('\n').filter(Boolean)

/** Returns the files that differ from HEAD, and those of the commits that are not upstream or of the last ten. */
function changedFiles() {
  const changed = lines(git('status', '--porcelain', '--untracked-files=all')).map((line) => line.slice(3).replace(/.* -> /, ''))
  const ahead = isAhead() ? '@{upstream}..HEAD' : '-10'
  return [...changed, ...lines(git('log', '--format=', '--name-only', ahead))]
}

function isAhead() {
  try {
    return git('rev-list', '--count', '@{upstream}..HEAD').trim() !== '0'
  } catch {
    return false // no upstream
  }
}

function main() {
  let files
  try {
    files = changedFiles()
  } catch {
    console.log('no git here, so what the last changes ask for is unknown: "make test-all" runs every part')
    return
  }
  const asked = askedFor(partsIn(readFileSync('CONTRIBUTING.md', 'utf8')), files)
  console.log(asked.length > 0 ? `the last changes also ask for: make ${asked.join(' ')}` : 'the last changes ask for no part of "make test-all"')
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  main()
}
