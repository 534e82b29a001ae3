import type { Input, Snapshot } from '../messages'
import type { Binding } from '../model/keys'
import { arrange, button, html } from './elements'
import { sameCombination, symbolOf } from './keyboard'

type Send = (input: Input) => void

/** A button that presses a combination. It shows keys, and its name is what they are called. */
function keyButton({ key, modifiers }: Binding, send: Send): HTMLButtonElement {
  const caps = [...modifiers, key].map((name) => html('kbd', { 'aria-hidden': 'true' }, symbolOf(name)))
  const name = html('span', { class: 'name' }, [...modifiers, key].join(' '))
  return button(() => send({ kind: 'press', key, modifiers, repeated: false }), ...caps, name)
}

/** A row of buttons for the keys that the script has bound. */
export function createKeyRow(send: Send) {
  const element = html('div', { class: 'keys', role: 'group', 'aria-label': 'Keys of the script' })
  let shown: { binding: Binding; button: HTMLButtonElement }[] = []

  /** Keeps the buttons that stay, so that the focus stays, too. */
  function show(bindings: Binding[]): void {
    shown = bindings.map(
      (binding) =>
        shown.find((other) => sameCombination(other.binding, binding)) ?? {
          binding,
          button: keyButton(binding, send),
        },
    )
    arrange(
      element,
      shown.map((item) => item.button),
    )
    element.hidden = bindings.length === 0
  }

  return { element, show }
}

/** Buttons for what else a person does on a Mac: without a mouse, these do what clicks on the screens do. */
export function createHands(send: Send) {
  let latest: Snapshot | undefined
  let opened: string[] = []

  /** The first app of the Dock without a window. If all have one, each in turn. */
  function appToOpen(): string | undefined {
    const apps = latest?.dock.map(({ app }) => app) ?? []
    if (apps.every((app) => opened.includes(app))) {
      opened = []
    }
    return (
      apps.find((app) => !latest?.dock.some((item) => item.app === app && item.isRunning)) ??
      apps.find((app) => !opened.includes(app))
    )
  }

  function focusNext(): void {
    const back = latest?.windows.find(({ isFocused }) => !isFocused)
    if (back) {
      send({ kind: 'focus', window: back.id })
    }
  }

  function showNextSpace(): void {
    const screenId = latest?.windows.find(({ isFocused }) => isFocused)?.screen
    const screen = latest?.screens.find(({ id }) => id === screenId) ?? latest?.screens[0]
    const spaces = screen?.spaces ?? []
    const next = spaces[(spaces.findIndex(({ isCurrent }) => isCurrent) + 1) % spaces.length]
    if (next) {
      send({ kind: 'space', space: next.id })
    }
  }

  function openApp(): void {
    const app = appToOpen()
    if (app) {
      opened.push(app)
      send({ kind: 'open', app })
    }
  }

  const open = button(openApp, 'Open an app')
  const element = html(
    'div',
    { class: 'hands', role: 'group', 'aria-label': 'Desktop' },
    button(focusNext, 'Next window'),
    button(showNextSpace, 'Next space'),
    open,
  )

  function show(snapshot: Snapshot): void {
    latest = snapshot
    open.textContent = `Open ${appToOpen() ?? 'an app'}`
  }

  return { element, show }
}
