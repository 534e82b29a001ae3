import type { ScreenView, Snapshot, WindowView } from '../messages'
import type { Rectangle } from '../shapes'

const across: [from: number, to: number, words: string][] = [
  [0, 1 / 2, 'left half'],
  [1 / 2, 1, 'right half'],
  [0, 1 / 3, 'left third'],
  [1 / 3, 2 / 3, 'middle third'],
  [2 / 3, 1, 'right third'],
  [0, 2 / 3, 'left two thirds'],
  [1 / 3, 1, 'right two thirds'],
]

const down: typeof across = [
  [0, 1 / 2, 'upper half'],
  [1 / 2, 1, 'lower half'],
]

/** How far a share may be from one that has a name. */
const tolerance = 0.015

const named = (names: typeof across, from: number, to: number): string | undefined =>
  names.find(([a, b]) => Math.abs(a - from) < tolerance && Math.abs(b - to) < tolerance)?.[2]

const isWhole = (from: number, to: number) => Math.abs(from) < tolerance && Math.abs(to - 1) < tolerance

const percent = (share: number) => `${Math.round(share * 100)}%`

/** Says where a frame is on the visible part of a screen, such as "left half". */
export function placeOf(frame: Rectangle, area: Rectangle): string {
  const [left, right] = [frame.x, frame.x + frame.width].map((x) => (x - area.x) / area.width)
  const [top, bottom] = [frame.y, frame.y + frame.height].map((y) => (y - area.y) / area.height)
  if (left === undefined || right === undefined || top === undefined || bottom === undefined) {
    return ''
  }
  const column = named(across, left, right)
  const row = named(down, top, bottom)
  const isWide = isWhole(left, right)
  const isHigh = isWhole(top, bottom)
  if (isWide && isHigh) {
    return 'whole screen'
  }
  if ((column || isWide) && (row || isHigh)) {
    return [isWide ? '' : column, isHigh ? '' : row].filter(Boolean).join(', ')
  }
  return `${percent(left)} to ${percent(right)} across, ${percent(top)} to ${percent(bottom)} down`
}

const nameOf = ({ app, title }: WindowView) => (title === app ? app : `${app} “${title}”`)

const screenOf = ({ screens }: Snapshot, window: WindowView): ScreenView | undefined =>
  screens.find(({ id }) => id === window.screen)

const placeIn = (snapshot: Snapshot, window: WindowView) =>
  placeOf(window.frame, screenOf(snapshot, window)?.visible ?? window.frame)

/** Describes the whole desktop for people who do not see it. */
export function describe(snapshot: Snapshot): string {
  const { screens, windows, modals, notification } = snapshot
  const parts = screens.map((screen, index) => {
    const space = screen.spaces.findIndex(({ isCurrent }) => isCurrent) + 1
    const here = windows.filter((window) => window.screen === screen.id).reverse()
    const list = here.map((window) => {
      const focus = window.isFocused ? ' (focused)' : ''
      return `${nameOf(window)}${focus}: ${placeIn(snapshot, window)}`
    })
    const content = list.join('; ') || 'no windows'
    return `Screen ${index + 1}, space ${space} of ${screen.spaces.length}: ${content}.`
  })
  const texts = modals.map(({ text, isInput }) => (isInput ? 'A field to type into.' : `Modal: ${text}.`))
  const told = notification ? [`Notification: ${notification.text}.`] : []
  return ['Simulated desktop.', ...parts, ...texts, ...told].join(' ')
}

/** Says in few words what has changed between two snapshots. */
export function changes(before: Snapshot, after: Snapshot): string {
  const windows = after.windows.flatMap((window) => {
    const old = before.windows.find(({ id }) => id === window.id)
    const screen = after.screens.findIndex(({ id }) => id === window.screen) + 1
    const place = placeIn(after, window)
    if (!old) {
      return [`${window.app} opened: ${place}`]
    }
    if (old.screen !== window.screen) {
      return [`${window.app}: screen ${screen}, ${place}`]
    }
    if (placeIn(before, old) !== place) {
      return [`${window.app}: ${place}`]
    }
    return window.isFocused && !old.isFocused ? [`${window.app} focused`] : []
  })
  const gone = before.windows
    .filter(({ id }) => !after.windows.some((window) => window.id === id))
    .map(({ app }) => `${app} gone`)
  const shown = after.modals
    .filter(({ id, text }) => text && !before.modals.some((modal) => modal.id === id && modal.text === text))
    .map(({ text }) => text)
  const isNew = after.notification && after.notification.id !== before.notification?.id
  const told = isNew ? [`Notification: ${after.notification?.text}`] : []
  return [...told, ...windows, ...gone, ...shown].slice(0, 4).join('. ')
}
