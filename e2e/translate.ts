import type { Page } from '@playwright/test'

/** Translates the page like a browser: each text, now and later, becomes an element with new words. */
export const translate = (page: Page) =>
  page.evaluate(() => {
    function wrapTexts(root: Node) {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
      const texts: Text[] = []
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        if (node.textContent?.trim() && !node.parentElement?.closest('font, script, style, textarea')) {
          texts.push(node as Text)
        }
      }
      for (const text of texts) {
        const outer = document.createElement('font')
        const inner = document.createElement('font')
        inner.textContent = `${text.data} ·`
        outer.append(inner)
        text.replaceWith(outer)
      }
    }
    const observer = new MutationObserver((records) => {
      for (const root of new Set(records.map(({ target }) => target.parentElement))) {
        wrapTexts(root ?? document.body)
      }
      observer.takeRecords()
    })
    observer.observe(document.body, { childList: true, characterData: true, subtree: true })
    wrapTexts(document.body)
  })
