/**
 * The messages between the page, the frame of a playground in it, and the worker in the frame. Scripts of
 * readers run in the worker and can forge its messages, so whoever receives one reads it with the functions here.
 */

/** Mode is the color mode that the page shows. */
export type Mode = 'light' | 'dark'

/** Look is how the page looks. */
export interface Look {
  mode: Mode
  /** custom properties of the theme by name, such as --color-text */
  tokens: Readonly<Record<string, string>>
}

/** Settings is what the frame needs to know before the first run. */
export interface Settings extends Look {
  language: string
  direction: string
  reducedMotion: boolean
  labels: Labels
}

/** Labels are the texts of the frame, in the language of the page. */
export interface Labels {
  /** name of the list of what the script printed */
  output: string
  /** {line} is a number, and {error} the message of the browser */
  errorAt: string
  /** shown if a script ran for too long */
  stopped: string
}

/** ToFrame is what the page tells the frame. */
export type ToFrame =
  | { type: 'start'; settings: Settings }
  | { type: 'run'; code: string }
  | { type: 'look'; look: Look }

/**
 * FromFrame is what the frame tells the page: that it can run scripts; its height in CSS pixels; and how a run
 * went. Lines are 1-based, and 0 if the browser does not say.
 */
export type FromFrame =
  | { type: 'ready' }
  | { type: 'height'; height: number }
  | { type: 'ran' }
  | { type: 'error'; line: number }
  | { type: 'stopped' }
  | { type: 'failed' }

/** ToWorker is what the frame tells the worker. */
export type ToWorker = { type: 'ping'; id: number } | { type: 'message'; message: unknown }

/** Level is how the log shows what a script printed. */
export type Level = 'log' | 'warn' | 'error'

/** FromWorker is what the worker tells the frame. */
export type FromWorker =
  | { type: 'started' }
  | { type: 'pong'; id: number }
  | { type: 'log'; level: Level; text: string }
  | { type: 'error'; line: number; text: string }
  | { type: 'message'; message: unknown }

/** readFromFrame returns a message of the frame, or undefined for anything else. */
export function readFromFrame(data: unknown): FromFrame | undefined {
  const { type, height, line } = fields(data)
  switch (type) {
    case 'ready':
    case 'ran':
    case 'stopped':
    case 'failed':
      return { type }
    case 'height':
      return isNumber(height) ? { type, height } : undefined
    case 'error':
      return isNumber(line) ? { type, line } : undefined
  }
  return undefined
}

/** readFromWorker returns a message of the worker, or undefined for anything else. */
export function readFromWorker(data: unknown): FromWorker | undefined {
  const { type, id, level, text, line, message } = fields(data)
  switch (type) {
    case 'started':
      return { type }
    case 'pong':
      return isNumber(id) ? { type, id } : undefined
    case 'log':
      return typeof text === 'string' && (level === 'log' || level === 'warn' || level === 'error')
        ? { type, level, text }
        : undefined
    case 'error':
      return typeof text === 'string' && isNumber(line) ? { type, line, text } : undefined
    case 'message':
      return { type, message }
  }
  return undefined
}

function fields(data: unknown): Record<string, unknown> {
  return typeof data === 'object' && data !== null ? { ...data } : {}
}

function isNumber(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value)
}
