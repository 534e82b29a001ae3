import { useEffect, useLayoutEffect, useRef } from 'react'
import { enhanceCodeBlocks } from '../runtime/codeBlocks'
import { usePage, usePageCode } from '../runtime/page'
import { revealTarget } from '../runtime/reveal'
import { showDiagrams } from '../runtime/showDiagrams'
import { showTabs } from '../runtime/showTabs'

/**
 * DocContent is the author's text, as HTML made at build time, which React neither reads nor changes; or,
 * where there are components in it, as a component itself.
 */
export function DocContent() {
  const { content } = usePage()
  const code = usePageCode()
  const Content = code?.default
  const box = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: other content has other tabs
  useLayoutEffect(() => (box.current ? openTabs(box.current) : undefined), [content, code])
  // biome-ignore lint/correctness/useExhaustiveDependencies: other content has other code blocks and diagrams
  useEffect(() => (box.current ? enhance(box.current) : undefined), [content, code])
  if (Content) {
    return (
      <div key="code" ref={box} className="markdown" id="content-body">
        <Content />
      </div>
    )
  }
  return (
    <div
      key="html"
      ref={box}
      className="markdown"
      id="content-body"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the content arrives as HTML
      dangerouslySetInnerHTML={{ __html: content ?? '' }}
    />
  )
}

/** Makes the tabs before they are painted, and opens the one that the address leads into. */
function openTabs(content: HTMLElement): () => void {
  const stop = showTabs(content)
  window.addEventListener('hashchange', revealTarget)
  return () => {
    stop()
    window.removeEventListener('hashchange', revealTarget)
  }
}

/** Adds what may come after the first paint. */
function enhance(content: HTMLElement): () => void {
  enhanceCodeBlocks(content)
  return showDiagrams(content)
}
