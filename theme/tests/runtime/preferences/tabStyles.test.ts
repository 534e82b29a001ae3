import { expect, test } from '@playwright/test'
import { tabStyles } from '../../../runtime/preferences/tabStyles'

const rule = (tabs: string, value: string) => {
  const shown = `html:not([data-scripts]) .tabs${tabs}:not([data-ready]):has(>[data-value="${value}"])>`
  return `${shown}.tab{display:none}${shown}[data-value="${value}"]{display:block}`
}

test('a chosen tab is shown before there is a script that could, unless its group lacks it', () => {
  expect(tabStyles([['docgen.tab.os', 'Linux & co']], [])).toBe(rule('[data-group="os"]', 'Linux & co'))
})

test('the tab that the address asks for comes before the chosen one', () => {
  expect(tabStyles([['docgen.tab.os', 'mac']], [['system', 'win']])).toBe(
    rule('[data-group="os"]', 'mac') + rule('[data-query="system"]', 'win'),
  )
})

test('only choices of tabs are looked at', () => {
  const others: [string, string][] = [
    ['theme', 'dark'],
    ['docgen.table', 'x'],
  ]
  expect(tabStyles(others, [])).toBe('')
})

test('what is stored or asked for cannot leave its string', () => {
  const hostile = '"}*{color:red}'
  expect(tabStyles([['docgen.tab.a"]', hostile]], [['b"]', hostile]])).not.toContain(']"}*')
  expect(tabStyles([['docgen.tab.a"]', hostile]], [])).toContain('[data-value="\\"}*{color:red}"]')
})
