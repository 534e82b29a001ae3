import { checked, flip } from './geometry.js'
import { Identifiable, recordOf } from './identifiable.js'

const step = (list, record, by) => list[(list.indexOf(record) + by + list.length) % list.length]

/** Screen, Space and Mouse. The version of macOS decides whether windows can move between spaces. */
export function createPlaces({ desk, macOS, log }) {
  class Screen extends Identifiable {
    static main = () => new Screen((desk.focused && desk.screenOf(desk.focused)) ?? desk.screens[0])
    static all = () => desk.screens.map((screen) => new Screen(screen))
    identifier = () => `screen-${recordOf(this).id}`
    frame = () => flip(recordOf(this).frame, desk.screens[0].frame)
    visibleFrame = () => flip(recordOf(this).visible, desk.screens[0].frame)
    flippedFrame = () => ({ ...recordOf(this).frame })
    flippedVisibleFrame = () => ({ ...recordOf(this).visible })
    currentSpace = () => new Space(recordOf(this).current)
    spaces = () =>
      desk.spaces.filter(({ screen }) => screen === recordOf(this)).map((space) => new Space(space))
    windows = (optionals) =>
      desk.listed(
        desk.windows.filter((window) => desk.screenOf(window) === recordOf(this)),
        optionals,
      )
    next = () => new Screen(step(desk.screens, recordOf(this), 1))
    previous = () => new Screen(step(desk.screens, recordOf(this), -1))
  }

  class Space extends Identifiable {
    static active = () => new Space(desk.focused?.space ?? desk.screens[0].current)
    static all = () => desk.spaces.map((space) => new Space(space))
    isNormal = () => recordOf(this).normal
    isFullScreen = () => !recordOf(this).normal
    screens = () => [new Screen(recordOf(this).screen)]
    windows = (optionals) =>
      desk.listed(
        desk.windows.filter(({ space }) => space === recordOf(this)),
        optionals,
      )
    moveWindows = (windows) => {
      if (macOS >= 13.6) {
        log('Deprecated: moveWindows')
        return
      }
      for (const window of windows) {
        recordOf(window).space = recordOf(this)
      }
    }
    next = () => new Space(step(desk.spaces, recordOf(this), 1))
    previous = () => new Space(step(desk.spaces, recordOf(this), -1))
  }

  const Mouse = {
    location: () => ({ ...desk.pointer }),
    move: (point) => {
      desk.pointer = checked(point, 'x', 'y')
      return true
    },
  }

  return { Screen, Space, Mouse }
}
