/**
 * What the module of a site exports that markdown.playground names. The function show is optional; without it,
 * readers see only what their scripts print.
 */

/** Run prepares the worker in which a script of the reader runs. docgen calls it before each run, in a new worker. */
export type Run = (host: Host) => {
  /** values that the script finds under these names */
  globals: Readonly<Record<string, unknown>>
  /** receive gets what show sends. */
  receive?(message: unknown): void
}

/**
 * Show draws in the frame below the code block what the script does, and sends what the reader does. docgen calls
 * it before each run, with an empty stage.
 */
export type Show = (stage: HTMLElement, host: Host & Surroundings) => {
  /** receive gets what run sends. A script of the reader can forge it. */
  receive(message: unknown): void
  /** mode gets the color mode when it changes. */
  mode?(mode: 'light' | 'dark'): void
}

/** Host is the way to the other side. */
export interface Host {
  /** send passes on a message, which the browser copies: it may have no functions and no elements. */
  send(message: unknown): void
}

/** Surroundings is what show knows about the page. */
export interface Surroundings {
  mode: 'light' | 'dark'
  /** whether the reader has asked the system for less motion */
  reducedMotion: boolean
}
