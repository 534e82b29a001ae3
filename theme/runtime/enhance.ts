/** Enhance adds to the content of a page what readers use. It returns a cleanup function. */
export type Enhance = (content: HTMLElement) => () => void

let enhance: Enhance = () => () => {}
let shown: HTMLElement | undefined
let stop: (() => void) | undefined

/** enhanced enhances the content of a page, now or as soon as the function for it has loaded. It returns a cleanup function. */
export function enhanced(content: HTMLElement): () => void {
  shown = content
  stop = enhance(content)
  return () => {
    shown = undefined
    stop?.()
  }
}

/** enhanceWith sets the function, which loads on the first interaction. */
export function enhanceWith(loaded: Enhance): void {
  enhance = loaded
  stop = shown && loaded(shown)
}
