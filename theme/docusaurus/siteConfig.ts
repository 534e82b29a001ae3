/** SiteConfig is the site's configuration, by option. */
export interface SiteConfig {
  customFields: Readonly<Record<string, unknown>>
  i18n: Readonly<{ defaultLocale: string; locales: readonly string[]; localeConfigs: Readonly<Record<string, unknown>> }>
  themeConfig: Readonly<Record<string, unknown>>
  [option: string]: unknown
}

/**
 * siteConfig is a placeholder. The bundler replaces it by the site's configuration. Only sites whose code
 * imports it load it.
 */
export const siteConfig: SiteConfig = {
  customFields: {},
  i18n: { defaultLocale: 'en', locales: ['en'], localeConfigs: {} },
  themeConfig: {},
}

export default siteConfig
