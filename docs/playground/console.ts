/** Scripts of the guide only print. */
export function run() {
  return { globals: {} }
}
