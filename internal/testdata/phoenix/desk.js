import { createApp } from './apps.js'
import { overlap } from './geometry.js'
import { identified } from './identifiable.js'
import { createPlaces } from './places.js'
import { createWindow } from './windows.js'

/** The records of a desk, and what the classes of the API and a test do with them. */
function createRecords({ screens, spacesOnEach, emit }) {
  const desk = {
    screens: screens.map(identified),
    spaces: [],
    apps: [],
    windows: [], // from front to back
    focused: undefined,
    pointer: { x: 0, y: 0 },
    installed: [],
    kinds: {},
  }
  for (const screen of desk.screens) {
    const spaces = Array.from({ length: spacesOnEach }, () => identified({ screen, normal: true }))
    screen.current = spaces[0]
    desk.spaces.push(...spaces)
  }

  desk.screenOf = (window) =>
    desk.screens
      .map((screen) => ({ screen, area: overlap(screen.frame, window.frame) }))
      .filter(({ area }) => area > 0)
      .sort((a, b) => b.area - a.area)[0]?.screen

  desk.isVisible = (window) => !window.app.hidden && window.normal && !window.minimised

  desk.isOnScreen = (window) =>
    !window.app.hidden && !window.minimised && desk.screens.some((screen) => screen.current === window.space)

  desk.listed = (windows, { visible } = {}) =>
    windows
      .filter((window) => visible === undefined || desk.isVisible(window) === visible)
      .map((window) => new desk.kinds.Window(window))

  desk.focus = (window) => {
    desk.windows = [window, ...desk.windows.filter((other) => other !== window)]
    desk.focused = window
    const { screen } = window.space
    if (screen.current !== window.space) {
      screen.current = window.space
      emit('spaceDidChange')
    }
    return true
  }

  desk.appNamed = (name) => {
    const app = desk.apps.find((other) => other.name === name) ?? identified({ name, hidden: false })
    desk.apps = [...new Set([...desk.apps, app])]
    return app
  }
  return desk
}

/**
 * The screens, spaces, apps and windows of a test, with the classes for them. A screen is
 * {frame, visible} in top-left coordinates. The first one is the primary screen.
 */
export function createDesk({ clock, macOS, log, ...options }) {
  const { emit } = options
  const desk = createRecords(options)
  Object.assign(desk.kinds, createPlaces({ desk, macOS, log }), {
    App: createApp({ desk, clock, emit }),
    Window: createWindow({ desk }),
  })

  /** Opens a window in front of the others, and returns its record. */
  function open({ app, title = app, ...rest }) {
    const window = identified({
      app: desk.appNamed(app),
      title,
      space: desk.screens[0].current,
      normal: true,
      minimised: false,
      frame: { x: 100, y: 100, width: 800, height: 600 },
      ...rest,
    })
    desk.focus(window)
    emit('windowDidOpen', new desk.kinds.Window(window))
    return window
  }

  return {
    globals: desk.kinds,
    desk,
    open,
    windowOf: (record) => new desk.kinds.Window(record),
    appOf: (name) => new desk.kinds.App(desk.appNamed(name)),
  }
}
