/** The members of Phoenix that the desktop does not simulate. Calling one of them throws. */
export const absent = [
  'Image.fromFile',
  'Phoenix.reload',
  'Screen#frameInRectangle',
  'Screen#visibleFrameInRectangle',
  'Space#addWindows',
  'Space#removeWindows',
  'Space#screen',
  'Task',
  'Task.run',
  'Task.terminate',
  'require',
]

/** Throws an error that says which member is missing. */
export function missing(name: string): never {
  throw new Error(`${name.replace('#', '.')} is not part of this simulated desktop.`)
}

/** Adds a function for each absent member to globals and their classes. */
export function addAbsent(globals: Record<string, unknown>): void {
  for (const name of absent) {
    const [owner = '', member] = name.split(/[.#]/)
    // A function and no arrow, because scripts also say "new Task".
    const refuse = () => {
      missing(name)
    }
    const target = globals[owner] as { prototype: object } | undefined
    if (!member || !target) {
      globals[owner] = refuse
    } else {
      Object.assign(name.includes('#') ? target.prototype : target, { [member]: refuse })
    }
  }
}
