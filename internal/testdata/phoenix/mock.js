import { setImmediate } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { createContext, runInContext, runInNewContext } from 'node:vm'
import { createClock } from './clock.js'
import { createPhoenix as createModel } from './model.js'
import { createTasks } from './tasks.js'

setFlagsFromString('--expose-gc')
const gc = runInNewContext('gc')

/** Removes what nothing refers to. */
async function collect() {
  await setImmediate()
  gc()
}

/** A MacBook with a wider screen to its right. Both have a menu bar, the MacBook also has the Dock. */
const screens = [
  { frame: { x: 0, y: 0, width: 1440, height: 900 }, visible: { x: 0, y: 25, width: 1440, height: 800 } },
  {
    frame: { x: 1440, y: 0, width: 1920, height: 1080 },
    visible: { x: 1440, y: 25, width: 1920, height: 1055 },
  },
]

/**
 * The desktop of playground/ with the clock of a test, and with the members that a page in a browser cannot
 * have. It runs a configuration and acts as the person who uses it. A configuration can require the files,
 * by the names that it gives.
 */
export function createPhoenix({ files = {}, ...options } = {}) {
  const clock = createClock()
  const logged = []
  const notifications = []
  const warnings = []
  const phoenix = createModel({
    screens,
    spacesOnEach: 2,
    macOS: 14,
    opensWindows: false,
    ...options,
    clock,
    log: (text) => logged.push(text),
    warn: (text) => warnings.push(text),
    notify: (text) => notifications.push(text),
    changed: () => {},
  })
  const { desk, globals } = phoenix
  const { Task, finishTasks } = createTasks()
  let reloads = 0

  globals.Phoenix.reload = () => {
    reloads += 1
  }
  globals.Image.fromFile = () => undefined
  const context = createContext({
    ...globals,
    Task,
    console: { log: globals.Phoenix.log },
    require: (path) => {
      if (!(path in files)) {
        throw new Error(`Require: File “${path}” does not exist.`)
      }
      runInContext(files[path], context, { filename: path })
    },
  })

  /** Runs a configuration. Afterwards the garbage collector has removed what nothing refers to. */
  async function load(script, filename = 'phoenix.js') {
    runInContext(script, context, { filename })
    await collect()
  }

  /** Opens a window in front of the others, and lets the handlers of the event run. */
  function open(plan) {
    const window = phoenix.open(plan)
    clock.advance(0.1)
    return window
  }

  return {
    ...phoenix,
    open,
    finishTasks,
    load,
    collect,
    logged,
    notifications,
    warnings,
    appOf: (name) => new globals.App(desk.appNamed(name)),
    windowOf: (record) => new globals.Window(record),
    combinations: () => phoenix.bindings().map(({ key, modifiers }) => [...modifiers, key].join(' ')),
    advance: clock.advance,
    reloads: () => reloads,
  }
}
