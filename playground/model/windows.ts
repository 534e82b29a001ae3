import { checked, contains, distance, type Point, type Rectangle, type Size } from '../shapes'
import * as actions from './actions'
import type { Desk, ScreenRecord, WindowRecord } from './desk'
import { Identifiable, recordOf } from './identifiable'

type Visible = { visible?: boolean }

/** Window. Each one takes any size. */
export function createWindow(desk: Desk) {
  class Window extends Identifiable<WindowRecord> {
    static focused = () => desk.focused && new Window(desk.focused)
    static at(point: Point) {
      const found = desk.windows.find((window) => desk.isOnScreen(window) && contains(window.frame, point))
      return found && new Window(found)
    }
    static all = (optionals?: Visible) => desk.listed(desk.windows, optionals)
    static recent = () => desk.listed(desk.windows.filter((window) => desk.isOnScreen(window)))

    others({ visible, screen }: Visible & { screen?: Identifiable<ScreenRecord> } = {}) {
      const here = (window: WindowRecord) => !screen || desk.screenOf(window) === recordOf(screen)
      const others = desk.windows.filter((window) => window !== recordOf(this) && here(window))
      return desk.listed(others, { visible })
    }
    title = () => recordOf(this).title
    isMain = () => desk.windowsOf(recordOf(this).app).find(({ minimised }) => !minimised) === recordOf(this)
    isNormal = () => recordOf(this).normal
    isFullScreen = () => !recordOf(this).space.normal
    isMinimised = () => recordOf(this).minimised
    isMinimized = this.isMinimised
    isVisible = () => desk.isVisible(recordOf(this))
    app = () => new desk.kinds.App(recordOf(this).app)
    screen() {
      const screen = desk.screenOf(recordOf(this))
      return screen && new desk.kinds.Screen(screen)
    }
    spaces = () => [new desk.kinds.Space(recordOf(this).space)]
    topLeft = (): Point => checked(recordOf(this).frame, 'x', 'y')
    size = (): Size => checked(recordOf(this).frame, 'width', 'height')
    frame = (): Rectangle => ({ ...recordOf(this).frame })
    setTopLeft = (point: Point) => this.setFrame({ ...this.size(), ...checked(point, 'x', 'y') })
    setSize = (size: Size) => this.setFrame({ ...this.topLeft(), ...checked(size, 'width', 'height') })
    setFrame(frame: Rectangle) {
      actions.place(desk, recordOf(this), checked(frame, 'x', 'y', 'width', 'height'))
      return true
    }
    setFullScreen(value: boolean) {
      actions.setFullScreen(desk, recordOf(this), value)
      return true
    }
    maximise() {
      const screen = desk.screenOf(recordOf(this))
      return screen !== undefined && this.setFrame(screen.visible)
    }
    maximize = this.maximise
    minimise() {
      actions.setMinimised(desk, recordOf(this), true)
      return true
    }
    minimize = this.minimise
    unminimise() {
      actions.setMinimised(desk, recordOf(this), false)
      return true
    }
    unminimize = this.unminimise
    neighbours(direction: string) {
      const from = recordOf(this).frame
      const far = (window: WindowRecord) => distance(from, window.frame, direction.toLowerCase())
      const found = desk.windows.filter((window) => Number.isFinite(far(window)))
      return desk.listed(found.sort((a, b) => far(a) - far(b)))
    }
    neighbors = this.neighbours
    raise() {
      const ours = desk.windowsOf(recordOf(this).app)
      const at = desk.windows.indexOf(ours[0] ?? recordOf(this))
      desk.windows = desk.windows.filter((window) => window !== recordOf(this))
      desk.windows.splice(at, 0, recordOf(this))
      desk.changed()
      return true
    }
    focus = () => actions.focus(desk, recordOf(this))
    focusClosestNeighbour(direction: string) {
      return this.neighbours(direction).some((window) => actions.focus(desk, recordOf(window)))
    }
    focusClosestNeighbor = this.focusClosestNeighbour
    close() {
      actions.close(desk, recordOf(this))
      return true
    }
  }

  return Window
}
