import { Handler } from './managed.js'
import { events } from './names.js'

/** Event, and what happens in a test. */
export function createEvents({ managed: { keep, drop, oneCall }, warn }) {
  const listeners = []

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
      keep(new Event(name, oneCall(callback)))
    }
    static off = drop(Event, (event) => event.disable())
  }

  /** Calls the handlers of an event. Returns how many there are. */
  function emit(name, ...values) {
    const handlers = listeners.map((listener) => listener.deref()).filter((event) => event?.name === name)
    for (const handler of handlers) {
      handler.callback(...values, handler)
    }
    return handlers.length
  }

  return {
    Event,
    emit,
    eventNames: () => [...new Set(listeners.flatMap((listener) => listener.deref()?.name ?? []))],
  }
}
