import { expect, test } from '@playwright/test'
import isInternalUrl from '../../docusaurus/isInternalUrl'
import Translate, { translate } from '../../docusaurus/Translate'
import { setLocale } from '../../runtime/locale'

test.beforeEach(() => setLocale({ labels: {} }))

test('values take the place of their names, and a name without one stays', () => {
  expect(translate({ message: 'Hi {name}, {other}', id: 'x' }, { name: 'Ada' })).toBe('Hi Ada, {other}')
  expect(translate({ id: 'only.id' })).toBe('only.id')
})

test('a text is found by its id, else by its message', () => {
  setLocale({
    labels: { 'Page Not Found': 'Seite nicht gefunden' },
    own: { 'home.title': 'Willkommen', Docs: 'Doku', 'theme.NotFound.p1': 'Eigener Text', 'home.empty': '' },
  })
  expect(translate({ id: 'home.title', message: 'Welcome' })).toBe('Willkommen')
  expect(translate({ message: 'Docs' })).toBe('Doku')
  expect(translate({ id: 'other', message: 'Docs' })).toBe('Docs')
  expect(translate({ id: 'home.empty', message: 'Welcome' })).toBe('')
  expect(translate({ id: 'theme.NotFound.title', message: 'Not here' })).toBe('Seite nicht gefunden')
  expect(translate({ id: 'theme.NotFound.p1' })).toBe('Eigener Text')
  expect(translate({ id: 'theme.NotFound.p2', message: 'Gone' })).toBe('Gone')
  expect(translate({ id: 'theme.admonition.note' })).toBe('Note')
  expect(translate({ id: '__proto__', message: 'Plain' })).toBe('Plain')
  expect(Translate({ id: 'home.title', children: 'Welcome' })).toBe('Willkommen')
})

test('a text needs an id or a message, and is a string', () => {
  expect(() => translate({})).toThrow('needs an id or a message')
  expect(() => Translate({ children: ['a'] as unknown as string })).toThrow('single string')
})

test('a URL of the site has no scheme and no host', () => {
  for (const url of ['/a', 'a/b', '#c', '?d', './e:f']) {
    expect(isInternalUrl(url), url).toBe(true)
  }
  for (const url of [undefined, 'https://a.b', '//a.b', 'mailto:a@b']) {
    expect(isInternalUrl(url), url).toBe(false)
  }
})
