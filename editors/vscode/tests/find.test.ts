import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { findDocgen, isInside, outermost, type Search } from '../src/find'

const local = '/work/docs/node_modules/.bin/docgen'

/** Searches where these files exist. */
function search(files: string[], changes: Partial<Search> = {}) {
  const isFile = async (path: string) => files.includes(path)
  const usual = {
    setting: '',
    site: '/work/docs',
    root: '/work',
    path: '/usr/bin:/opt/bin',
    isWindows: false,
    isFile,
  }
  return findDocgen({ ...usual, ...changes })
}

test('the setting is before all else, and does not fall back', async () => {
  expect(await search(['/opt/docgen', local], { setting: '/opt/docgen' })).toBe('/opt/docgen')
  expect(await search(['/work/bin/docgen', local], { setting: 'bin/docgen' })).toBe('/work/bin/docgen')
  expect(await search([local], { setting: '/gone/docgen' })).toBeUndefined()
})

test('the docgen of the site is before that of folders above it, and those before PATH', async () => {
  const above = '/work/node_modules/.bin/docgen'
  expect(await search([local, above, '/usr/bin/docgen'])).toBe(local)
  expect(await search([above, '/usr/bin/docgen'])).toBe(above)
  expect(await search(['/opt/bin/docgen'])).toBe('/opt/bin/docgen')
  expect(await search([])).toBeUndefined()
})

test('nothing above the workspace folder counts', async () => {
  expect(await search(['/node_modules/.bin/docgen'])).toBeUndefined()
})

test('on Windows, npm writes a .cmd file', async () => {
  const file = join('/work', 'node_modules', '.bin', 'docgen.cmd')
  expect(await search([file], { isWindows: true })).toBe(file)
})

test('a site in another one does not count', () => {
  expect(outermost(['/a', '/a/docs', '/ab', '/b/docs'])).toEqual(['/a', '/ab', '/b/docs'])
  expect([
    isInside('/a/x.md', '/a'),
    isInside('/ab', '/a'),
    isInside('/a', '/a'),
    isInside('/a', '/a/b'),
  ]).toEqual([true, false, true, false])
})
