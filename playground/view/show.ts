import type { ShowHost, Snapshot, WindowView } from '../messages'
import { createHands, createKeyRow } from './controls'
import { changes, describe } from './describe'
import { arrange, html } from './elements'
import { createField } from './field'
import { keyOf, modifiersOf, sameCombination } from './keyboard'
import { createMotion } from './motion'
import { watchPointer } from './pointer'
import { type DrawnScreen, drawScreen, picture } from './screens'
import { adoptStyles } from './styles'
import { type DrawnWindow, drawWindow } from './windows'

/** How long a notification stays, in milliseconds. */
const notificationTime = 5000

/** Draws the desktop in a stage, and sends what the reader does. */
export function show(stage: HTMLElement, host: ShowHost) {
  const root = html('div', { class: 'desktop', 'data-mode': host.mode })
  root.toggleAttribute('data-still', host.reducedMotion)
  const screensElement = picture()
  const field = createField(screensElement, host.send)
  const keys = createKeyRow(host.send)
  const hands = createHands(host.send)
  const told = html('p', { class: 'name', role: 'status' })
  const upper = html('div', { class: 'upper' }, screensElement, field.element)
  root.append(upper, keys.element, hands.element, told)
  adoptStyles()
  stage.replaceChildren(root)

  const motion = createMotion(host.reducedMotion)
  const screens = new Map<number, DrawnScreen>()
  const windows = new Map<number, { view: WindowView; drawn: Map<number, DrawnWindow> }>()
  let latest: Snapshot | undefined
  let hidden = 0 // the notification that has been there long enough

  const cornerOf = (id: number) => windows.get(id)?.view.frame ?? { x: 0, y: 0 }
  const pointer = watchPointer(screensElement, host.send, cornerOf)

  /** Draws a window on each screen, so that it is on two of them while it moves between them. */
  function drawEverywhere(view: WindowView): Map<number, DrawnWindow> {
    const drawn = new Map([...screens.keys()].map((id) => [id, drawWindow(view)]))
    if (latest && !host.reducedMotion) {
      for (const { element } of drawn.values()) {
        element.animate([{ opacity: 0 }, { opacity: 1 }], 150)
      }
    }
    return drawn
  }

  function showWindow(view: WindowView): void {
    const known = windows.get(view.id)
    const drawn = known?.drawn ?? drawEverywhere(view)
    const from = known?.view.screen
    windows.set(view.id, { view, drawn })
    for (const window of drawn.values()) {
      window.show(view)
    }
    motion.move(view.id, view.frame, pointer.dragged() === view.id, (frame, isMoving) => {
      for (const [id, window] of drawn) {
        window.place(frame)
        const isHere = id === view.screen || (isMoving && id === from)
        window.element.setAttribute('visibility', isHere ? 'visible' : 'hidden')
      }
    })
  }

  function showWindows(snapshot: Snapshot): void {
    for (const [id, { view }] of windows) {
      if (!snapshot.windows.some((window) => window.id === id && window.app === view.app)) {
        windows.delete(id)
        motion.forget(id)
      }
    }
    snapshot.windows.forEach(showWindow)
    for (const screen of screens.values()) {
      const order = snapshot.windows.flatMap(({ id }) => windows.get(id)?.drawn.get(screen.id)?.element ?? [])
      arrange(screen.windows, order)
    }
  }

  function draw(snapshot: Snapshot): void {
    for (const view of snapshot.screens) {
      const screen = screens.get(view.id) ?? drawScreen(view)
      if (!screens.has(view.id)) {
        screens.set(view.id, screen)
        screensElement.append(screen.element)
      }
      screen.show(snapshot, view)
    }
    showWindows(snapshot)
    field.show(snapshot)
    keys.show(snapshot.keys)
    hands.show(snapshot)
    screensElement.setAttribute('aria-label', describe(snapshot))
  }

  function receive(message: unknown): void {
    const full = message as Snapshot
    const { notification } = full
    const snapshot = notification?.id === hidden ? { ...full, notification: undefined } : full
    if (notification && notification.id !== latest?.notification?.id && notification.id !== hidden) {
      setTimeout(() => {
        hidden = notification.id
        if (latest) {
          receive(latest)
        }
      }, notificationTime)
    }
    if (latest) {
      told.textContent = changes(latest, snapshot) || told.textContent
    }
    latest = snapshot
    draw(snapshot)
  }

  document.addEventListener('keydown', function press(event) {
    if (!root.isConnected) {
      document.removeEventListener('keydown', press) // another run has taken the stage
      return
    }
    const pressed = { key: keyOf(event), modifiers: modifiersOf(event) }
    const isTyping = event.target === field.element && pressed.modifiers.length === 0
    if (!isTyping && latest?.keys.some((binding) => sameCombination(binding, pressed))) {
      event.preventDefault()
      host.send({ kind: 'press', ...pressed, repeated: event.repeat })
    }
  })
  new ResizeObserver(() => latest && field.place(latest)).observe(screensElement)

  return {
    receive,
    mode(mode: ShowHost['mode']): void {
      root.dataset.mode = mode
    },
  }
}
