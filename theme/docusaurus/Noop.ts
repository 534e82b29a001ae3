/** Noop shows nothing. */
export default function Noop() {
  return null
}
