import { flushSync } from 'react-dom'
import { nextFrame } from './nextFrame'

/** Number of elements that fill the first screen and more. */
const first = 150

let showRest = () => {}

/**
 * showContent shows the beginning of the content of a page, and the rest after the next paint. It calls onWhole when
 * everything is there, at the latest then. It returns a function that ends this.
 */
export function showContent(box: HTMLElement, content: string, onWhole: () => void): () => void {
  const template = document.createElement('template')
  template.innerHTML = content
  const rest = template.content
  box.replaceChildren()
  for (let count = 0; rest.firstChild && count < first; ) {
    const { firstChild } = rest
    count += firstChild instanceof Element ? 1 + firstChild.getElementsByTagName('*').length : 0
    box.append(firstChild)
  }
  box.style.minBlockSize = '100vh' // so that nothing below it comes into view
  const end = () => {
    showRest = () => {}
    box.style.minBlockSize = ''
  }
  showRest = () => {
    end()
    box.append(rest)
    onWhole()
  }
  if (rest.firstChild) {
    nextFrame().then(() => showRest())
  } else {
    showRest()
  }
  return end
}

/** showWhole shows the rest of the content now, for what is about to scroll there. */
export function showWhole(): void {
  flushSync(() => showRest())
}
