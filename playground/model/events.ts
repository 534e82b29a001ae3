import { type Callback, Handler, type Managed } from './managed'
import { events } from './names'

/** Event, and what happens. */
export function createEvents({ managed, warn }: { managed: Managed; warn(text: string): void }) {
  const { keep, drop, oneCall } = managed
  let listeners: WeakRef<Event>[] = []

  class Event extends Handler {
    readonly name: string
    readonly callback: Callback
    constructor(name: string, callback: Callback) {
      super()
      this.name = name
      this.callback = callback
      if (!Object.values(events).flat().includes(name)) {
        warn(`Event “${name}” not supported.`)
      }
      listeners.push(new WeakRef(this))
    }
    disable(): void {
      listeners = listeners.filter((listener) => listener.deref() !== this)
    }
    static on(name: string, callback: Callback): number {
      return keep(new Event(name, callback))
    }
    static once(name: string, callback: Callback): void {
      keep(new Event(name, oneCall(callback)))
    }
    static off = drop(Event, (event) => event.disable())
  }

  const alive = () => listeners.flatMap((listener) => listener.deref() ?? [])

  /** Calls the handlers of an event. */
  function emit(name: string, ...values: unknown[]): void {
    for (const handler of alive().filter((event) => event.name === name)) {
      handler.callback(...values, handler)
    }
  }

  return { Event, emit, eventNames: () => [...new Set(alive().map(({ name }) => name))] }
}
