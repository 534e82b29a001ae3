import { expect, test } from '@playwright/test'
import { type Area, createStorage, type ExternalChange } from '../../../runtime/preferences/storage'

function memoryArea(): Area {
  const values = new Map<string, string>()
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  }
}

function refuse(): never {
  throw new Error('the operation is insecure')
}

function setup(area: () => Area = () => refuse()) {
  const warnings: string[] = []
  const hearers = new Set<(change: ExternalChange) => void>()
  const storage = createStorage({
    area,
    warn: (message) => warnings.push(message),
    listen(listener) {
      hearers.add(listener)
      return () => hearers.delete(listener)
    },
  })
  const change = (key: string | null) => {
    for (const hear of hearers) {
      hear({ key })
    }
  }
  return { storage, warnings, hearers, change }
}

test('read returns what write stored, and null removes it', () => {
  const area = memoryArea()
  const { storage } = setup(() => area)
  storage.write('theme', 'dark')
  expect(storage.read('theme')).toBe('dark')
  expect(area.getItem('theme')).toBe('dark')
  storage.write('theme', null)
  expect(storage.read('theme')).toBe(null)
})

test('E12: without a storage everything works in memory, with one warning', () => {
  const { storage, warnings } = setup()
  expect(storage.read('theme')).toBe(null)
  storage.write('theme', 'dark')
  storage.write('tab', 'npm')
  expect([storage.read('theme'), storage.read('tab')]).toEqual(['dark', 'npm'])
  storage.write('theme', null)
  expect(storage.read('theme')).toBe(null)
  expect(warnings).toHaveLength(1)
  expect(warnings[0]).toMatch(/^browser storage is not available,/)
})

test('E12: what a full storage refuses is kept in memory', () => {
  const area = { ...memoryArea(), setItem: refuse }
  const { storage, warnings } = setup(() => area)
  storage.write('theme', 'dark')
  expect(storage.read('theme')).toBe('dark')
  expect(warnings).toHaveLength(1)
})

test('a value that cannot be removed counts as removed', () => {
  const area: Area = { getItem: () => 'dark', setItem: refuse, removeItem: refuse }
  const { storage } = setup(() => area)
  storage.write('theme', null)
  expect(storage.read('theme')).toBe(null)
})

test('listeners hear this tab and others, for their key alone', () => {
  const area = memoryArea()
  const { storage, change } = setup(() => area)
  const heard: (string | null)[] = []
  storage.subscribe('theme', () => heard.push(storage.read('theme')))
  storage.write('theme', 'dark')
  storage.write('tab', 'npm')
  area.setItem('theme', 'light')
  change('theme')
  change('tab')
  expect(heard).toEqual(['dark', 'light'])
})

test('emptying the storage in another tab is heard for every key', () => {
  const { storage, change } = setup(memoryArea)
  const heard: string[] = []
  storage.subscribe('theme', () => heard.push('theme'))
  storage.subscribe('tab', () => heard.push('tab'))
  change(null)
  expect(heard).toEqual(['theme', 'tab'])
})

test('the last listener to go ends the listening', () => {
  const { storage, hearers } = setup(memoryArea)
  const stops = [storage.subscribe('theme', () => {}), storage.subscribe('theme', () => {})]
  expect(hearers.size).toBe(1)
  for (const stop of stops) {
    stop()
  }
  expect(hearers.size).toBe(0)
  storage.subscribe('theme', () => {})
  expect(hearers.size).toBe(1)
})
