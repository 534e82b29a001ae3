let latest = 0

/** What Event, Key, Task and Timer have in common. */
export class Handler {
  #identifier = ++latest
  hash() {
    return this.#identifier
  }
  isEqual(other) {
    return other instanceof Handler && other.hash() === this.hash()
  }
}

/**
 * The managed handlers of a Phoenix. Only these live by themselves: a script must keep a reference to
 * other handlers, or they stop after a garbage collection.
 */
export function createManaged() {
  const managed = new Map()

  const keep = (handler) => {
    managed.set(handler.hash(), handler)
    return handler.hash()
  }

  /** A function that ends a managed handler of a class by its identifier. */
  const drop = (Kind, end) => (identifier) => {
    const handler = managed.get(identifier)
    if (handler instanceof Kind) {
      end(handler)
      managed.delete(identifier)
    }
  }

  /** A callback after which its handler is no longer managed. */
  const lastCall = (callback) => (handler) => {
    callback(handler)
    managed.delete(handler.hash())
  }

  /** A callback that ends its handler, unless it returns false. */
  const oneCall =
    (callback) =>
    (...values) => {
      const handler = values.find((value) => value instanceof Handler)
      if (callback(...values) !== false) {
        handler.disable()
        managed.delete(handler.hash())
      }
    }

  return { keep, drop, lastCall, oneCall }
}
