import { expect, test } from '@playwright/test'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { createNamedContext } from '../../runtime/context'
import { usePage } from '../../runtime/page'
import { useSidebarState } from '../../runtime/sidebarState'
import { useSite } from '../../runtime/site'

const [Provider, useWidth] = createNamedContext<number>('Width')

function Width() {
  return createElement('b', null, useWidth())
}

test('E7: a hook outside its provider throws an error that names both', () => {
  let thrown: unknown
  try {
    renderToString(createElement(Width))
  } catch (error) {
    thrown = error
  }
  expect(thrown).toMatchObject({
    name: 'ReactContextError',
    message: 'Hook useWidth is called outside the <WidthProvider>.',
  })
})

for (const [name, useValue] of Object.entries({
  Site: useSite,
  Page: usePage,
  SidebarState: useSidebarState,
})) {
  test(`E7 W29: use${name} outside its provider says so by both names`, () => {
    const Part = () => createElement('b', null, String(useValue()))
    const message = `Hook use${name} is called outside the <${name}Provider>.`
    expect(() => renderToString(createElement(Part))).toThrow(message)
  })
}

test('a value that is false or empty is a value', () => {
  expect(renderToString(createElement(Provider, { value: 0 }, createElement(Width)))).toBe('<b>0</b>')
})
