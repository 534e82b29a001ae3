import type { Rectangle } from '../shapes'

/** How long a window takes to its new frame, in milliseconds. */
const duration = 200

interface Move {
  from: Rectangle
  to: Rectangle
  start: number
  draw(frame: Rectangle, isMoving: boolean): void
}

const between = (from: Rectangle, to: Rectangle, share: number): Rectangle => {
  const mix = (side: keyof Rectangle) => from[side] + (to[side] - from[side]) * share
  return { x: mix('x'), y: mix('y'), width: mix('width'), height: mix('height') }
}

/** Moves frames smoothly. Without motion, they are at their new place at once. */
export function createMotion(isStill: boolean) {
  const moves = new Map<number, Move>()
  const places = new Map<number, Rectangle>()

  function step(now: number): void {
    for (const [id, { from, to, start, draw }] of moves) {
      const time = Math.min(1, Math.max(0, (now - start) / duration))
      const frame = between(from, to, 1 - (1 - time) ** 3)
      places.set(id, frame)
      draw(frame, time < 1)
      if (time === 1) {
        moves.delete(id)
      }
    }
    if (moves.size > 0) {
      requestAnimationFrame(step)
    }
  }

  /** Draws an item on its way to a frame, or there if it is new or atOnce. */
  function move(id: number, to: Rectangle, atOnce: boolean, draw: Move['draw']): void {
    const from = places.get(id)
    if (isStill || atOnce || !from) {
      moves.delete(id)
      places.set(id, to)
      draw(to, false)
      return
    }
    if (moves.size === 0) {
      requestAnimationFrame(step)
    }
    moves.set(id, { from, to, start: performance.now(), draw })
  }

  /** Forgets an item, which is gone. */
  function forget(id: number): void {
    moves.delete(id)
    places.delete(id)
  }

  return { move, forget }
}
