/** keepInView scrolls a box if the item is outside its visible part. Nothing around the box scrolls. */
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
