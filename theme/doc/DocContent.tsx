import { useEffect, useLayoutEffect, useRef } from 'react'
import { Mark } from '../contract'
import { enhanceCodeBlocks } from '../runtime/codeBlocks'
import { useLanguage, usePage, usePageCode } from '../runtime/page'
import { revealTarget } from '../runtime/navigation/reveal'
import { skipBlocks } from '../runtime/skipBlocks'
import { enhanceScrollBoxes } from '../runtime/scrollBoxes'
import { showDiagrams } from '../runtime/diagrams/showDiagrams'
import { showTabs } from '../runtime/preferences/showTabs'

/**
 * DocContent shows the content of the page. HTML from plain Markdown stays as the build rendered it. A
 * page with components is a component itself.
 */
export function DocContent() {
  const { content } = usePage()
  const language = useLanguage()
  const code = usePageCode()
  const Content = code?.default
  const shown = code ?? content
  const box = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: new content has new tabs
  useLayoutEffect(() => (box.current ? openTabs(box.current) : undefined), [shown])
  // biome-ignore lint/correctness/useExhaustiveDependencies: new content has new code blocks and diagrams
  useEffect(() => (box.current ? enhance(box.current) : undefined), [shown])
  if (Content) {
    return (
      <div key="code" ref={box} className="markdown" id={Mark.ContentID} {...language}>
        <Content isPage />
      </div>
    )
  }
  return (
    <div
      key="html"
      ref={box}
      className="markdown"
      id={Mark.ContentID}
      {...language}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the content arrives as HTML
      dangerouslySetInnerHTML={{ __html: content ?? '' }}
    />
  )
}

/** Adds the tabs before the first paint, and opens the tab that contains the target of the URL. */
function openTabs(content: HTMLElement): () => void {
  const stop = showTabs(content)
  const showBlocks = skipBlocks(content)
  window.addEventListener('hashchange', revealTarget)
  return () => {
    stop()
    showBlocks()
    window.removeEventListener('hashchange', revealTarget)
  }
}

/** Adds what can wait until after the first paint. */
function enhance(content: HTMLElement): () => void {
  // The boxes first: they change nothing that the browser must lay out again before it measures code blocks.
  const stops = [enhanceScrollBoxes(content), enhanceCodeBlocks(content), showDiagrams(content)]
  return () => {
    for (const stop of stops) {
      stop()
    }
  }
}
