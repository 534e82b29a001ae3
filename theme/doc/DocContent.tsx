import { useEffect, useLayoutEffect, useRef } from 'react'
import { Mark } from '../contract'
import { useLanguage, usePage, usePageCode } from '../runtime/page'
import { revealTarget } from '../runtime/navigation/reveal'
import { enhanced } from '../runtime/enhance'
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
  window.addEventListener('hashchange', revealTarget)
  return () => {
    stop()
    window.removeEventListener('hashchange', revealTarget)
  }
}

/** Adds what can wait until after the first paint. */
function enhance(content: HTMLElement): () => void {
  const stops = [enhanced(content), showDiagrams(content)]
  return () => {
    for (const stop of stops) {
      stop()
    }
  }
}
