/** Rule exchanges two spellings of an ending or a group of letters. */
type Rule = readonly [pattern: RegExp, spelling: string]

/** Endings of the forms of a verb or a noun. */
const verb = '(e|es|ed|er|ers|ing|able|ation|ations|)'

/**
 * British and American spellings, both ways. Most words that they make do not exist. That does no harm,
 * because only words that some text contains are searched.
 */
const rules: readonly Rule[] = [
  [new RegExp(`(..i)s${verb}$`), '$1z$2'],
  [new RegExp(`(..i)z${verb}$`), '$1s$2'],
  [new RegExp(`(ly)s${verb}$`), '$1z$2'],
  [new RegExp(`(ly)z${verb}$`), '$1s$2'],
  [/(..)our/, '$1or'],
  [/(..)or(?!k)/, '$1our'],
  [/(.[bcdgptv])re(s?)$/, '$1er$2'],
  [/(.[bcdgptv])red$/, '$1ered'],
  [/(.[bcdgptv])er(s|)$/, '$1re$2'],
  [/(.[bcdgptv])ered$/, '$1red'],
  [/(.[bcdgptv])ering$/, '$1ring'],
  [/(.[bcdgptv])ring$/, '$1ering'],
  [/(.[aeiou])ll(ed|ing|er|ers|)$/, '$1l$2'],
  [/(.[aeiou])l(ed|ing|er|ers|)$/, '$1ll$2'],
  [/(.o)gue(s?)$/, '$1g$2'],
  [/(.o)g(s?)$/, '$1gue$2'],
  [/(.gram)me(s?)$/, '$1$2'],
  [/(.gram)(s?)$/, '$1me$2'],
  [/(.en)ce(s?)$/, '$1se$2'],
  [/(.en)se([sd]?)$/, '$1ce$2'],
  [/(.l)l?ed$/, '$1t'],
  [/(.l)t$/, '$1led'],
  [/(.[mnr])ed$/, '$1t'],
  [/(.[mnr])t$/, '$1ed'],
  [/(.dg)ment/, '$1ement'],
  [/(.dg)ement/, '$1ment'],
  [/^gray/, 'grey'],
  [/^grey/, 'gray'],
  [/(.rt)ifact/, '$1efact'],
  [/(.rt)efact/, '$1ifact'],
]

/** spellingsOf returns other spellings of an English word in lower case. Some of them are no words. */
export function spellingsOf(word: string): string[] {
  const found = rules.flatMap(([pattern, spelling]) =>
    pattern.test(word) ? [word.replace(pattern, spelling)] : [],
  )
  return [...new Set(found)].filter((other) => other !== word)
}
