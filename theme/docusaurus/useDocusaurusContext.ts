import { useMemo } from 'react'
import { useSite } from '../runtime/site'
import { globalData } from './globalData'
import { siteConfig } from './siteConfig'

/** useDocusaurusContext returns the data of the site in Docusaurus's form. */
export default function useDocusaurusContext() {
  const site = useSite()
  return useMemo(
    () => ({
      siteConfig: { ...siteConfig, title: site.title, tagline: site.tagline ?? '', baseUrl: site.baseUrl },
      siteMetadata: { siteVersion: site.version, pluginVersions: {} },
      i18n: { ...siteConfig.i18n, currentLocale: site.locale },
      globalData,
      codeTranslations: docgenLocale.own ?? {},
    }),
    [site],
  )
}
