import { flushSync } from 'react-dom'

/** Makes React apply a change before anything else can happen, such as the next key. */
export const atOnce: (change: () => void) => void = flushSync
