import { useEffect, useId, useRef } from 'react'
import { Message } from '../messages'
import { keepInView } from '../runtime/keepInView'
import { useDesktop } from '../runtime/media'
import { usePage } from '../runtime/page'
import { useReading } from '../runtime/navigation/reading'
import classes from './TableOfContents.module.css'
import { TocList } from './TocList'

/** TableOfContents shows the headings of the page beside the content in wide windows, and marks the sections in view. */
export function TableOfContents() {
  const { toc } = usePage()
  const title = useId()
  const box = useRef<HTMLElement>(null)
  const reading = useReading(toc)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the current link moves with the section
  useEffect(() => {
    // Unless the link that a keyboard user is on stays in view.
    keepInView(box.current, box.current?.querySelector(':scope:not(:focus-within) [aria-current]'))
  }, [reading.current])
  if (!useDesktop() || toc.length === 0) {
    return null
  }
  return (
    <nav
      className={classes.toc}
      aria-labelledby={title}
      data-long={toc.length > 20 || undefined}
      data-print="hidden"
      ref={box}
    >
      <p className={classes.title} id={title}>
        {docgenText(Message['theme.TOCCollapsible.toggleButtonLabel'])}
      </p>
      <TocList items={toc} reading={reading} />
    </nav>
  )
}
