// What can be done to the windows and apps of a desk, by a script or by its person.
import type { Rectangle } from '../shapes'
import type { AppRecord, Desk, SpaceRecord, WindowRecord } from './desk'
import { identified } from './identifiable'

/** Shows a space on its screen. */
export function showSpace(desk: Desk, space: SpaceRecord): void {
  if (space.screen.current !== space) {
    space.screen.current = space
    desk.tell('spaceDidChange')
  }
}

/** Makes an app the active one, and one of its windows the focused one. */
export function activate(desk: Desk, app: AppRecord, window?: WindowRecord): void {
  show(desk, app)
  const wasActive = desk.active
  const had = desk.focused
  desk.active = app
  desk.focused = window
  if (wasActive !== app) {
    desk.tell('appDidActivate', app)
  }
  if (window && had !== window) {
    desk.tell('windowDidFocus', window)
  }
  desk.changed()
}

/** Brings a window to the front and into focus, unless it is in the Dock. */
export function focus(desk: Desk, window: WindowRecord): boolean {
  if (window.minimised || !desk.windows.includes(window)) {
    return false
  }
  desk.windows = [window, ...desk.windows.filter((other) => other !== window)]
  activate(desk, window.app, window)
  showSpace(desk, window.space)
  return true
}

/** Focuses the frontmost window that is on a screen, because the one before is gone. */
function focusNext(desk: Desk): void {
  const next = desk.windows.find((window) => desk.isOnScreen(window))
  desk.focused = undefined
  if (next) {
    activate(desk, next.app, next)
  }
  desk.changed()
}

/** Moves and resizes a window. On another screen, it is in the space that is there. */
export function place(desk: Desk, window: WindowRecord, frame: Rectangle): void {
  const from = window.frame
  window.frame = { ...frame }
  const screen = desk.screenOf(window)
  if (screen && screen !== window.space.screen) {
    window.space = screen.current
  }
  if (from.x !== frame.x || from.y !== frame.y) {
    desk.tell('windowDidMove', window)
  }
  if (from.width !== frame.width || from.height !== frame.height) {
    desk.tell('windowDidResize', window)
  }
}

export function setMinimised(desk: Desk, window: WindowRecord, minimised: boolean): void {
  if (window.minimised === minimised) {
    return
  }
  window.minimised = minimised
  const name = minimised ? 'Minimi' : 'Unminimi'
  desk.tell(`windowDid${name}se`, window)
  desk.tell(`windowDid${name}ze`, window)
  if (desk.focused === window) {
    focusNext(desk)
  }
}

/** Gives a window a space of its own, or takes it back to where it was. */
export function setFullScreen(desk: Desk, window: WindowRecord, value: boolean): void {
  const { before, space } = window
  if (value && !before) {
    const own = identified({ screen: space.screen, normal: false })
    window.before = { space, frame: window.frame }
    window.space = own
    desk.spaces.splice(desk.spaces.findLastIndex(({ screen }) => screen === own.screen) + 1, 0, own)
    place(desk, window, own.screen.frame)
    focus(desk, window)
  } else if (!value && before) {
    window.before = undefined
    window.space = before.space
    showSpace(desk, before.space)
    desk.spaces = desk.spaces.filter((other) => other !== space)
    place(desk, window, before.frame)
  }
}

export function close(desk: Desk, window: WindowRecord): void {
  setFullScreen(desk, window, false)
  desk.windows = desk.windows.filter((other) => other !== window)
  desk.tell('windowDidClose', window)
  if (desk.focused === window) {
    focusNext(desk)
  }
}

export function show(desk: Desk, app: AppRecord): void {
  if (app.hidden) {
    app.hidden = false
    desk.tell('appDidShow', app)
  }
}

export function hide(desk: Desk, app: AppRecord): void {
  if (!app.hidden) {
    app.hidden = true
    desk.tell('appDidHide', app)
    if (desk.active === app) {
      focusNext(desk)
    }
  }
}

export function terminate(desk: Desk, app: AppRecord): void {
  for (const window of desk.windowsOf(app)) {
    close(desk, window)
  }
  desk.apps = desk.apps.filter((other) => other !== app)
  desk.tell('appDidTerminate', app)
}
