import type { Host, Input, Snapshot } from '../messages'
import { createClock } from './clock'
import type { ScreenPlan } from './desk'
import { createInput } from './input'
import { createPhoenix, type Phoenix } from './phoenix'
import { takeSnapshot } from './snapshot'

/** A notebook with a larger display to its right. Both have a menu bar, the notebook also has the Dock. */
const screens: ScreenPlan[] = [
  { frame: { x: 0, y: 0, width: 800, height: 500 }, visible: { x: 0, y: 26, width: 800, height: 418 } },
  { frame: { x: 800, y: 0, width: 960, height: 600 }, visible: { x: 800, y: 26, width: 960, height: 574 } },
]

/** The windows that a script finds, from back to front. */
function furnish({ desk, addWindow }: Phoenix): void {
  desk.installed = ['Safari', 'Mail', 'Notes', 'Calendar', 'Music', 'TextEdit', 'Terminal']
  const second = desk.spaces.find((space) => space.screen === desk.primary && space !== desk.primary.current)
  addWindow({ app: 'Terminal', space: second, frame: { x: 180, y: 90, width: 440, height: 270 } })
  addWindow({ app: 'Music', frame: { x: 1000, y: 110, width: 560, height: 360 } })
  addWindow({ app: 'Safari', title: 'Phoenix', frame: { x: 60, y: 60, width: 430, height: 300 } })
  addWindow({ app: 'Notes', title: 'Groceries', frame: { x: 450, y: 180, width: 290, height: 220 } })
  const letter = { x: 250, y: 110, width: 340, height: 260 }
  desk.focused = addWindow({ app: 'TextEdit', title: 'Letter', frame: letter })
  desk.active = desk.focused.app
}

/** Runs Phoenix in a worker: returns the global names for a script, and takes what the reader does. */
export function run(host: Host): { globals: Record<string, unknown>; receive(message: unknown): void } {
  const clock = createClock()
  const { console, queueMicrotask } = globalThis
  let notification: Snapshot['notification']
  let pointer = { x: 0, y: 0 }
  let isWaiting = false
  let sent = ''

  /** Sends a snapshot when the script pauses, if it differs from the one before. */
  function changed(): void {
    if (isWaiting) {
      return
    }
    isWaiting = true
    queueMicrotask(() => {
      isWaiting = false
      const snapshot = takeSnapshot(phoenix, { notification, pointer })
      const text = JSON.stringify(snapshot)
      if (text !== sent) {
        sent = text
        host.send(snapshot)
      }
    })
  }

  const phoenix = createPhoenix({
    clock,
    screens,
    spacesOnEach: 2,
    macOS: 13.5,
    opensWindows: true,
    log: (text) => console.log(text),
    warn: (text) => console.warn(text),
    notify(text) {
      // The frame may know notifications of an earlier run.
      notification = { id: Math.max(Date.now(), (notification?.id ?? 0) + 1), text }
      changed()
    },
    changed,
  })
  furnish(phoenix)
  clock.schedule(0.02, () => phoenix.emit('didLaunch'))

  changed()

  const act = createInput(phoenix)
  return {
    globals: phoenix.globals,
    receive(message) {
      const input = message as Input
      act(input)
      if (input.kind === 'mouse') {
        pointer = input.at
      }
      changed()
    },
  }
}
