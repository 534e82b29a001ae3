import type {} from '../messages'

/** Locale has the texts of a locale that differ from those in the scripts, which are English. */
export interface Locale {
  /** labels of the theme, by their English texts */
  labels: Readonly<Record<string, string>>
  /** texts of the site's own code, by their ids */
  own?: Readonly<Record<string, string>>
  /** form returns the position of the plural form for a number; without it, the forms are those of English. */
  form?(count: number): number
}

declare global {
  var docgenLocale: Locale
  /** docgenForm returns the plural form of a text for a number. It is global for the same reason as docgenText. */
  function docgenForm(text: string, count: number): string
}

/** setLocale makes all scripts show the texts of a locale. */
export function setLocale(locale: Locale) {
  globalThis.docgenLocale = locale
  // Spaces at the end tell messages apart that are equal in English.
  globalThis.docgenText = (message) => docgenLocale.labels[message] ?? message.trimEnd()
  globalThis.docgenForm = (text, count) => formOf(text, docgenLocale.form?.(count) ?? Number(count !== 1))
}

/** formOf returns a plural form of a text by its position. The last form stands for those that are missing. */
export function formOf(text: string, position: number): string {
  const forms = text.split('|')
  return forms[position] ?? forms.at(-1) ?? ''
}
