import assert from 'node:assert/strict'
import { existsSync, readFileSync } from 'node:fs'
import { test } from 'node:test'
import { askedFor, partsIn } from '../parts.js'

const parts = partsIn(readFileSync('CONTRIBUTING.md', 'utf8'))

test('a change asks for the parts whose folders it touches', () => {
  const some = partsIn('| `make test-fuzz` | parsers | `internal/markdown` `go.mod` |\n| `make test-soak` | load | `internal/serve` |\n')
  assert.deepEqual(askedFor(some, ['internal/markdown/code/code.go']), ['test-fuzz'])
  assert.deepEqual(askedFor(some, ['go.mod', 'internal/serve/serve.go']), ['test-fuzz', 'test-soak'])
  assert.deepEqual(askedFor(some, ['internal/markdownish/x.go']), [])
})

test('the table names every part of test-all, and folders that exist', () => {
  const made = /^PARTS +:= (.*)$/m.exec(readFileSync('Makefile', 'utf8'))[1].split(' ')
  assert.deepEqual(parts.map(({ name }) => name), made)
  assert.deepEqual(parts.flatMap(({ folders }) => folders).filter((folder) => !existsSync(folder)), [])
})
