import { missing } from './absent'
import type { Clock } from './clock'

type Call = (...values: unknown[]) => unknown

/** The functions of Lodash that the pages use. Any other one throws when a script asks for it. */
export function createLodash(clock: Clock): object {
  const chunk = (list: unknown[], size = 1) =>
    Array.from({ length: Math.ceil(list.length / size) }, (_, index) =>
      list.slice(index * size, (index + 1) * size),
    )

  const clamp = (number: number, lower: number, upper: number) => Math.min(Math.max(number, lower), upper)

  const delay = (callback: Call, milliseconds: number, ...values: unknown[]) =>
    clock.schedule(milliseconds / 1000, () => callback(...values))

  const debounce = (callback: Call, milliseconds = 0) => {
    let timer: unknown
    const cancel = () => clock.cancel(timer)
    const call = (...values: unknown[]) => {
      cancel()
      timer = delay(callback, milliseconds, ...values)
    }
    return Object.assign(call, { cancel })
  }

  /** Calls at once, then again at the end of each interval with the latest values, if there are any. */
  const throttle = (callback: Call, milliseconds = 0) => {
    let waiting: unknown[] | undefined
    let isResting = false
    const rest = () => {
      isResting = waiting !== undefined
      if (waiting) {
        callback(...waiting)
        waiting = undefined
        delay(rest, milliseconds)
      }
    }
    return (...values: unknown[]) => {
      waiting = values
      if (!isResting) {
        rest()
      }
    }
  }

  const known: Record<string, unknown> = { chunk, clamp, delay, debounce, throttle }
  return new Proxy(known, {
    get: (functions, name) => functions[String(name)] ?? missing(`_.${String(name)}`),
  })
}
