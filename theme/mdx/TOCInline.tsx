interface Item {
  /** HTML */
  value: string
  id: string
  level: number
}

interface Props {
  /** the headings of the page, which every MDX page has as "toc" */
  toc: readonly Item[]
  minHeadingLevel?: number
  maxHeadingLevel?: number
}

/** TOCInline lists headings of the page inside its text. */
export function TOCInline({ toc, minHeadingLevel = 2, maxHeadingLevel = 3 }: Props) {
  const shown = toc.filter(({ level }) => level >= minHeadingLevel && level <= maxHeadingLevel)
  return (
    <ul>
      {shown.map(({ value, id, level }) => (
        <li key={id} data-level={level}>
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: HTML made from the page's headings */}
          <a href={`#${id}`} dangerouslySetInnerHTML={{ __html: value }} />
        </li>
      ))}
    </ul>
  )
}
