/** The area that two rectangles share. */
export function overlap(a, b) {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y)
  return width > 0 && height > 0 ? width * height : 0
}

/** Finite numbers only: NaN in a frame means that a script calculates with something undefined. */
export function checked(values, ...names) {
  for (const name of names) {
    if (!Number.isFinite(values[name])) {
      throw new TypeError(`${name} is ${values[name]}`)
    }
  }
  return Object.fromEntries(names.map((name) => [name, values[name]]))
}

/** Whether a point is in a direction from another. */
export const directions = {
  west: (from, to) => to.x < from.x,
  east: (from, to) => to.x > from.x,
  north: (from, to) => to.y < from.y,
  south: (from, to) => to.y > from.y,
}

export const centre = ({ x, y, width, height }) => ({ x: x + width / 2, y: y + height / 2 })

export const sameRectangle = (a, b) => ['x', 'y', 'width', 'height'].every((side) => a[side] === b[side])

/** Converts a rectangle between top-left and bottom-left coordinates. */
export const flip = (rectangle, primary) => ({
  ...rectangle,
  y: primary.height - rectangle.height - rectangle.y,
})
