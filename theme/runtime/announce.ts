import { createSignal } from './signal'

/** The last message for those who hear the page; RouteAnnouncer reads it out. */
export const announcement = createSignal('')

/** announce has a message read out by screen readers. */
export function announce(text: string) {
  // A region that does not change is not read again: the same message twice differs by a space.
  announcement.set(text === announcement.get() ? `${text}\u00a0` : text)
}
