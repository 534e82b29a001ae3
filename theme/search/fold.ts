/*
 * The rules here must be exactly those of internal/search/words/fold.go, so that queries match the index. A test
 * compares them.
 */

const ascii = /^[\0-\x7f]*$/

/** isASCII reports whether a text has ASCII characters only. */
export function isASCII(text: string): boolean {
  return ascii.test(text)
}

/** plain converts a text to lower case, in one Unicode form, without characters that readers do not see. */
export function plain(text: string): string {
  return isASCII(text)
    ? text.toLowerCase()
    : text
        .normalize('NFKC')
        .toLowerCase()
        .replaceAll(/[’ʼ]/g, "'")
        .replaceAll(/[\u00ad\u200d]/g, '')
}

/** Letters that readers type in place of others. */
const variants = new Map([
  ...pairsOf('ß ss æ ae œ oe ø o ł l đ d ð d þ th ı i ς σ ё е ґ г'),
  ...pairsOf('ٱ ا ى ي ی ي ک ك ة ه ך כ ם מ ן נ ף פ ץ צ \u0901 \u0902'),
  ...['٠١٢٣٤٥٦٧٨٩', '۰۱۲۳۴۵۶۷۸۹', '०१२३४५६७८९'].flatMap((digits) =>
    Array.from(digits, (digit, value): [string, string] => [digit, String(value)]),
  ),
  // The Arabic tatweel and the Devanagari nukta.
  ['\u0640', ''],
  ['\u093c', ''],
])

function pairsOf(list: string): [string, string][] {
  return Array.from(list.matchAll(/(\S+) (\S+)/g), ([, letter = '', other = '']) => [letter, other])
}

const variant = new RegExp(`[${[...variants.keys()].join('')}]`, 'gu')
const accented =
  /((?!\p{M})[\p{Script=Latin}\p{Script=Greek}\p{Script=Arabic}\p{Script=Hebrew}])\p{M}+/gu

/** fold removes differences of spelling that readers do not type: accents, vowel signs, variants of letters. */
export function fold(word: string): string {
  return isASCII(word)
    ? word
    : word
        .normalize('NFD')
        .replaceAll(accented, '$1')
        .normalize('NFC')
        .replaceAll(variant, (letter) => variants.get(letter) ?? letter)
}

/** withoutUmlauts writes the umlauts of a folded German word, which some readers type as two letters, as one. */
export function withoutUmlauts(word: string): string {
  return word.replaceAll(/([ao])e|(?<![aeiouyq])(u)e/g, '$1$2')
}
