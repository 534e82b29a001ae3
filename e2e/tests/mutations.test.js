import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'

// "make test-mutations" is slow and runs seldom, so a change of the code must not make one of its mistakes impossible.
test('each mistake stands once in its file', () => {
  for (const { what, file, from } of JSON.parse(readFileSync('e2e/mutations.json', 'utf8'))) {
    assert.equal(readFileSync(file, 'utf8').split(from).length, 2, `${what}: ${file}`)
  }
})
