import type { PageData } from '../../contract'
import { type Explanation, explain } from './explain'

/** Loader has the pages that pointing at a link fetches. */
export interface Loader {
  load(pathname: string): Promise<{ page: PageData }>
}

/** Space between a card and its link, and around it, in pixels. */
const gap = 8

/**
 * showCard shows the card of a link if it is still wanted once its page is there. It returns the card, and a function
 * that removes it; undefined if there is nothing to show.
 */
export async function showCard(
  link: HTMLAnchorElement,
  pages: Loader,
  isWanted: () => boolean,
): Promise<{ card: Element; hide: () => void } | undefined> {
  const found = await explanationOf(link, pages)
  if (!found || !isWanted() || !link.isConnected) {
    return undefined
  }
  const card = cardOf(found)
  const within = link.closest('main') ?? document.body
  within.append(card)
  place(card, link)
  const described = link.getAttribute('aria-describedby')
  link.setAttribute('aria-describedby', [described, card.id].filter(Boolean).join(' '))
  return {
    card,
    hide() {
      card.remove()
      if (described) {
        link.setAttribute('aria-describedby', described)
      } else {
        link.removeAttribute('aria-describedby')
      }
    },
  }
}

async function explanationOf({ pathname, hash }: HTMLAnchorElement, pages: Loader): Promise<Explanation | undefined> {
  const id = decodeURIComponent(hash.slice(1))
  const here = document.querySelector('.markdown')
  if (pathname === window.location.pathname && here) {
    return id ? explain(here, id) : undefined
  }
  const { page } = await pages.load(pathname)
  const parsed = new DOMParser().parseFromString(page.content ?? '', 'text/html')
  const whole = { title: page.title, text: page.head.description ?? '' }
  return (id ? explain(parsed.body, id) : undefined) ?? (whole.text ? whole : undefined)
}

function cardOf({ title, signature, text }: Explanation): HTMLElement {
  const card = document.createElement('div')
  card.className = 'hover-card'
  card.id = 'docgen-hover-card'
  card.role = 'tooltip'
  const heading = document.createElement('strong')
  heading.textContent = title
  card.append(heading)
  if (signature) {
    card.append(signature)
  }
  if (text) {
    const paragraph = document.createElement('p')
    paragraph.textContent = text
    card.append(paragraph)
  }
  return card
}

/** Places a card below the line of its link, or above if there is more room, and inside the window. */
function place(card: HTMLElement, link: HTMLAnchorElement): void {
  const line = link.getClientRects()[0] ?? link.getBoundingClientRect()
  const { offsetWidth: width, offsetHeight: height } = card
  const isBelow = line.bottom + gap + height <= window.innerHeight || line.top < window.innerHeight / 2
  const start = document.documentElement.dir === 'rtl' ? line.right - width : line.left
  const left = Math.max(gap, Math.min(start, document.documentElement.clientWidth - width - gap))
  const top = isBelow ? line.bottom + gap : line.top - gap - height
  const origin = (card.offsetParent ?? document.documentElement).getBoundingClientRect()
  card.style.left = `${left - origin.left}px`
  card.style.top = `${top - origin.top}px`
}
