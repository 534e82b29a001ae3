import { expect, test } from '@playwright/test'
import { adviceFor } from '../../baseUrlBanner'
import { setLocale } from '../../runtime/locale'

test.beforeAll(() => setLocale({ labels: {} }))

test('a site opened as a file advises to serve it, whatever its baseUrl', () => {
  const advice = adviceFor('/', { protocol: 'file:', pathname: '/home/me/docs/dist/index.html' }).join('\n')
  expect(advice).toContain('Run "docgen serve"')
  expect(advice).not.toContain('baseUrl')
})

test('a site at another path suggests the path that it is at', () => {
  const advice = adviceFor('/', { protocol: 'https:', pathname: '/project/index.html' })
  expect(advice).toContain('Current value: baseUrl = / (the default)')
  expect(advice).toContain('Try: baseUrl = /project/')
})
