import { useEffect, useId, useRef } from 'react'
import { Message } from '../messages'
import { keepInView } from '../runtime/keepInView'
import { useActiveHeading } from '../runtime/activeHeading'
import { useDesktop } from '../runtime/media'
import { usePage } from '../runtime/page'
import classes from './TableOfContents.module.css'
import { TocList } from './TocList'

/** TableOfContents shows the headings of the page beside the content in wide windows, and marks the current one. */
export function TableOfContents() {
  const { toc } = usePage()
  const desktop = useDesktop()
  const title = useId()
  const box = useRef<HTMLElement>(null)
  const active = useActiveHeading(desktop ? toc.map(({ id }) => id) : [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the current link moves with the heading
  useEffect(() => {
    keepInView(box.current, box.current?.querySelector('[aria-current]'))
  }, [active])
  if (toc.length === 0 || !desktop) {
    return null
  }
  return (
    <nav className={classes.toc} aria-labelledby={title} data-print="hidden" ref={box}>
      <p className={classes.title} id={title}>
        {docgenText(Message['theme.TOCCollapsible.toggleButtonLabel'])}
      </p>
      <TocList items={toc} active={active} />
    </nav>
  )
}
