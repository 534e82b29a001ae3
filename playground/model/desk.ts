import { overlap, type Point, type Rectangle } from '../shapes'
import type { Clock } from './clock'
import { type Identifiable, type Identified, identified, type Kind } from './identifiable'

/** A display. Its frames are in top-left coordinates; visible is without the menu bar and the Dock. */
export interface ScreenPlan {
  frame: Rectangle
  visible: Rectangle
}

export interface ScreenRecord extends ScreenPlan, Identified {
  current: SpaceRecord
}

/** A desktop of a screen, or one app in full screen, which is not normal. */
export interface SpaceRecord extends Identified {
  screen: ScreenRecord
  normal: boolean
}

export interface AppRecord extends Identified {
  name: string
  hidden: boolean
}

export interface WindowRecord extends Identified {
  app: AppRecord
  title: string
  space: SpaceRecord
  normal: boolean
  minimised: boolean
  frame: Rectangle
  /** Where a window in full screen has been. */
  before?: { space: SpaceRecord; frame: Rectangle }
}

/** The classes of the API whose objects stand for records. */
export interface Kinds {
  App: Kind<AppRecord>
  Screen: Kind<ScreenRecord>
  Space: Kind<SpaceRecord>
  Window: Kind<WindowRecord>
}

export interface DeskOptions {
  screens: ScreenPlan[]
  spacesOnEach: number
  clock: Clock
  /** Calls the handlers of an event. */
  emit(name: string, ...values: unknown[]): void
  /** Something on the desk has changed. */
  changed(): void
}

/** The screens, spaces, apps and windows of a simulated Mac. The first screen is the primary one. */
export class Desk {
  screens: ScreenRecord[] = []
  spaces: SpaceRecord[] = []
  /** Running apps. */
  apps: AppRecord[] = []
  /** From front to back. */
  windows: WindowRecord[] = []
  active: AppRecord | undefined
  focused: WindowRecord | undefined
  pointer: Point = { x: 0, y: 0 }
  /** The names of the apps that can launch. */
  installed: string[] = []
  /** Set by the classes of the API when they are there. */
  kinds!: Kinds
  readonly clock: Clock
  readonly changed: () => void
  readonly #emit: DeskOptions['emit']

  constructor({ screens, spacesOnEach, clock, emit, changed }: DeskOptions) {
    this.clock = clock
    this.changed = changed
    this.#emit = emit
    for (const plan of screens) {
      const screen = identified(plan) as ScreenRecord
      const spaces = Array.from({ length: spacesOnEach }, () => identified({ screen, normal: true }))
      screen.current = spaces[0] as SpaceRecord
      this.screens.push(screen)
      this.spaces.push(...spaces)
    }
  }

  get primary(): ScreenRecord {
    return this.screens[0] as ScreenRecord
  }

  /** The screen with the focus. */
  get main(): ScreenRecord {
    return (this.focused && this.screenOf(this.focused)) ?? this.primary
  }

  /** The screen that most of a window is on, if it is on any. */
  screenOf({ frame }: WindowRecord): ScreenRecord | undefined {
    return this.screens
      .map((screen) => ({ screen, area: overlap(screen.frame, frame) }))
      .filter(({ area }) => area > 0)
      .sort((a, b) => b.area - a.area)[0]?.screen
  }

  isVisible({ app, normal, minimised }: WindowRecord): boolean {
    return !app.hidden && normal && !minimised
  }

  isOnScreen({ app, minimised, space }: WindowRecord): boolean {
    return !app.hidden && !minimised && space.screen.current === space
  }

  windowsOf(app: AppRecord): WindowRecord[] {
    return this.windows.filter((window) => window.app === app)
  }

  /** The objects of windows, if asked only those that a person sees or does not see. */
  listed(windows: WindowRecord[], { visible }: { visible?: boolean } = {}): Identifiable<WindowRecord>[] {
    return windows
      .filter((window) => visible === undefined || this.isVisible(window) === visible)
      .map((window) => new this.kinds.Window(window))
  }

  /** A running app, which starts if it does not run yet. */
  appNamed(name: string): AppRecord {
    const running = this.apps.find((app) => app.name === name)
    const app = running ?? identified({ name, hidden: false })
    if (!running) {
      this.apps.push(app)
    }
    return app
  }

  /** Tells handlers a moment later, as macOS does, so that no change waits for them. */
  tell(name: string, record?: AppRecord | WindowRecord): void {
    this.changed()
    this.clock.schedule(0.01, () => this.#emit(name, ...(record ? [this.#wrapped(record)] : [])))
  }

  #wrapped(record: AppRecord | WindowRecord) {
    return 'frame' in record ? new this.kinds.Window(record) : new this.kinds.App(record)
  }
}
