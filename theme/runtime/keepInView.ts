/** keepInView scrolls box if item is outside of its visible part. Nothing around the box moves. */
export function keepInView(box: Element | null | undefined, item: Element | null | undefined) {
  if (!box || !item) {
    return
  }
  const frame = box.getBoundingClientRect()
  const place = item.getBoundingClientRect()
  if (place.top < frame.top || place.bottom > frame.bottom) {
    box.scrollTop += place.top - frame.top - frame.height / 3
  }
}
