import { type RefObject, useLayoutEffect, useRef } from 'react'
import { Mark } from '../contract'
import { useHydrated } from '../runtime/hydrated'
import { useLanguage, usePage } from '../runtime/page'
import { showContent } from '../runtime/showContent'

interface Props {
  box: RefObject<HTMLDivElement | null>
  /** called when all of the content is in the page */
  onWhole: (content: string) => void
}

/**
 * HTMLContent shows content from plain Markdown as the build rendered it. React writes only what the document had: on
 * the pages after that, the beginning shows first and the rest follows, because long pages take long to lay out.
 */
export function HTMLContent({ box, onWhole }: Props) {
  const { path, content = '' } = usePage()
  const language = useLanguage()
  const html = useRef(useHydrated() ? '' : content)
  const shown = useRef({ path: html.current && path, content: html.current })
  useLayoutEffect(() => {
    const { current: last } = shown
    if (!box.current || content === last.content) {
      return undefined
    }
    shown.current = { path, content }
    if (path !== last.path) {
      return showContent(box.current, content, () => onWhole(content))
    }
    box.current.innerHTML = content // the author has changed it
    onWhole(content)
    return undefined
  }, [box, path, content, onWhole])
  return (
    <div
      ref={box}
      className="markdown"
      id={Mark.ContentID}
      {...language}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the content arrives as HTML
      dangerouslySetInnerHTML={{ __html: html.current }}
    />
  )
}
