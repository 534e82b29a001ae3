import { createSignal } from './signal'

/** The latest message for screen readers; RouteAnnouncer renders it. */
export const announcement = createSignal('')

/** announce lets screen readers read a message. */
export function announce(text: string) {
  // Screen readers only read a changed region, so a repeated message gets an extra space.
  announcement.set(text === announcement.get() ? `${text}\u00a0` : text)
}
