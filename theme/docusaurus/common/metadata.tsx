import { createContext, type ReactNode, useContext, useEffect } from 'react'
import { useSite } from '../../runtime/site'
import Head from '../Head'
import useBaseUrl from '../useBaseUrl'

interface Props {
  title?: string
  description?: string
  keywords?: string | readonly string[]
  image?: string
  children?: ReactNode
}

/** useTitleFormatter returns functions that add the title of the site to that of a page. */
export function useTitleFormatter() {
  const { title: siteTitle, titleDelimiter } = useSite()
  return {
    format: (title?: string) =>
      title && title.trim() !== siteTitle ? `${title.trim()} ${titleDelimiter} ${siteTitle}` : siteTitle,
  }
}

/** PageMetadata sets the title, the description, the keywords and the image of the page. */
export function PageMetadata({ title, description, keywords, image, children }: Props) {
  const { format } = useTitleFormatter()
  const full = title && format(title)
  const address = useBaseUrl(image ?? '')
  const words = typeof keywords === 'string' ? keywords : keywords?.join(',')
  return (
    <Head>
      {full && <title>{full}</title>}
      {full && <meta property="og:title" content={full} />}
      {description && <meta name="description" content={description} />}
      {description && <meta property="og:description" content={description} />}
      {words && <meta name="keywords" content={words} />}
      {image && <meta property="og:image" content={address} />}
      {image && <meta name="twitter:image" content={address} />}
      {children}
    </Head>
  )
}

const ClassNames = createContext<string>('')

/** HtmlClassNameProvider adds classes to the html element as long as it is on the page. */
export function HtmlClassNameProvider({ className, children }: { className: string; children?: ReactNode }) {
  const all = `${useContext(ClassNames)} ${className}`.trim()
  useEffect(() => {
    const names = all.split(/\s+/).filter(Boolean)
    document.documentElement.classList.add(...names)
    return () => document.documentElement.classList.remove(...names)
  }, [all])
  return <ClassNames.Provider value={all}>{children}</ClassNames.Provider>
}

/** PluginHtmlClassNameProvider only shows its children: docgen has no plugins. */
export function PluginHtmlClassNameProvider({ children }: { children?: ReactNode }) {
  return children
}
