import { Children, isValidElement, type ReactNode, useEffect, useState } from 'react'
import { PageCrash } from '../../errors/PageCrash'
import { Passed } from './passed'
import { useScrollPosition, useSmoothScrollTo } from './reading'

// What copies of the components of Docusaurus's theme use of its packages, beside what sites use themselves.

export {
  Passed as AnnouncementBarProvider,
  Passed as ColorModeProvider,
  Passed as ErrorCauseBoundary,
  Passed as NavbarProvider,
  Passed as ScrollControllerProvider,
  Passed as TitleFormatterProvider,
}

/** ErrorBoundaryError shows the message of an error. */
export function ErrorBoundaryError({ error }: { error: Error }) {
  return <p>{error.message}</p>
}

/** ErrorBoundaryErrorMessageFallback shows that a page crashed. */
export function ErrorBoundaryErrorMessageFallback({ error, tryAgain }: { error: Error; tryAgain: () => void }) {
  return <PageCrash error={error} onRetry={tryAgain} />
}

/** useScrollController returns that scrolling is never turned off. */
export const useScrollController = () => ({ scrollEventsEnabledRef: { current: true }, enableScrollEvents() {}, disableScrollEvents() {} })

/** useHistoryPopHandler calls a function when the reader goes back. What it returns has no effect. */
export function useHistoryPopHandler(onBack: (location: Location, action: 'POP') => unknown) {
  useEffect(() => {
    const call = () => void onBack(window.location, 'POP')
    window.addEventListener('popstate', call)
    return () => window.removeEventListener('popstate', call)
  }, [onBack])
}

interface AdmonitionProps {
  title?: ReactNode
  children?: ReactNode
}

/** processAdmonitionProps takes the title of an admonition from its children. */
export function processAdmonitionProps<T extends AdmonitionProps>(props: T): T {
  const parts = Children.toArray(props.children)
  const isTitle = (part: ReactNode) => isValidElement<{ className?: string }>(part) && part.props.className === 'admonition-title'
  const found = parts.find(isTitle)
  const title = isValidElement<{ children?: ReactNode }>(found) ? found.props.children : undefined
  return { ...props, ...(title !== undefined && { title }), children: parts.filter((part) => part !== found) }
}

/** useTOCHighlight does nothing: a table of contents of the theme marks the sections in view itself. */
export function useTOCHighlight(_: object | undefined) {}

/** useBackToTopButton returns whether a button that scrolls to the top is of use, and what it does. */
export function useBackToTopButton({ threshold }: { threshold: number }) {
  const [shown, setShown] = useState(false)
  const { startScroll } = useSmoothScrollTo()
  useScrollPosition(({ scrollY }, before) => setShown(scrollY > threshold && scrollY < (before?.scrollY ?? 0)))
  return { shown, scrollToTop: () => startScroll(0) }
}

/** extractLeadingEmoji divides a text into the emoji that it begins with and the rest. */
export function extractLeadingEmoji(text: string): { emoji: string | null; rest: string } {
  const [emoji] = /^(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\u200d|\ufe0f)+/u.exec(text) ?? [null]
  return { emoji, rest: emoji ? text.slice(emoji.length) : text }
}
