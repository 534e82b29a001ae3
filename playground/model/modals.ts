import { checked, type Point, type Rectangle } from '../shapes'
import type { Clock } from './clock'
import { Handler } from './managed'

/** An image: here only the icon of an app. */
export class Image extends Handler {
  /** The name of the app. */
  readonly app: string
  constructor(app: string) {
    super()
    this.app = app
  }
}

/** What a script can set, with the values of a new modal. */
const properties = {
  origin: { x: 0, y: 0 } as Point,
  duration: 0,
  animationDuration: 0.2,
  weight: 24,
  appearance: 'dark',
  hasShadow: true,
  icon: undefined as Image | null | undefined,
  text: '',
  textAlignment: 'left',
  font: '',
  isInput: false,
  inputPlaceholder: '',
  didResize: () => {},
  textDidChange: (_value: string): void => {},
  textDidCommit: (_value: string, _action?: string): void => {},
}

type Properties = typeof properties
type Place = (frame: Rectangle) => Point

export interface ModalOptions {
  clock: Clock
  warn(text: string): void
  changed(): void
}

const padding = { width: 34, height: 20 }

/** The size of a modal for what it shows, in points. */
function sizeOf({ icon, isInput, text, weight }: Properties) {
  const line = weight * 1.5
  const written = isInput ? 600 : Math.min(Math.round(text.length * weight * 0.62), 800)
  const gap = icon && written > 0 ? 10 : 0
  return { width: padding.width + (icon ? line : 0) + gap + written, height: line + padding.height }
}

// The constructor of Modal defines the properties, so that it notices changes.
const Base = Handler as new () => Handler & Properties

/** Modal. One that no script refers to disappears after a garbage collection. */
export function createModals({ clock, warn, changed }: ModalOptions) {
  let shown: WeakRef<Modal>[] = []

  class Modal extends Base {
    /** The color of the text that the script has set, as CSS. */
    colour: string | undefined
    constructor() {
      super()
      const values = new Map<string, unknown>(Object.entries(properties))
      for (const name of values.keys()) {
        const get = () => values.get(name)
        const set = (value: unknown) => {
          const { width, height } = this.frame()
          values.set(name, value)
          const after = this.frame()
          changed()
          if (after.width !== width || after.height !== height) {
            this.didResize()
          }
        }
        Object.defineProperty(this, name, { get, set, enumerable: true })
      }
    }
    static build({ origin, ...values }: Partial<Omit<Properties, 'origin'>> & { origin?: Place }): Modal {
      const modal = Object.assign(new Modal(), values)
      if (typeof origin === 'function') {
        const place = () => {
          modal.origin = origin(modal.frame())
        }
        place()
        modal.didResize = place
      } else if (origin) {
        warn('origin of Modal.build is not a function, Phoenix ignores it')
      }
      return modal
    }
    get message(): string {
      return this.text
    }
    set message(value: string) {
      warn('Deprecated: use the property text of a modal, and not message.')
      this.text = value
    }
    setTextColour(red: number, green: number, blue: number, alpha: number): void {
      this.colour = `rgb(${red} ${green} ${blue} / ${alpha})`
      changed()
    }
    setTextColor = this.setTextColour
    frame(): Rectangle {
      return { ...this.origin, ...sizeOf(this) }
    }
    show(): this {
      checked(this.origin, 'x', 'y')
      this.close()
      if (this.icon || this.text || this.isInput) {
        const self = new WeakRef<Modal>(this)
        shown.push(self)
        if (this.duration > 0) {
          clock.schedule(this.animationDuration + this.duration, () => self.deref()?.close())
        }
      }
      return this
    }
    /** Puts the modal in front of the others: the view gives the keyboard to the last one with a field. */
    focus(): void {
      if (modals().includes(this)) {
        shown = [...shown.filter((modal) => modal.deref() !== this), new WeakRef<Modal>(this)]
        changed()
      }
    }
    close(): void {
      shown = shown.filter((modal) => modal.deref() !== this)
      changed()
    }
  }

  /** The modals on the screen, in the order in which the script showed them. */
  const modals = () => shown.flatMap((modal) => modal.deref() ?? [])

  return { Modal, modals }
}
