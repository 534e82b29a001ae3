import { readdirSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { expect, test } from '@playwright/test'

const theme = join(import.meta.dirname, '..')

/** The scripts of the theme, by their paths in it. */
function scripts(): string[] {
  return readdirSync(theme, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /^(?!tests\/|vendor\/).*(?<!\.d)\.tsx?$/.test(file))
}

/** Which scripts a script imports, types included. */
function readImports(files: string[]): Map<string, string[]> {
  const imported = /\b(?:from|import)\s*\(?\s*'(\.[^']*)'/g
  const fileOf = new Map(files.map((file) => [file.replace(/\.tsx?$/, ''), file]))
  return new Map(
    files.map((file) => {
      const paths = [...readFileSync(join(theme, file), 'utf8').matchAll(imported)]
      const found = paths.map(([, path = '']) => fileOf.get(posix.join(posix.dirname(file), path)))
      return [file, found.filter((other) => other !== undefined)]
    }),
  )
}

/** A circle of imports, from a name back to itself; undefined when there is none. */
function circleIn(imports: Map<string, string[]>): string[] | undefined {
  const done = new Set<string>()
  function follow(name: string, way: string[]): string[] | undefined {
    if (way.includes(name)) {
      return [...way.slice(way.indexOf(name)), name]
    }
    if (done.has(name)) {
      return undefined
    }
    for (const other of imports.get(name) ?? []) {
      const circle = follow(other, [...way, name])
      if (circle) {
        return circle
      }
    }
    done.add(name)
    return undefined
  }
  for (const name of imports.keys()) {
    const circle = follow(name, [])
    if (circle) {
      return circle
    }
  }
  return undefined
}

test('no script of the theme imports itself by way of others', () => {
  const imports = readImports(scripts())
  expect(imports.get('client.tsx')).toContain('start.tsx')
  expect(circleIn(imports)).toBeUndefined()
})

test('no folder of the theme imports itself by way of others', () => {
  // The folders of docusaurus/ have the names by which sites import modules, and are one part of the theme above the rest.
  const partOf = (folder: string) => (folder.startsWith('docusaurus/') ? 'docusaurus/*' : folder)
  const folderOf = (file: string) => (file.includes('/') ? partOf(posix.dirname(file)) : file)
  const imports = new Map<string, string[]>()
  for (const [file, others] of readImports(scripts())) {
    const folder = folderOf(file)
    const outside = others.map(folderOf).filter((other) => other !== folder)
    imports.set(folder, [...(imports.get(folder) ?? []), ...outside])
  }
  expect(imports.get('layout')).toContain('sidebar')
  expect(circleIn(imports)).toBeUndefined()
})

test('a circle of imports is found', () => {
  const imports = new Map([
    ['a', ['b']],
    ['b', ['c', 'd']],
    ['d', ['b']],
  ])
  expect(circleIn(imports)).toEqual(['b', 'd', 'b'])
})
