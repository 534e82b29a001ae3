import { createContext, type ReactNode, type RefObject, useCallback, useContext, useRef, useState } from 'react'
import { ReactContextError } from '../../runtime/context'
import { parseCodeBlockTitle } from './text'

interface Params {
  code: string
  className?: string
  language?: string
  defaultLanguage?: string
  metastring?: string
  title?: ReactNode
  showLineNumbers?: boolean | number
}

/** parseLanguage returns the language that the class of a code block names. */
export const parseLanguage = (className = '') => /(?:^|\s)language-(\S+)/.exec(className)?.[1]

/** containsLineNumbers reports whether the options of a code block ask for line numbers. */
export const containsLineNumbers = (metastring = '') => metastring.includes('showLineNumbers')

/** getLineNumbersStart returns the number of the first line; undefined without line numbers. */
export function getLineNumbersStart({ showLineNumbers, metastring = '' }: Pick<Params, 'showLineNumbers' | 'metastring'>) {
  const written = /showLineNumbers(?:=(\d+))?/.exec(metastring)
  const start = showLineNumbers ?? (written && Number(written[1] ?? 1))
  return start === true ? 1 : start || undefined
}

/** parseLines returns the code of a block, and the classes of the lines that its options mark, such as {1,3-4}. */
export function parseLines(code: string, { metastring = '' }: Pick<Params, 'metastring'>) {
  const lineClassNames: Record<number, string[]> = {}
  for (const part of /\{([\d,-]+)\}/.exec(metastring)?.[1]?.split(',') ?? []) {
    const [first = 0, last = first] = part.split('-').map(Number)
    for (let line = first; line <= last; line++) {
      lineClassNames[line - 1] = ['theme-code-block-highlighted-line']
    }
  }
  return { code: code.replace(/\r?\n$/, ''), lineClassNames }
}

/** createCodeBlockMetadata returns what a code block says about itself. */
export function createCodeBlockMetadata({ code, className = '', language, defaultLanguage = 'text', metastring, title, showLineNumbers }: Params) {
  const name = (language ?? parseLanguage(className) ?? defaultLanguage).toLowerCase()
  return {
    codeInput: code,
    ...parseLines(code, { metastring }),
    className: parseLanguage(className) ? className : `${className} language-${name}`.trim(),
    language: name,
    title: parseCodeBlockTitle(metastring) || title,
    lineNumbersStart: getLineNumbersStart({ showLineNumbers, metastring }),
  }
}

/** useCodeWordWrap returns whether the lines of a code block wrap, and a function that changes it. */
export function useCodeWordWrap() {
  const [isEnabled, setEnabled] = useState(false)
  const codeBlockRef: RefObject<HTMLPreElement | null> = useRef(null)
  const toggle = useCallback(() => {
    codeBlockRef.current?.querySelector('code')?.style.setProperty('white-space', isEnabled ? '' : 'pre-wrap')
    setEnabled(!isEnabled)
  }, [isEnabled])
  return { codeBlockRef, isEnabled, isCodeScrollable: isEnabled, toggle }
}

interface State {
  metadata: ReturnType<typeof createCodeBlockMetadata>
  wordWrap: ReturnType<typeof useCodeWordWrap>
}

const CodeBlockContext = createContext<State | null>(null)

/** CodeBlockContextProvider hands a code block to its parts. */
export function CodeBlockContextProvider({ metadata, wordWrap, children }: State & { children?: ReactNode }) {
  return <CodeBlockContext.Provider value={{ metadata, wordWrap }}>{children}</CodeBlockContext.Provider>
}

/** useCodeBlockContext returns the code block around a component. */
export function useCodeBlockContext(): State {
  const state = useContext(CodeBlockContext)
  if (!state) {
    throw new ReactContextError('CodeBlockContextProvider')
  }
  return state
}

/** usePrismTheme returns a theme without colors: code has those of docgen's theme. */
export const usePrismTheme = () => ({ plain: {}, styles: [] })

/** getPrismCssVariables returns no variables, for the same reason. */
export const getPrismCssVariables = (_: object) => ({})
