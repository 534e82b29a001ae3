/** How long to wait for a frame, in milliseconds. Background tabs paint none. */
const timeout = 100

/** nextFrame resolves after the next paint. */
export function nextFrame(): Promise<void> {
  return new Promise((done) => {
    setTimeout(done, timeout)
    requestAnimationFrame(() => setTimeout(done))
  })
}
