import { Children, Fragment, isValidElement, type ReactNode, useContext, useEffect } from 'react'
import { CollectHead, type HeadTag } from '../runtime/navigation/headTags'
import { enterHead } from '../runtime/navigation/enterHead'
import { usePage } from '../runtime/page'

/** Attributes with another name in React than in HTML. */
const htmlNames: Record<string, string> = {
  charSet: 'charset',
  className: 'class',
  crossOrigin: 'crossorigin',
  httpEquiv: 'http-equiv',
  hrefLang: 'hreflang',
  fetchPriority: 'fetchpriority',
  referrerPolicy: 'referrerpolicy',
}

/** Head adds title, meta, link, script, style and base elements to the head of the page. */
export default function Head({ children }: { children?: ReactNode }) {
  const collect = useContext(CollectHead)
  const tags = tagsIn(children)
  collect?.(tags)
  const encoded = JSON.stringify(tags)
  const page = usePage()
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page, and each state of a page, resets the head first
  useEffect(() => enterHead(JSON.parse(encoded)), [encoded, page])
  return null
}

function tagsIn(children: ReactNode): HeadTag[] {
  return Children.toArray(children).flatMap((child) => {
    if (!isValidElement<Record<string, unknown>>(child)) {
      return []
    }
    if (child.type === Fragment) {
      return tagsIn(child.props.children as ReactNode)
    }
    return typeof child.type === 'string' ? [tagOf(child.type, child.props)] : []
  })
}

function tagOf(tag: string, props: Record<string, unknown>): HeadTag {
  const attributes: Record<string, string> = {}
  for (const [name, value] of Object.entries(props)) {
    if (name !== 'children' && name !== 'dangerouslySetInnerHTML' && value !== false && value != null) {
      attributes[htmlNames[name] ?? name] = value === true ? '' : String(value)
    }
  }
  const raw = props.dangerouslySetInnerHTML as { __html?: string } | undefined
  const text = raw?.__html ?? Children.toArray(props.children as ReactNode).join('')
  return text ? { tag, attributes, text } : { tag, attributes }
}
