import { centre, checked, directions, overlap, sameRectangle } from './geometry.js'
import { Identifiable, recordOf, wrap } from './identifiable.js'

/** Window. Each one takes any size. */
export function createWindow({ desk }) {
  class Window extends Identifiable {
    static focused = () => wrap(Window, desk.focused)
    static at = (point) =>
      wrap(
        Window,
        desk.windows.find((window) => overlap({ ...point, width: 1, height: 1 }, window.frame) > 0),
      )
    static all = (optionals) => desk.listed(desk.windows, optionals)
    static recent = () => desk.listed(desk.windows.filter(desk.isOnScreen))
    others = ({ visible, screen } = {}) =>
      desk
        .listed(
          desk.windows.filter((window) => window !== recordOf(this)),
          { visible },
        )
        .filter((window) => !screen || screen.isEqual(window.screen()))
    title = () => recordOf(this).title
    isMain = () => true
    isNormal = () => recordOf(this).normal
    isFullScreen = () => !recordOf(this).space.normal
    isMinimised = () => recordOf(this).minimised
    isVisible = () => desk.isVisible(recordOf(this))
    app = () => new desk.kinds.App(recordOf(this).app)
    screen = () => wrap(desk.kinds.Screen, desk.screenOf(recordOf(this)))
    spaces = () => [new desk.kinds.Space(recordOf(this).space)]
    topLeft = () => checked(recordOf(this).frame, 'x', 'y')
    size = () => checked(recordOf(this).frame, 'width', 'height')
    frame = () => ({ ...recordOf(this).frame })
    setTopLeft = (point) => this.setFrame({ ...this.size(), ...checked(point, 'x', 'y') })
    setSize = (size) => this.setFrame({ ...this.topLeft(), ...checked(size, 'width', 'height') })
    setFrame = (frame) => {
      recordOf(this).frame = checked(frame, 'x', 'y', 'width', 'height')
      return sameRectangle(recordOf(this).frame, frame)
    }
    setFullScreen = (value) => {
      recordOf(this).space.normal = !value
      return true
    }
    maximise = () => {
      const screen = this.screen()
      return screen !== undefined && this.setFrame(screen.flippedVisibleFrame())
    }
    minimise = () => {
      recordOf(this).minimised = true
      return true
    }
    unminimise = () => {
      recordOf(this).minimised = false
      return true
    }
    neighbours = (direction) =>
      Window.all().filter((other) => directions[direction]?.(centre(this.frame()), centre(other.frame())))
    raise = () => true
    focus = () => desk.focus(recordOf(this))
    focusClosestNeighbour = (direction) => this.neighbours(direction)[0]?.focus() ?? false
    close = () => {
      desk.windows = desk.windows.filter((window) => window !== recordOf(this))
      return true
    }
  }

  return Window
}
