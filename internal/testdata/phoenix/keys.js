import { Handler } from './managed.js'
import { combination, keyName } from './names.js'

/** Key, and the keyboard of a test. The newest key of a combination has it. */
export function createKeys({ managed: { keep, drop, oneCall }, warn }) {
  const bound = new Map() // combination: weak reference to its key

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
      keep(new Key(key, modifiers, oneCall(callback)))
    }
    static off = drop(Key, (key) => key.disable())
  }

  /** Presses a combination. Returns whether a handler has it. */
  function press(key, modifiers = [], repeated = false) {
    const handler = bound.get(combination(keyName(key), modifiers))?.deref()
    handler?.callback(handler, repeated)
    return handler !== undefined
  }

  return {
    Key,
    press,
    combinations: () => [...bound].filter(([, key]) => key.deref()).map(([name]) => name),
  }
}
