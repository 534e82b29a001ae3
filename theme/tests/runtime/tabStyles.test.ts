import { expect, test } from '@playwright/test'
import { tabStyles } from '../../runtime/tabStyles'

test('a chosen tab is shown before there is a script that could, unless its group lacks it', () => {
  const tabs =
    'html:not([data-scripts]) .tabs[data-group="os"]:not([data-ready]):has(>[data-label="Linux & co"])>'
  expect(tabStyles([['docgen.tab.os', 'Linux & co']])).toBe(
    `${tabs}.tab{display:none}${tabs}[data-label="Linux & co"]{display:block}`,
  )
})

test('only choices of tabs are looked at', () => {
  expect(
    tabStyles([
      ['theme', 'dark'],
      ['docgen.table', 'x'],
    ]),
  ).toBe('')
})

test('what is stored cannot leave its string', () => {
  expect(tabStyles([['docgen.tab.a"]', '"}*{color:red}']])).toContain('[data-label="\\"}*{color:red}"]')
})
