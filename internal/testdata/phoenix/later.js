import { Handler } from './managed.js'

/** Timer. */
export function createTimer({ managed: { keep, drop, lastCall }, clock }) {
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
      const timer = new Timer(interval, false, lastCall(callback))
      return keep(timer)
    }
    static every = (interval, callback) => keep(new Timer(interval, true, callback))
    static off = drop(Timer, (timer) => timer.stop())
  }

  return Timer
}

/** Task, and the end of the commands that a script has started. */
export function createTasks({ managed: { keep, drop, lastCall } }) {
  const commands = []

  class Task extends Handler {
    status = 0
    constructor(path, values = [], callback = () => {}) {
      super()
      Object.assign(this, { path, arguments: values, callback })
      commands.push(new WeakRef(this))
    }
    terminate() {}
    static run = (path, values, callback = () => {}) => {
      const task = new Task(path, values, lastCall(callback))
      return keep(task)
    }
    static terminate = drop(Task, (task) => task.terminate())
  }

  /** Ends the commands that run, with what they print. */
  function finishTasks(result) {
    for (const task of commands.splice(0).map((command) => command.deref())) {
      Object.assign(task ?? {}, result)
      task?.callback(task)
    }
  }

  return { Task, finishTasks }
}
