/** The elements that load a file, and the attributes that name it. */
const shown = 'img, source, video, audio, iframe, embed, object, link[rel~="stylesheet"], link[rel~="icon"]'
const names = ['src', 'href', 'poster', 'data']

let states = 0

/** showFiles shows new versions of static files. If the page uses a file in another way, it reloads. */
export async function showFiles(paths: string[]): Promise<void> {
  const written = paths.map((path) => new URL(path, window.location.href).pathname) // as browsers write them
  const isOther = (url: string) => written.includes(new URL(url, window.location.href).pathname)
  const used = performance.getEntriesByType('resource').map(({ name }) => name)
  const replaced = new Set<string>()
  states += 1
  for (const element of document.querySelectorAll(shown)) {
    for (const name of names) {
      const url = element.getAttribute(name)
      if (url && isOther(url)) {
        const { pathname } = new URL(url, window.location.href)
        replaced.add(pathname)
        element.setAttribute(name, `${pathname}?state=${states}`) // browsers cache by URL
      }
    }
  }
  const isLost = (url: string) => isOther(url) && !replaced.has(new URL(url).pathname)
  if (used.some(isLost)) {
    window.location.reload()
  }
}
