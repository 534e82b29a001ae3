import type { Loader } from './showCard'

/** How long the pointer or the focus rests on a link before its card appears, in milliseconds. */
const rest = 300
/** How long a card stays when the pointer has left the link, so that the pointer can move onto it. */
const grace = 150

/** What this module needs to know about links. */
export interface Links {
  linkAt(target: EventTarget | null): HTMLAnchorElement | undefined
  isOurs(link: HTMLAnchorElement): boolean
  pages: Loader
}

/** Links that say themselves what they lead to. */
const plain = '.heading-anchor, .button, .zoom, .card a, .feature a, .member-index a, [data-enhancement] a'

/**
 * watchRest shows cards for links of the content: what the page, the member or the term is that a link leads to. They
 * appear when the pointer or the focus rests on a link, stay while the pointer is on them, and go with Escape.
 */
export function watchRest(links: Links): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let shown: { link: HTMLAnchorElement; hide: () => void; card: Element } | undefined
  let wanted: HTMLAnchorElement | undefined
  let byKeyboard = false // the page may move below a pointer that rests
  const later = (run: () => void, time: number) => {
    clearTimeout(timer)
    timer = setTimeout(run, time)
  }
  function hide() {
    clearTimeout(timer)
    wanted = undefined
    shown?.hide()
    shown = undefined
  }
  async function show(link: HTMLAnchorElement) {
    const { showCard } = await import('./showCard')
    const next = await showCard(link, links.pages, () => wanted === link)
    if (next) {
      shown?.hide()
      shown = { link, ...next }
    }
  }
  function come({ target }: Event, isKeyboard: boolean) {
    const link = links.linkAt(target)
    if (shown && target instanceof Node && shown.card.contains(target)) {
      clearTimeout(timer)
    } else if (link && isExplained(link, links) && (!isKeyboard || link.matches(':focus-visible'))) {
      wanted = link
      byKeyboard = isKeyboard
      if (shown?.link === link) {
        clearTimeout(timer)
      } else {
        later(() => show(link).catch(hide), rest) // a page that cannot load has no card
      }
    } else if (wanted && byKeyboard === isKeyboard) {
      later(hide, grace)
    }
  }
  document.addEventListener('pointerover', (event) => event.pointerType !== 'touch' && come(event, false))
  document.addEventListener('focusin', (event) => come(event, true))
  document.addEventListener('focusout', () => wanted && byKeyboard && later(hide, grace))
  document.addEventListener('click', hide, true)
  document.addEventListener('keydown', ({ key }) => key === 'Escape' && hide())
}

function isExplained(link: HTMLAnchorElement, { isOurs }: Links): boolean {
  return link.closest('.markdown') !== null && !link.matches(plain) && isOurs(link)
}
