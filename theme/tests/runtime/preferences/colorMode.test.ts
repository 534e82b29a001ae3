import { expect, test } from '@playwright/test'
import { type ColorModeState, createColorMode, type Environment } from '../../../runtime/preferences/colorMode'
import { createStorage, type ExternalChange } from '../../../runtime/preferences/storage'

/** A page with a color mode, its storage, another tab and a system. */
function setup(own: Partial<Environment> = {}, stored?: string) {
  const values = new Map<string, string>(stored === undefined ? [] : [['theme', stored]])
  const painted: ColorModeState[] = []
  const system = { isDark: false, tell: () => {} }
  let hear: (change: ExternalChange) => void = () => {}
  const storage = createStorage({
    area: () => ({
      getItem: (key) => values.get(key) ?? null,
      setItem: (key, value) => void values.set(key, value),
      removeItem: (key) => void values.delete(key),
    }),
    warn: () => {},
    listen(listener) {
      hear = listener
      return () => {}
    },
  })
  const mode = createColorMode({
    choice: stored ?? 'system',
    fallback: 'light',
    follow: false,
    locked: false,
    storage,
    isDark: () => system.isDark,
    onSystemChange(listener) {
      system.tell = listener
    },
    paint: (state) => painted.push(state),
    ...own,
  })
  mode.start()
  return {
    mode,
    values,
    painted,
    /** otherTab writes as another tab does; undefined removes the key. */
    otherTab(value: string | undefined) {
      if (value === undefined) {
        values.delete('theme')
      } else {
        values.set('theme', value)
      }
      hear({ key: 'theme' })
    },
    turnSystem(isDark: boolean) {
      system.isDark = isDark
      system.tell()
    },
  }
}

test('C2, C3: the choice goes from light to dark to system, and system is no key', () => {
  const { mode, values, painted } = setup({}, 'light')
  const seen = [1, 2, 3].map(() => {
    mode.cycle()
    return [mode.get().choice, mode.get().effective, values.get('theme')]
  })
  expect(seen).toEqual([
    ['dark', 'dark', 'dark'],
    ['system', 'light', undefined],
    ['light', 'light', 'light'],
  ])
  expect(painted.map(({ effective }) => effective)).toEqual(['dark', 'light', 'light'])
})

test('C4: other tabs are followed at once', () => {
  const { mode, otherTab, painted } = setup()
  otherTab('dark')
  expect(mode.get()).toEqual({ choice: 'dark', effective: 'dark' })
  otherTab(undefined)
  expect(mode.get()).toEqual({ choice: 'system', effective: 'light' })
  otherTab('purple')
  expect(mode.get()).toEqual({ choice: 'system', effective: 'light' })
  expect(painted).toHaveLength(2)
})

test('C5: a mode asked for in the address is not stored, and ends with the next choice', () => {
  const { mode, values } = setup({ choice: 'dark' })
  expect(mode.get().effective).toBe('dark')
  expect(values.has('theme')).toBe(false)
  mode.cycle()
  expect(mode.get().choice).toBe('system')
})

test('C6: a system that is not followed changes nothing', () => {
  const { mode, turnSystem, painted } = setup()
  turnSystem(true)
  expect(mode.get().effective).toBe('light')
  expect(painted).toEqual([])
})

test('K2: a site that follows the system does so live, stores nothing, and prefers a choice', () => {
  const { mode, turnSystem, values, painted } = setup({ follow: true })
  turnSystem(true)
  expect(mode.get()).toEqual({ choice: 'system', effective: 'dark' })
  expect(values.has('theme')).toBe(false)
  mode.cycle()
  turnSystem(false)
  turnSystem(true)
  expect(mode.get()).toEqual({ choice: 'light', effective: 'light' })
  expect(painted).toHaveLength(2)
})

test('C9: a site without the switch forgets the choice and does not change', () => {
  const { mode, values, otherTab } = setup({ locked: true, choice: 'system' }, 'dark')
  expect(values.has('theme')).toBe(false)
  mode.cycle()
  otherTab('dark')
  expect(mode.get()).toEqual({ choice: 'system', effective: 'light' })
})

test('subscribers hear a change once', () => {
  const { mode } = setup({}, 'light')
  let heard = 0
  const stop = mode.subscribe(() => {
    heard += 1
  })
  mode.cycle()
  stop()
  mode.cycle()
  expect(heard).toBe(1)
})
