/** How far the reader must be from the top for the button to appear, in CSS pixels. */
const threshold = 300

/** The button, which BackToTop renders. */
const button = '[data-back-to-top]'

/**
 * watchBackToTop shows the button that scrolls to the top while the reader scrolls up a long page. This loads on
 * the first interaction, because nobody scrolls up before.
 */
export function watchBackToTop(): void {
  let last = window.scrollY
  const show = (shown: boolean) => document.querySelector(button)?.toggleAttribute('inert', !shown)
  const onScroll = () => {
    const { scrollY } = window
    const end = document.documentElement.scrollHeight - window.innerHeight
    if (scrollY !== last) {
      show(scrollY < last && scrollY >= threshold && scrollY < end)
    }
    last = scrollY
  }
  window.addEventListener('scroll', onScroll, { passive: true })
  window.addEventListener('hashchange', () => show(false))
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest(button)) {
      const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches
      window.scrollTo({ top: 0, behavior: still ? 'instant' : 'smooth' })
    }
  })
}
