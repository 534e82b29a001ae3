// What the worker, which has the model, and the frame, which shows it, tell each other.
import type { Binding } from './model/keys'
import type { Point, Rectangle } from './shapes'

export interface SpaceView {
  id: number
  isCurrent: boolean
}

export interface ScreenView {
  id: number
  frame: Rectangle
  /** Without the menu bar and the Dock. */
  visible: Rectangle
  spaces: SpaceView[]
}

export interface WindowView {
  id: number
  app: string
  title: string
  /** The screen that shows it. */
  screen: number
  frame: Rectangle
  isFocused: boolean
}

export interface ModalView {
  id: number
  /** In top-left coordinates. */
  frame: Rectangle
  text: string
  /** The name of the app whose icon it shows. */
  icon: string | undefined
  isInput: boolean
  placeholder: string
  appearance: string
  hasShadow: boolean
  alignment: string
  /** The size of the text, in points. */
  weight: number
  /** The color of the text, if the script has set one. */
  colour: string | undefined
}

/** Everything that a person sees of the desktop. */
export interface Snapshot {
  screens: ScreenView[]
  /** Those on the screens, from back to front. */
  windows: WindowView[]
  modals: ModalView[]
  keys: Binding[]
  /** The name of the app in the menu bar. */
  active: string
  /** The apps in the Dock. */
  dock: { app: string; isRunning: boolean }[]
  /** The latest notification. Its number is new for each one. */
  notification: { id: number; text: string } | undefined
  /** Whether the menu bar has the icon of Phoenix. */
  hasMenu: boolean
  /** Where a script has moved the pointer, until its person moves it. */
  pointer: Point | undefined
}

/** What a person does. Numbers are the ids of a snapshot; points are in top-left coordinates. */
export type Input =
  | { kind: 'press'; key: string; modifiers: string[]; repeated: boolean }
  | { kind: 'focus'; window: number }
  | { kind: 'drag'; window: number; to: Point }
  | { kind: 'mouse'; event: string; at: Point; modifiers: string[] }
  | { kind: 'space'; space: number }
  | { kind: 'open'; app: string }
  | { kind: 'type'; modal: number; value: string }
  | { kind: 'commit'; modal: number; value: string; action: string | undefined }

export interface Host {
  send(message: unknown): void
}

/** What the frame knows about the reader. */
export interface ShowHost extends Host {
  mode: 'light' | 'dark'
  reducedMotion: boolean
}
