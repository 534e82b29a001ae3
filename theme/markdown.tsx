import {
  type ComponentType,
  cloneElement,
  Fragment,
  isValidElement,
  type ReactElement,
  type ReactNode,
} from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { Providers } from './App'
import type { PageData, SiteData } from './contract'
import { CollectHead } from './runtime/navigation/headTags'
import type { PageExports } from './runtime/pageCode'

/** Slot is a component or an expression in the Markdown of a page; assemble.Slot in Go. */
export interface Slot {
  /** the slot with the content that contains it; -1 for the page */
  in: number
  /** its place in the elements of that content: indexes among the children on each level; null for all of it */
  path: number[] | null
  /** the Markdown between its tags, in which marks stand for other slots */
  children: string
  /** whether it is not in a line of text */
  isBlock: boolean
  /** whether it shows an imported text */
  isText: boolean
}

/** Answer is what takes the place of a slot. */
interface Answer {
  text?: string
  markdown?: string
  html?: string
  error?: { message: string }
}

type Props = { children?: ReactNode } & Record<string, unknown>
type Component = ComponentType<Props> & { toMarkdown?: (props: Props) => unknown }

/** markdownOf returns what takes the place of each slot in the Markdown of a page. */
export function markdownOf(site: SiteData, page: PageData, slots: Slot[], code: PageExports = {}): Answer[] {
  const inPage = (node: ReactNode) =>
    renderToStaticMarkup(
      <CollectHead value={() => undefined}>
        <Providers site={site} page={page} code={code}>
          {node}
        </Providers>
      </CollectHead>,
    )
  let nodes: ReactNode[] = []
  // The contents are read while React renders, because they use contexts.
  inPage(<Read content={code.default as Component} slots={slots} then={(found) => (nodes = found)} />)
  const answers: Answer[] = []
  for (const [number, slot] of slots.entries()) {
    // Numbers beyond those of the slots stand for their children.
    const place = `\uFDD0${slot.isBlock ? 'b' : 'h'}${slots.length + number}\uFDD1`
    answers.push(answerTo(nodes[number], withInner(slot, answers), place, inPage))
  }
  return answers
}

/** Marks of slots are between two noncharacters; see package twin in Go. */
const mark = /\uFDD0h(\d+)\uFDD1/g

/** withInner replaces the marks in the children of a slot whose Markdown is known. */
function withInner(slot: Slot, answers: Answer[]): Slot {
  const children = slot.children.replace(mark, (written, number) => answers[number]?.markdown ?? written)
  return { ...slot, children }
}

/** Read passes on the nodes of the slots, in their order. */
function Read({
  content,
  slots,
  then,
}: {
  content: Component
  slots: Slot[]
  then: (nodes: ReactNode[]) => void
}) {
  if (slots.some((slot) => slot.path)) {
    const contents = new Map([[-1, contentOf(content, { isPage: true })]])
    const nodes: ReactNode[] = []
    for (const [number, slot] of slots.entries()) {
      const node = slot.path?.reduce<ReactNode>(
        (above, index) => childrenOf(above)[index],
        contents.get(slot.in),
      )
      nodes.push(node)
      if (slot.isText && isElement(node)) {
        contents.set(number, contentOf(node.type, node.props))
      }
    }
    then(nodes)
  } else {
    const Content = content
    then([<Content key="content" isPage />])
  }
  return null
}

function isElement(node: ReactNode): node is ReactElement<Props, Component> {
  return isValidElement(node) && typeof node.type !== 'string'
}

/** contentOf returns the elements of an MDX module, which a layout may be around. */
function contentOf(type: Component, props: Props): ReactNode {
  const call = type as (props: Props) => ReactElement<Props, Component>
  const root = call(props)
  const inner = root.props.children as ReactElement<Props, Component>
  return (root.type as unknown) === Fragment ? root : contentOf(inner.type, inner.props)
}

function childrenOf(node: ReactNode): ReactNode[] {
  const children = isValidElement<Props>(node) ? node.props.children : undefined
  return Array.isArray(children) ? children : [children]
}

/** answerTo returns what takes the place of a slot. The mark place stands for its children. */
function answerTo(node: ReactNode, slot: Slot, place: string, inPage: (node: ReactNode) => string): Answer {
  try {
    if (slot.isText) {
      return {}
    }
    if (typeof node === 'string' || typeof node === 'number' || typeof node === 'bigint') {
      return { text: String(node) }
    }
    if (!isElement(node)) {
      return { html: inPage(node) }
    }
    const { toMarkdown } = node.type
    if (toMarkdown) {
      const markdown = toMarkdown({ ...node.props, children: slot.children })
      if (markdown instanceof Promise) {
        throw new Error('it returned a promise, but docgen does not wait for the Markdown of a component')
      }
      return { markdown: String(markdown) }
    }
    return { html: slot.children ? withMarkdown(node, place, inPage) : inPage(node) }
  } catch (error) {
    return { error: { message: error instanceof Error ? error.message : String(error) } }
  }
}

/**
 * withMarkdown renders a component around a mark, in whose place its Markdown will be. A component that
 * needs elements or code as its children gets those.
 */
function withMarkdown(
  element: ReactElement<Props>,
  place: string,
  inPage: (node: ReactNode) => string,
): string {
  try {
    const html = inPage(cloneElement(element, {}, place))
    const before = html.slice(0, Math.max(0, html.indexOf(place)))
    const isCode = ['pre', 'code'].some(
      (name) => before.lastIndexOf(`<${name}`) > before.lastIndexOf(`</${name}`),
    )
    if (before && !isCode) {
      return html
    }
  } catch {
    // the element is rendered as it is
  }
  return inPage(element)
}
