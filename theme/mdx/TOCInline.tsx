interface Item {
  /** HTML */
  value: string
  id: string
  level: number
}

interface Props {
  /** the page's own: every page in MDX has it as "toc" */
  toc: readonly Item[]
  minHeadingLevel?: number
  maxHeadingLevel?: number
}

/** TOCInline lists headings in the text. */
export function TOCInline({ toc, minHeadingLevel = 2, maxHeadingLevel = 3 }: Props) {
  const shown = toc.filter(({ level }) => level >= minHeadingLevel && level <= maxHeadingLevel)
  return (
    <ul>
      {shown.map(({ value, id, level }) => (
        <li key={id} data-level={level}>
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: made of the page's headings */}
          <a href={`#${id}`} dangerouslySetInnerHTML={{ __html: value }} />
        </li>
      ))}
    </ul>
  )
}
