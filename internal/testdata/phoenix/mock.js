import { setImmediate } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { createContext, runInContext, runInNewContext } from 'node:vm'
import { createClock } from './clock.js'
import { createDesk } from './desk.js'
import { createEvents } from './events.js'
import { createKeys } from './keys.js'
import { createTasks, createTimer } from './later.js'
import { createManaged } from './managed.js'
import { createModals } from './modal.js'

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

/** The functions of Lodash that the pages use. */
function lodash(clock) {
  return {
    chunk: (list, size) =>
      Array.from({ length: Math.ceil(list.length / size) || 0 }, (_, index) =>
        list.slice(index * size, (index + 1) * size),
      ),
    clamp: (number, lower, upper) => Math.min(Math.max(number, lower), upper),
    debounce: (callback, milliseconds) => {
      let timer
      return (...values) => {
        clock.cancel(timer)
        timer = clock.schedule(milliseconds / 1000, () => callback(...values))
      }
    },
  }
}

/**
 * A Phoenix for tests, with a desk of its own: it runs a configuration and acts as the person who uses it.
 * A configuration can require the files, by the names that it gives.
 */
export function createPhoenix({ macOS = 14, spacesOnEach = 2, files = {}, ...rest } = {}) {
  const clock = createClock()
  const logged = []
  const notifications = []
  const warnings = []
  const warn = (text) => warnings.push(text)
  const log = (...values) => logged.push(values.map(String).join(' '))
  const managed = createManaged()
  const { Key, press, combinations } = createKeys({ managed, warn })
  const { Event, emit, eventNames } = createEvents({ managed, warn })
  const { Task, finishTasks } = createTasks({ managed })
  const Timer = createTimer({ managed, clock })
  const modals = createModals({ warn })
  const { desk, open, appOf, windowOf, globals } = createDesk({
    screens: rest.screens ?? screens,
    spacesOnEach,
    macOS,
    clock,
    emit,
    log,
  })
  const stored = new Map()
  let reloads = 0

  const after = (callback, milliseconds) => Timer.after(milliseconds / 1000, callback)
  const every = (callback, milliseconds) => Timer.every(milliseconds / 1000, callback)
  const context = createContext({
    Key,
    Event,
    Timer,
    Task,
    ...modals.globals,
    ...globals,
    Phoenix: {
      log,
      notify: (message) => notifications.push(String(message)),
      set: () => {},
      reload: () => {
        reloads += 1
      },
    },
    Storage: {
      set: (key, value) => stored.set(key, JSON.stringify(value)),
      get: (key) => (stored.has(key) ? JSON.parse(stored.get(key)) : undefined),
      remove: (key) => stored.delete(key),
    },
    setTimeout: after,
    setInterval: every,
    clearTimeout: Timer.off,
    clearInterval: Timer.off,
    console: { log },
    _: lodash(clock),
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

  return {
    press,
    combinations,
    emit,
    eventNames,
    finishTasks,
    desk,
    open,
    appOf,
    windowOf,
    load,
    collect,
    advance: clock.advance,
    modals: modals.modals,
    logged,
    notifications,
    warnings,
    reloads: () => reloads,
  }
}
