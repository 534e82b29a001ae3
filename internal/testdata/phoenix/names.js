// The names that Phoenix knows, as api/keys and api/events list them.

const aliases = { cmd: 'command', alt: 'option', ctrl: 'control' }
const modifiers = ['command', 'option', 'control', 'shift']

const keys = new Set([
  ..."abcdefghijklmnopqrstuvwxyz0123456789=-][';\\,/.`§",
  ...'return tab space delete escape help home pageUp forwardDelete end pageDown left right down up'.split(
    ' ',
  ),
  ...Array.from({ length: 19 }, (_, index) => `f${index + 1}`),
  ...[...'.*+/-=0123456789', 'Clear', 'Enter'].map((name) => `keypad${name}`),
])

/** What comes before the handler among the arguments of an event's callback. */
export const events = {
  didLaunch: 'nothing',
  willTerminate: 'nothing',
  deviceWillSleep: 'nothing',
  deviceDidWake: 'nothing',
  screensDidChange: 'nothing',
  spaceDidChange: 'nothing',
  mouseDidMove: 'point',
  mouseDidLeftClick: 'point',
  mouseDidRightClick: 'point',
  mouseDidOtherClick: 'point',
  mouseDidLeftDrag: 'point',
  mouseDidRightDrag: 'point',
  mouseDidOtherDrag: 'point',
  appDidLaunch: 'app',
  appDidTerminate: 'app',
  appDidActivate: 'app',
  appDidHide: 'app',
  appDidShow: 'app',
  windowDidOpen: 'window',
  windowDidClose: 'window',
  windowDidFocus: 'window',
  windowDidMove: 'window',
  windowDidResize: 'window',
  windowDidMinimise: 'window',
  windowDidMinimize: 'window',
  windowDidUnminimise: 'window',
  windowDidUnminimize: 'window',
}

/** The name of a key as Phoenix keeps it, or undefined if it has no such key. */
export function keyName(key) {
  const name = key.length === 1 ? key.toLowerCase() : key
  return keys.has(name) ? name : undefined
}

/** One spelling of a combination, in which equal combinations are equal. */
export function combination(key, held) {
  const names = held.map((name) => aliases[name.toLowerCase()] ?? name.toLowerCase())
  const unknown = names.find((name) => !modifiers.includes(name))
  if (unknown) {
    throw new Error(`unknown modifier ${unknown}: Phoenix would ignore it and bind another combination`)
  }
  return [...names.sort(), key].join(' ')
}
