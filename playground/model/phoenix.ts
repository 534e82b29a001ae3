import type { Rectangle } from '../shapes'
import { addAbsent } from './absent'
import * as actions from './actions'
import { createApp } from './apps'
import type { Clock } from './clock'
import { type AppRecord, Desk, type ScreenPlan, type WindowRecord } from './desk'
import { createEvents } from './events'
import { identified } from './identifiable'
import { createKeys } from './keys'
import { createLodash } from './lodash'
import { createManaged } from './managed'
import { createModals, Image } from './modals'
import { createPlaces } from './places'
import { createTimers } from './timers'
import { createWindow } from './windows'

export interface PhoenixOptions {
  clock: Clock
  screens: ScreenPlan[]
  spacesOnEach: number
  /** The version of macOS. From 13.6, windows cannot move between spaces. */
  macOS: number
  /** Whether an app opens a window when it launches. */
  opensWindows: boolean
  log(text: string): void
  /** Phoenix would only write this to its log: the script is probably wrong. */
  warn(text: string): void
  notify(text: string): void
  /** Something that a person sees has changed. It can be called many times in a row. */
  changed(): void
}

export type WindowPlan = Partial<Omit<WindowRecord, 'app' | 'id'>> & { app: string }

/** A simulated Phoenix with a desk of its own: the global names for a script, and what a person can do. */
export function createPhoenix(options: PhoenixOptions) {
  const { clock, log, warn, notify, changed } = options
  const managed = createManaged()
  const keys = createKeys({ managed, warn, changed })
  const events = createEvents({ managed, warn })
  const modals = createModals({ clock, warn, changed })
  const desk = new Desk({ ...options, emit: events.emit })
  const preferences: { daemon?: boolean; openAtLogin?: boolean } = {}

  function addWindow({ app, frame, ...rest }: WindowPlan): WindowRecord {
    const window = identified({
      app: desk.appNamed(app),
      title: app,
      space: desk.main.current,
      normal: true,
      minimised: false,
      frame: frame ?? { x: 100, y: 100, width: 800, height: 600 },
      ...rest,
    })
    const { screen } = window.space
    const on = desk.screenOf(window)
    window.space = rest.space || !on || on === screen ? window.space : on.current
    desk.windows.unshift(window)
    return window
  }

  /** Opens a window in front of the others. */
  function open(plan: WindowPlan): WindowRecord {
    const window = addWindow(plan)
    actions.focus(desk, window)
    desk.tell('windowDidOpen', window)
    return window
  }

  /** A place on the main screen for a new window, which differs from that of the one before. */
  function nextFrame(): Rectangle {
    const { x, y, width, height } = desk.main.visible
    const offset = (desk.windows.length % 4) * 28
    return { x: x + 60 + offset, y: y + 40 + offset, width: width * 0.55, height: height * 0.6 }
  }

  function launch(name: string, focus: boolean, callback: (app?: AppRecord) => void): void {
    clock.schedule(0.5, () => {
      const isRunning = desk.apps.some((app) => app.name === name)
      if (!isRunning && !desk.installed.includes(name)) {
        callback()
        return
      }
      const app = desk.appNamed(name)
      if (!isRunning) {
        desk.tell('appDidLaunch', app)
        if (options.opensWindows) {
          desk.tell('windowDidOpen', addWindow({ app: name, frame: nextFrame() }))
        }
      }
      const front = desk.windowsOf(app)[0]
      if (focus && (!front || !actions.focus(desk, front))) {
        actions.activate(desk, app)
      }
      callback(app)
    })
  }

  const { Screen, Space, Mouse } = createPlaces({ desk, macOS: options.macOS, log })
  const App = createApp(desk, launch)
  const Window = createWindow(desk)
  desk.kinds = { App, Screen, Space, Window }

  const stored = new Map<string, string>()
  const globals: Record<string, unknown> = {
    ...{ App, Screen, Space, Window, Mouse, Image, Modal: modals.Modal, Key: keys.Key, Event: events.Event },
    ...createTimers({ managed, clock }),
    Phoenix: {
      log: (...values: unknown[]) => log(values.map(String).join(' ')),
      notify: (message: unknown) => notify(String(message)),
      set(values: object) {
        Object.assign(preferences, values)
        changed()
      },
    },
    Storage: {
      set: (key: string, value: unknown) => void stored.set(key, JSON.stringify(value)),
      get: (key: string): unknown => JSON.parse(stored.get(key) ?? 'null') ?? undefined,
      remove: (key: string) => void stored.delete(key),
    },
    _: createLodash(clock),
  }
  addAbsent(globals)

  return { globals, desk, preferences, addWindow, open, nextFrame, launch, ...modals, ...keys, ...events }
}

export type Phoenix = ReturnType<typeof createPhoenix>
