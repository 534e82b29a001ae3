import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { Mark } from '../contract'
import { useLanguage, usePage, usePageCode } from '../runtime/page'
import { useHydrated } from '../runtime/hydrated'
import { HTMLContent } from './htmlContent'
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
  const [whole, setWhole] = useState(useHydrated() ? undefined : content)
  const shown = code ?? content
  const isWhole = code !== undefined || whole === content
  const box = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: new content has new tabs
  useLayoutEffect(() => (box.current ? openTabs(box.current) : undefined), [shown, isWhole])
  // biome-ignore lint/correctness/useExhaustiveDependencies: new content has new code blocks and diagrams
  useEffect(() => (box.current && isWhole ? enhance(box.current) : undefined), [shown, isWhole])
  if (Content) {
    return (
      <div key="code" ref={box} className="markdown" id={Mark.ContentID} {...language}>
        <Content isPage />
      </div>
    )
  }
  return <HTMLContent key="html" box={box} onWhole={setWhole} />
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
