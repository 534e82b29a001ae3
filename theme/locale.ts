/*
 * Gives the scripts the texts of a locale. Node runs it before the theme. In browsers it is a script of its
 * own, which pages load before all others if their texts are not the English ones.
 */
import { setLocale } from './runtime/locale'

/** LocaleData is what docgen puts in place of localeData; render.localeData in Go. */
interface LocaleData {
  /** whose plural rules apply: a BCP 47 tag */
  plural: string
  /** the categories of these rules, in the order of the forms in a text */
  categories: readonly string[]
  labels: Readonly<Record<string, string>>
  own: Readonly<Record<string, string>>
}

declare const localeData: LocaleData

const { plural, categories, labels, own } = localeData
const rules = new Intl.PluralRules(plural)

setLocale({
  labels,
  own,
  form(count) {
    const known = categories.indexOf(rules.select(count))
    return known < 0 ? categories.length : known // an older browser has other categories
  },
})
