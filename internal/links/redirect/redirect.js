// Leads readers on from a page, or from anchors of a page, that are gone. It is
// loaded by the pages that need it alone, and by no inline script: a site's policy
// may forbid those.
;(() => {
  const { to, anchors } = document.currentScript.dataset
  const moved = new Map(Object.entries(JSON.parse(anchors ?? '{}')))
  const here = location.pathname

  function anchor() {
    try {
      return decodeURIComponent(location.hash.slice(1))
    } catch {
      return location.hash.slice(1)
    }
  }

  function follow() {
    const other = moved.get(anchor())
    const target = other ?? to
    if (target === undefined || location.pathname !== here) return
    const next = new URL(target, location.href)
    if (next.search === '') next.search = location.search
    if (next.hash === '' && other === undefined) next.hash = location.hash
    location.replace(next)
  }

  addEventListener('hashchange', follow)
  follow()
})()
