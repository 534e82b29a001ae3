import type { ComponentProps } from 'react'
import { useURL } from './useBaseUrl'

interface Props extends ComponentProps<'a'> {
  /** a path of the site, with or without its base URL, or a URL */
  to?: string
}

/** Link links to a page of the site by its path. Links to other sites open in a new tab. */
export default function Link({ to, href, children, ...rest }: Props) {
  const url = useURL()
  const target = (to ?? href)?.replace(/^pathname:\/\//, '') // marks paths that docgen does not check
  const isElsewhere = target !== undefined && /^(https?:)?\/\//.test(target)
  const away = isElsewhere ? { target: '_blank', rel: 'noopener noreferrer' } : {}
  return (
    <a {...away} {...rest} href={target && url(target)}>
      {children}
    </a>
  )
}
