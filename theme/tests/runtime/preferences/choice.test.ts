import { expect, test } from '@playwright/test'
import { effectiveMode, firstChoice } from '../../../runtime/preferences/choice'

const firstChoices = [
  { name: 'nothing known', asked: null, stored: null, want: 'system' },
  { name: 'C2: stored', asked: null, stored: 'dark', want: 'dark' },
  { name: 'C5: asked for in the address', asked: 'dark', stored: 'light', want: 'dark' },
  { name: 'K8: the system asked for in the address', asked: 'system', stored: 'dark', want: 'system' },
  { name: 'W8: junk in the address', asked: 'purple', stored: 'dark', want: 'dark' },
  { name: 'W8: junk in the storage', asked: null, stored: 'purple', want: 'system' },
]

for (const { name, asked, stored, want } of firstChoices) {
  test(`first choice: ${name}`, () => {
    expect(firstChoice(asked, stored)).toBe(want)
  })
}

const modes = [
  {
    name: 'a choice is what it says',
    choice: 'dark',
    fallback: 'light',
    follow: false,
    isDark: false,
    want: 'dark',
  },
  {
    name: 'C6: by default the system is not followed',
    choice: 'system',
    fallback: 'light',
    follow: false,
    isDark: true,
    want: 'light',
  },
  {
    name: 'K2: the default mode may be dark',
    choice: 'system',
    fallback: 'dark',
    follow: false,
    isDark: false,
    want: 'dark',
  },
  {
    name: 'K2: a dark system is followed',
    choice: 'system',
    fallback: 'light',
    follow: true,
    isDark: true,
    want: 'dark',
  },
  {
    name: 'K2: a light system is followed',
    choice: 'system',
    fallback: 'dark',
    follow: true,
    isDark: false,
    want: 'light',
  },
] as const

for (const { name, choice, want, ...system } of modes) {
  test(`effective mode: ${name}`, () => {
    expect(effectiveMode(choice, system)).toBe(want)
  })
}
