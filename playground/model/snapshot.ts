import type { Snapshot } from '../messages'
import { flip, type Point } from '../shapes'
import type { Phoenix } from './phoenix'

/** What the model does not know itself. */
export type Shown = Pick<Snapshot, 'notification'> & { pointer: Point }

/** Describes the desktop of a Phoenix. Pointer is where the person has put it. */
export function takeSnapshot(phoenix: Phoenix, { notification, pointer }: Shown): Snapshot {
  const { desk } = phoenix
  const running = desk.apps.map(({ name }) => name)
  const isMoved = desk.pointer.x !== pointer.x || desk.pointer.y !== pointer.y
  return {
    screens: desk.screens.map(({ id, frame, visible, current }) => ({
      id,
      frame,
      visible,
      spaces: desk.spaces
        .filter(({ screen }) => screen.id === id)
        .map((space) => ({ id: space.id, isCurrent: space === current })),
    })),
    windows: desk.windows
      .filter((window) => desk.isOnScreen(window))
      .map((window) => ({
        id: window.id,
        app: window.app.name,
        title: window.title,
        screen: window.space.screen.id,
        frame: window.frame,
        isFocused: window === desk.focused,
      }))
      .reverse(),
    modals: phoenix.modals().map((modal) => ({
      id: modal.hash(),
      frame: flip(modal.frame(), desk.primary.frame),
      text: String(modal.text),
      icon: modal.icon?.app,
      isInput: modal.isInput,
      placeholder: modal.inputPlaceholder,
      appearance: modal.appearance.toLowerCase(),
      hasShadow: modal.hasShadow,
      alignment: modal.textAlignment.toLowerCase(),
      weight: modal.weight,
      colour: modal.colour,
    })),
    keys: phoenix.bindings(),
    active: desk.active?.name ?? 'Finder',
    dock: [...new Set([...desk.installed, ...running])].map((app) => ({
      app,
      isRunning: running.includes(app),
    })),
    notification,
    hasMenu: !phoenix.preferences.daemon,
    pointer: isMoved ? { ...desk.pointer } : undefined,
  }
}
