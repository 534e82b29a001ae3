import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { Icon } from '../../common/Icon'
import { SearchIcon } from '../../search/SearchIcon'

// The search is a script and a style sheet of its own. What it shared with the theme would become one more file, which
// every first visit loads. So some things are written twice, and are compared here.

test('the icons of the search are drawn as all others are', () => {
  const { children: drawn, ...icon } = SearchIcon({ name: 'page' }).props
  const { children: other, ...box } = Icon({ name: 'menu' }).props
  expect({ ...drawn.props, d: '' }).toEqual({ ...other.props, d: '' })
  expect(icon).toEqual({ ...box, width: '16', height: '16', className: undefined, 'data-icon': 'page' })
})

/** The declarations of a rule of a style module. */
function rule(file: string, selector: string): Map<string, string> {
  const text = readFileSync(join(import.meta.dirname, '../../search', file), 'utf8')
  const [, body = ''] = text.split(`\n  ${selector} {`)
  return new Map([...body.slice(0, body.indexOf('}')).matchAll(/([\w-]+): ([^;]+);/g)].map(([, name = '', value = '']) => [name, value]))
}

// In the dialog, texts are smaller and end after two lines.
const ownOfDialog: Record<string, string[]> = { '.title': ['font-size'], '.title[data-code]': ['font-size'], '.snippet': ['display'] }
for (const selector of ['.option mark', '.title', '.title[data-code]', '.snippet']) {
  test(`results look the same in the dialog and on the page of the search: ${selector}`, () => {
    const [dialog, page] = [rule('SearchDialog.module.css', selector), rule('SearchPage.module.css', selector)]
    expect(page.size).toBeGreaterThan(0)
    for (const [name, value] of page) {
      if (!ownOfDialog[selector]?.includes(name)) {
        expect.soft(dialog.get(name), name).toBe(value)
      }
    }
  })
}
