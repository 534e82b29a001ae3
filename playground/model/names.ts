// The names that Phoenix knows, as the pages Keys and Events list them.

const aliases = new Map([
  ['cmd', 'command'],
  ['alt', 'option'],
  ['ctrl', 'control'],
])

/** The modifiers in the order in which macOS shows them. */
export const modifierNames = ['control', 'option', 'shift', 'command']

const keys = new Set([
  ..."abcdefghijklmnopqrstuvwxyz0123456789=-][';\\,/.`§",
  ...'return tab space delete escape help home pageUp forwardDelete end pageDown left right down up'.split(
    ' ',
  ),
  ...Array.from({ length: 19 }, (_, index) => `f${index + 1}`),
  ...[...'.*+/-=0123456789', 'Clear', 'Enter'].map((name) => `keypad${name}`),
])

/** The events by what comes before the handler among the arguments of a callback. */
export const events = {
  nothing: [
    'didLaunch',
    'willTerminate',
    'deviceWillSleep',
    'deviceDidWake',
    'screensDidChange',
    'spaceDidChange',
  ],
  point: [
    'mouseDidMove',
    'mouseDidLeftClick',
    'mouseDidRightClick',
    'mouseDidOtherClick',
    'mouseDidLeftDrag',
    'mouseDidRightDrag',
    'mouseDidOtherDrag',
  ],
  app: ['appDidLaunch', 'appDidTerminate', 'appDidActivate', 'appDidHide', 'appDidShow'],
  window: [
    'windowDidOpen',
    'windowDidClose',
    'windowDidFocus',
    'windowDidMove',
    'windowDidResize',
    'windowDidMinimise',
    'windowDidMinimize',
    'windowDidUnminimise',
    'windowDidUnminimize',
  ],
}

/** The name of a key as Phoenix keeps it, or undefined if it has no such key. */
export function keyName(key: string): string | undefined {
  const name = key.length === 1 ? key.toLowerCase() : key
  return keys.has(name) ? name : undefined
}

/** The modifiers in one spelling and order, without names that Phoenix does not know: it ignores them. */
export function heldModifiers(names: string[]): string[] {
  const held = names.map((name) => aliases.get(name.toLowerCase()) ?? name.toLowerCase())
  return modifierNames.filter((name) => held.includes(name))
}

/** The modifiers that Phoenix does not know. */
export const unknownModifiers = (names: string[]): string[] =>
  names.filter((name) => heldModifiers([name]).length === 0)
