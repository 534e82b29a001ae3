import { checked, flip, type Point } from '../shapes'
import type { Desk, ScreenRecord, SpaceRecord, WindowRecord } from './desk'
import { Identifiable, recordOf } from './identifiable'

type Visible = { visible?: boolean }

/** The item some steps after another, around the end of the list. */
const step = <Item>(list: Item[], item: Item, by: number): Item =>
  list[(list.indexOf(item) + by + list.length) % list.length] as Item

/** The version of macOS decides whether windows can move between spaces. */
export interface PlacesOptions {
  desk: Desk
  macOS: number
  log(text: string): void
}

/** Screen, Space and Mouse. */
export function createPlaces({ desk, macOS, log }: PlacesOptions) {
  class Screen extends Identifiable<ScreenRecord> {
    static main = () => new Screen(desk.main)
    static all = () => desk.screens.map((screen) => new Screen(screen))

    identifier = () => `screen-${recordOf(this).id}`
    frame = () => flip(recordOf(this).frame, desk.primary.frame)
    visibleFrame = () => flip(recordOf(this).visible, desk.primary.frame)
    flippedFrame = () => ({ ...recordOf(this).frame })
    flippedVisibleFrame = () => ({ ...recordOf(this).visible })
    currentSpace = () => new Space(recordOf(this).current)
    spaces = () =>
      desk.spaces.filter(({ screen }) => screen === recordOf(this)).map((space) => new Space(space))
    windows(optionals?: Visible) {
      const here = desk.windows.filter((window) => desk.screenOf(window) === recordOf(this))
      return desk.listed(here, optionals)
    }
    next = () => new Screen(step(desk.screens, recordOf(this), 1))
    previous = () => new Screen(step(desk.screens, recordOf(this), -1))
  }

  class Space extends Identifiable<SpaceRecord> {
    static active = () => new Space(desk.focused?.space ?? desk.primary.current)
    static all = () => desk.spaces.map((space) => new Space(space))

    isNormal = () => recordOf(this).normal
    isFullScreen = () => !recordOf(this).normal
    screens = () => [new Screen(recordOf(this).screen)]
    windows(optionals?: Visible) {
      const here = desk.windows.filter(({ space }) => space === recordOf(this))
      return desk.listed(here, optionals)
    }
    moveWindows(windows: Identifiable<WindowRecord>[]) {
      if (macOS >= 13.6) {
        log('Deprecated: moveWindows does nothing on macOS 13.6 and later.')
        return
      }
      for (const window of windows) {
        recordOf(window).space = recordOf(this)
      }
      desk.changed()
    }
    next = () => new Space(step(desk.spaces, recordOf(this), 1))
    previous = () => new Space(step(desk.spaces, recordOf(this), -1))
  }

  const Mouse = {
    location: () => ({ ...desk.pointer }),
    move(point: Point) {
      desk.pointer = checked(point, 'x', 'y')
      desk.changed()
      return true
    },
  }

  return { Screen, Space, Mouse }
}
