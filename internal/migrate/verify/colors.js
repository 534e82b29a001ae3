// Reads the colors of parts of pages in both color modes, and writes them as JSON into the document.
const parts = {
  text: ['.markdown > p', 'color'],
  headings: [':is(h1, h2):not(:is(nav, aside, footer, dialog) *)', 'color'], // a banner may be outside of main
  links: ['.markdown > p a', 'color'],
  navbar: ['.navbar', 'backgroundColor'],
  'the title in the navbar': ['.navbar__title', 'color'],
  'links in the navbar': ['.navbar__link:not([aria-current], .navbar__link--active)', 'color'],
  footer: ['.footer', 'backgroundColor'],
}
const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true })

// shown returns the red, green and blue of colors, the last on top of the others.
function shown(...colors) {
  for (const color of ['#fff', ...colors]) {
    canvas.fillStyle = color
    canvas.fillRect(0, 0, 1, 1)
  }
  return [...canvas.getImageData(0, 0, 1, 1).data].slice(0, 3)
}

function read(frame, mode) {
  const { document: page } = frame.contentWindow
  page.documentElement.dataset.theme = mode
  const styleOf = (element) => frame.contentWindow.getComputedStyle(element)
  const behind = [page.documentElement, page.body].map((element) => styleOf(element).backgroundColor)
  const found = { 'the page': shown(...behind) }
  for (const [name, [selector, property]] of Object.entries(parts)) {
    const element = page.querySelector(selector)
    if (element) found[name] = shown(...behind, styleOf(element)[property])
  }
  return found
}

async function open(address) {
  const frame = document.createElement('iframe')
  frame.width = 1280
  frame.src = address
  const loaded = new Promise((done) => {
    frame.onload = done
  })
  document.body.append(frame)
  await loaded
  const still = frame.contentWindow.document.createElement('style')
  still.textContent = '* { transition: none !important }'
  frame.contentWindow.document.head.append(still)
  await new Promise((done) => setTimeout(done, 1000))
  return frame
}

const found = {}
for (const address of addresses) {
  const frame = await open(address)
  found[address] = { light: read(frame, 'light'), dark: read(frame, 'dark') }
  frame.remove()
}
document.body.textContent = `colors:${JSON.stringify(found)}:end`
