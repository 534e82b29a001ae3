import { type Callback, Handler, type Managed } from './managed'
import { heldModifiers, keyName, unknownModifiers } from './names'

/** A combination of keys that a script has bound. */
export interface Binding {
  key: string
  modifiers: string[]
}

export interface KeyOptions {
  managed: Managed
  warn(text: string): void
  /** The script has bound or freed a combination. */
  changed(): void
}

const combination = (key: string, modifiers: string[]) => [...heldModifiers(modifiers), key].join(' ')

/** Key, and the keyboard. The newest key of a combination has it. */
export function createKeys({ managed: { keep, drop, oneCall }, warn, changed }: KeyOptions) {
  const bound = new Map<string, WeakRef<Key>>()

  class Key extends Handler {
    readonly key: string
    readonly modifiers: string[]
    readonly callback: Callback
    readonly #combination: string | undefined
    constructor(key: string, modifiers: string[], callback: Callback) {
      super()
      const name = keyName(key)
      this.key = name ?? key
      this.modifiers = modifiers.map((modifier) => modifier.toLowerCase())
      this.callback = callback
      this.#combination = name && combination(name, modifiers)
      if (!name) {
        warn(`Key “${key}” not supported.`)
      }
      for (const modifier of unknownModifiers(modifiers)) {
        warn(`Phoenix does not know the modifier “${modifier}” and ignores it.`)
      }
      this.enable()
    }
    isEnabled(): boolean {
      return this.#combination !== undefined && bound.get(this.#combination)?.deref() === this
    }
    enable(): boolean {
      if (this.#combination) {
        bound.set(this.#combination, new WeakRef(this))
        changed()
      }
      return this.isEnabled()
    }
    disable(): boolean {
      if (this.#combination && this.isEnabled()) {
        bound.delete(this.#combination)
        changed()
      }
      return true
    }
    static on(key: string, modifiers: string[], callback: Callback): number {
      return keep(new Key(key, modifiers, callback))
    }
    static once(key: string, modifiers: string[], callback: Callback): void {
      keep(new Key(key, modifiers, oneCall(callback)))
    }
    static off = drop(Key, (key) => key.disable())
  }

  /** Presses a combination. Returns whether a handler has it. */
  function press(key: string, modifiers: string[] = [], repeated = false): boolean {
    const handler = bound.get(combination(key, modifiers))?.deref()
    handler?.callback(handler, repeated)
    return handler !== undefined
  }

  const bindings = (): Binding[] =>
    [...bound.values()].flatMap((reference) => {
      const handler = reference.deref()
      return handler ? [{ key: handler.key, modifiers: heldModifiers(handler.modifiers) }] : []
    })

  return { Key, press, bindings }
}
