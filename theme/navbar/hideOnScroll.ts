// The bundle has this file only if the site sets navbar.hideOnScroll.

/** Scrolling by less than this many pixels changes nothing. */
const least = 8

let last = window.scrollY

// An attribute of the root stays when React renders another navbar.
window.addEventListener(
  'scroll',
  () => {
    const { scrollY, innerHeight } = window
    if (Math.abs(scrollY - last) < least) {
      return
    }
    const { documentElement } = document
    const isEnd = scrollY + innerHeight >= documentElement.scrollHeight
    documentElement.toggleAttribute(
      'data-navbar-hidden',
      scrollY > last && scrollY > innerHeight / 4 && !isEnd,
    )
    last = scrollY
  },
  { passive: true },
)

export {}
