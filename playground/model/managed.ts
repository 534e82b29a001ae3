import { newIdentifier } from './identifiable'

/** What Event, Key, Modal and Timer have in common. */
export class Handler {
  #identifier = newIdentifier()
  hash(): number {
    return this.#identifier
  }
  isEqual(other: unknown): boolean {
    return other instanceof Handler && other.hash() === this.hash()
  }
}

/** A callback of a script, which may return anything. */
export type Callback = (...values: unknown[]) => unknown

export type Managed = ReturnType<typeof createManaged>

/**
 * The managed handlers of a Phoenix. Only these live by themselves: a script must keep a reference to other
 * handlers, or they stop after a garbage collection.
 */
export function createManaged() {
  const managed = new Map<number, Handler>()

  const keep = (handler: Handler): number => {
    managed.set(handler.hash(), handler)
    return handler.hash()
  }

  const forget = (handler: Handler) => managed.delete(handler.hash())

  /** A function that ends a managed handler of a class by its identifier. */
  const drop =
    <Item extends Handler>(Class: abstract new (...values: never[]) => Item, end: (handler: Item) => void) =>
    (identifier: number): void => {
      const handler = managed.get(identifier)
      if (handler instanceof Class) {
        end(handler)
        forget(handler)
      }
    }

  /** A callback after which its handler is no longer managed. */
  const lastCall =
    (callback: Callback): Callback =>
    (handler) => {
      callback(handler)
      if (handler instanceof Handler) {
        forget(handler)
      }
    }

  /** A callback that ends its handler, unless it returns false. */
  const oneCall =
    (callback: Callback): Callback =>
    (...values) => {
      const handler = values.find((value) => value instanceof Handler)
      if (callback(...values) !== false && handler) {
        ;(handler as Handler & { disable(): void }).disable()
        forget(handler)
      }
    }

  return { keep, drop, lastCall, oneCall }
}
