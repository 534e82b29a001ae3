import { expect, test } from '@playwright/test'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { createNamedContext } from '../../runtime/context'

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

test('a value that is false or empty is a value', () => {
  expect(renderToString(createElement(Provider, { value: 0 }, createElement(Width)))).toBe('<b>0</b>')
})
