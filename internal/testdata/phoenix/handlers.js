import { combination, events, keyName } from './names.js'

let latest = 0

class Handler {
  #identifier = ++latest
  hash() {
    return this.#identifier
  }
  isEqual(other) {
    return other instanceof Handler && other.hash() === this.hash()
  }
}

/**
 * Key, Event, Timer and Task. As in Phoenix, only managed handlers live by themselves: a script must
 * keep a reference to the others, or they stop after a garbage collection.
 */
export function createHandlers({ clock, warn }) {
  const managed = new Map()
  const bound = new Map() // combination: weak reference to the enabled key
  const listeners = []
  const commands = []

  const keep = (handler) => {
    managed.set(handler.hash(), handler)
    return handler.hash()
  }
  const drop = (Kind, end) => (identifier) => {
    const handler = managed.get(identifier)
    if (handler instanceof Kind) {
      end(handler)
      managed.delete(identifier)
    }
  }
  // Calls a handler of the kind "once", and drops it unless the callback returns false.
  const oneCall = (callback, end) =>
    function once(...values) {
      const handler = values.find((value) => value instanceof Handler)
      if (callback(...values) !== false) {
        end(handler)
        managed.delete(handler.hash())
      }
    }

  class Key extends Handler {
    constructor(key, modifiers, callback) {
      super()
      this.key = keyName(key)
      this.modifiers = modifiers.map((name) => name.toLowerCase())
      this.combination = combination(this.key, modifiers)
      this.callback = callback
      if (!this.key) {
        warn(`Key “${key}” not supported.`)
      }
      this.enable()
    }
    isEnabled() {
      return bound.get(this.combination)?.deref() === this
    }
    enable() {
      bound.set(this.combination, new WeakRef(this))
      return true
    }
    disable() {
      if (this.isEnabled()) {
        bound.delete(this.combination)
      }
      return true
    }
    static on = (key, modifiers, callback) => keep(new Key(key, modifiers, callback))
    static once = (key, modifiers, callback) => {
      keep(
        new Key(
          key,
          modifiers,
          oneCall(callback, (handler) => handler.disable()),
        ),
      )
    }
    static off = drop(Key, (key) => key.disable())
  }

  class Event extends Handler {
    constructor(name, callback) {
      super()
      this.name = name
      this.callback = callback
      if (!events[name]) {
        warn(`Event “${name}” not supported.`)
      }
      listeners.push(new WeakRef(this))
    }
    disable() {
      this.callback = () => {}
      listeners.splice(0, Infinity, ...listeners.filter((listener) => listener.deref() !== this))
    }
    static on = (name, callback) => keep(new Event(name, callback))
    static once = (name, callback) => {
      keep(
        new Event(
          name,
          oneCall(callback, (handler) => handler.disable()),
        ),
      )
    }
    static off = drop(Event, (event) => event.disable())
  }

  class Timer extends Handler {
    #timer
    constructor(interval, repeats, callback) {
      super()
      const self = new WeakRef(this)
      this.callback = callback
      this.#timer = clock.schedule(interval, () => self.deref()?.callback(self.deref()), repeats)
    }
    stop() {
      clock.cancel(this.#timer)
    }
    static after = (interval, callback) => {
      const timer = new Timer(interval, false, (handler) => {
        callback(handler)
        managed.delete(handler.hash())
      })
      return keep(timer)
    }
    static every = (interval, callback) => keep(new Timer(interval, true, callback))
    static off = drop(Timer, (timer) => timer.stop())
  }

  class Task extends Handler {
    status = 0
    constructor(path, values = [], callback = () => {}) {
      super()
      Object.assign(this, { path, arguments: values, callback })
      commands.push(new WeakRef(this))
    }
    terminate() {}
    static run = (path, values, callback = () => {}) => {
      const task = new Task(path, values, (handler) => {
        callback(handler)
        managed.delete(handler.hash())
      })
      return keep(task)
    }
    static terminate = drop(Task, (task) => task.terminate())
  }

  /** Presses a combination. Returns whether a handler has it. */
  function press(key, modifiers = [], repeated = false) {
    const handler = bound.get(combination(keyName(key), modifiers))?.deref()
    handler?.callback(handler, repeated)
    return handler !== undefined
  }

  /** Calls the handlers of an event. Returns how many there are. */
  function emit(name, ...values) {
    const handlers = listeners.map((listener) => listener.deref()).filter((event) => event?.name === name)
    for (const handler of handlers) {
      handler.callback(...values, handler)
    }
    return handlers.length
  }

  /** Ends the commands that run, with what they print. */
  function finishTasks(result) {
    for (const task of commands.splice(0).map((command) => command.deref())) {
      Object.assign(task ?? {}, result)
      task?.callback(task)
    }
  }

  return {
    globals: { Key, Event, Timer, Task },
    press,
    emit,
    finishTasks,
    combinations: () => [...bound].filter(([, key]) => key.deref()).map(([name]) => name),
    eventNames: () => [...new Set(listeners.flatMap((listener) => listener.deref()?.name ?? []))],
  }
}
