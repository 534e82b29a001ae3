import { useEffect, useRef } from 'react'
import { enhanceCodeBlocks } from '../runtime/codeBlocks'
import { usePage } from '../runtime/page'

/** DocContent is the author's text, as HTML made at build time. React neither reads nor changes it. */
export function DocContent() {
  const { content } = usePage()
  const box = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: other content has other code blocks
  useEffect(() => {
    if (box.current) {
      enhanceCodeBlocks(box.current)
    }
  }, [content])
  return (
    <div
      ref={box}
      className="markdown"
      id="content-body"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the content arrives as HTML
      dangerouslySetInnerHTML={{ __html: content ?? '' }}
    />
  )
}
