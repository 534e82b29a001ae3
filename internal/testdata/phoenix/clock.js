/** A clock that stands still until a test advances it, for the timers of a configuration. */
export function createClock() {
  let now = 0
  let latest = 0
  const timers = new Map()

  /** Calls back after some seconds, and returns a number for cancel. */
  function schedule(seconds, callback, repeats = false) {
    latest += 1
    timers.set(latest, { due: now + seconds, interval: seconds, callback, repeats })
    return latest
  }

  const cancel = (identifier) => timers.delete(identifier)

  const nextBefore = (end) =>
    [...timers].filter(([, timer]) => timer.due <= end).sort(([, a], [, b]) => a.due - b.due)[0]

  /** Lets seconds pass, and calls what is due in order. */
  function advance(seconds) {
    const end = now + seconds
    for (let next = nextBefore(end); next; next = nextBefore(end)) {
      const [identifier, timer] = next
      now = timer.due
      if (timer.repeats) {
        timer.due += timer.interval
      } else {
        timers.delete(identifier)
      }
      timer.callback()
    }
    now = end
  }

  return { schedule, cancel, advance }
}
