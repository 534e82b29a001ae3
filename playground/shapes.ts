// The shapes of Phoenix: plain objects in points. Without another word, y grows downward from the top of
// the primary screen.

export interface Point {
  x: number
  y: number
}

export interface Size {
  width: number
  height: number
}

export type Rectangle = Point & Size

/** The area that two rectangles share, 0 if they do not touch. */
export function overlap(a: Rectangle, b: Rectangle): number {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y)
  return width > 0 && height > 0 ? width * height : 0
}

export function contains(area: Rectangle, point: Point): boolean {
  return overlap(area, { ...point, width: 1, height: 1 }) > 0
}

/** The named numbers of an object. Throws for any other value, which a wrong calculation leaves in frames. */
export function checked<Name extends string>(values: object, ...names: Name[]): Record<Name, number> {
  const known = new Map<string, unknown>(Object.entries(values ?? {}))
  const numbers = names.map((name) => {
    const value = known.get(name)
    if (typeof value !== 'number' || !Number.isFinite(value)) {
      throw new TypeError(`${name} is ${value}, and not a number of points`)
    }
    return [name, value]
  })
  return Object.fromEntries(numbers)
}

/** Converts a rectangle between top-left and bottom-left coordinates. */
export const flip = (rectangle: Rectangle, primary: Size): Rectangle => ({
  ...rectangle,
  y: primary.height - rectangle.height - rectangle.y,
})

const centre = ({ x, y, width, height }: Rectangle): Point => ({ x: x + width / 2, y: y + height / 2 })

const axes = new Map<unknown, Point>([
  ['west', { x: -1, y: 0 }],
  ['east', { x: 1, y: 0 }],
  ['north', { x: 0, y: -1 }],
  ['south', { x: 0, y: 1 }],
])

/**
 * How far the center of a rectangle is from that of another in a compass direction, longer off the axis. It is
 * Infinity if the other one is not in that direction, or if there is no such direction.
 */
export function distance(from: Rectangle, to: Rectangle, direction: unknown): number {
  const axis = axes.get(direction)
  const across = { x: centre(to).x - centre(from).x, y: centre(to).y - centre(from).y }
  const ahead = axis ? across.x * axis.x + across.y * axis.y : 0
  const length = Math.hypot(across.x, across.y)
  return ahead > 0 ? length / Math.cos(Math.acos(ahead / length) / 2) : Number.POSITIVE_INFINITY
}
