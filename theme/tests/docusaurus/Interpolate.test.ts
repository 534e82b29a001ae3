import { expect, test } from '@playwright/test'
import isInternalUrl from '../../docusaurus/isInternalUrl'
import { translate } from '../../docusaurus/Translate'

test('values take the place of their names, and a name without one stays', () => {
  expect(translate({ message: 'Hi {name}, {other}', id: 'x' }, { name: 'Ada' })).toBe('Hi Ada, {other}')
  expect(translate({ id: 'only.id' })).toBe('only.id')
})

test('a URL of the site has no scheme and no host', () => {
  for (const url of ['/a', 'a/b', '#c', '?d', './e:f']) {
    expect(isInternalUrl(url), url).toBe(true)
  }
  for (const url of [undefined, 'https://a.b', '//a.b', 'mailto:a@b']) {
    expect(isInternalUrl(url), url).toBe(false)
  }
})
