import './styles'
import { followChanges } from './dev/changes'
import { start } from './start'

void start().then(async (running) => {
  if (running) {
    await hydrated()
    followChanges(running)
  }
})

/** React cannot take in a change while it still looks at what the server rendered. */
function hydrated(): Promise<void> {
  const { documentElement } = document
  return new Promise((done) => {
    const look = () => documentElement.dataset.hasHydrated === 'true' && done()
    new MutationObserver(look).observe(documentElement, { attributeFilter: ['data-has-hydrated'] })
    look()
  })
}
