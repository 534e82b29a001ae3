import { createManaged, Handler } from './model.js'

/** Task, which the simulated desktop does not have, and the end of the commands that a script has started. */
export function createTasks() {
  const { keep, drop, lastCall } = createManaged()
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
