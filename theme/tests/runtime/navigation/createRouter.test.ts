import { expect, test } from '@playwright/test'
import { createRouter } from '../../../runtime/navigation/createRouter'
import { NetworkError, type PageFile } from '../../../runtime/navigation/pages'
import { installRouter } from '../../../runtime/navigation/router'
import { markSettled } from '../../../runtime/navigation/settled'
import { createMemoryHistory } from './memoryHistory'
import { type Deferred, defer, fileOf } from '../testData'

const origin = 'https://docs.example'
const scope = { origin, base: '/', foreign: [] }

/** A tab on /a whose pages come when the test says so; every page has the anchor "top". */
function setup(first = '/a') {
  const network = { isDown: false }
  const history = createMemoryHistory(origin + first)
  const log: string[] = []
  const warnings: unknown[] = []
  const open = new Map<string, Deferred<PageFile>>()
  const view = { top: 0 }
  const router = createRouter({
    history,
    scope,
    theme: () => 'theme',
    warn: (error) => warnings.push(error),
    isReachable: async () => !network.isDown,
    load(path) {
      const file = open.get(path) ?? defer<PageFile>()
      open.set(path, file)
      return file.promise
    },
    screen: {
      answered: () => Promise.resolve(),
      show: (page) => void log.push(`show ${page.path}`),
      scroll: () => view.top,
      scrollTo(top) {
        view.top = top
        log.push(`scroll ${top}`)
      },
      scrollToAnchor(id) {
        if (id !== 'top') {
          return false
        }
        view.top = 500
        log.push('scroll #top')
        return true
      },
      focus: (id) => void log.push(`focus #${id}`),
    },
  })
  const answer = (path: string, file = fileOf(path)) => open.get(path)?.resolve(file)
  return {
    history,
    network,
    router,
    view,
    warnings,
    answer,
    fail: (path: string, error = new Error(`${path} is gone`)) => {
      open.get(path)?.reject(error)
      open.delete(path)
    },
    /** asksFor resolves once the router has asked for a page. */
    asksFor: (path: string) => expect.poll(() => open.has(path)).toBe(true),
    /** go follows a link and answers for its page at once. */
    async go(href: string) {
      const done = router.navigate(href)
      answer(new URL(href, history.url()).pathname)
      await done
    },
    async back() {
      history.back()
      await router.traverse()
    },
    async forward() {
      history.forward()
      await router.traverse()
    },
    /** took returns what happened on screen since the last call. */
    took: () => log.splice(0),
    pending: () => router.navigation().pending,
  }
}

test('R5: the address changes at once, the screen when the page is there', async () => {
  const { router, history, took, pending, answer } = setup()
  const done = router.navigate('/b')
  expect(history.list()).toEqual(['/a', '>/b'])
  expect([took(), pending()]).toEqual([[], true])
  answer('/b')
  await done
  expect([took(), pending()]).toEqual([['show /b', 'scroll 0', 'focus #'], false])
})

test('R7: a link to an anchor leads there, and so does the next Tab', async () => {
  const { go, took } = setup()
  await go('/b#top')
  expect(took()).toEqual(['show /b', 'scroll #top', 'focus #top'])
})

test('W12: an anchor that is not there, or malformed, means the top of the page', async () => {
  const { go, took, view } = setup()
  view.top = 300
  await go('/b#nowhere')
  expect(took()).toEqual(['show /b', 'scroll 0', 'focus #nowhere'])
  await go('/c#%')
  expect(took()).toEqual(['show /c', 'scroll 0', 'focus #%'])
})

test('R7: back and forward restore the scroll position', async () => {
  const { go, back, forward, view, took } = setup()
  view.top = 400
  await go('/b')
  view.top = 150
  await go('/c')
  view.top = 20
  took()
  await back()
  expect(took()).toEqual(['show /b', 'scroll 150', 'focus #'])
  view.top = 160
  await forward()
  expect(took()).toEqual(['show /c', 'scroll 20', 'focus #'])
  await back()
  expect(took()).toEqual(['show /b', 'scroll 160', 'focus #'])
})

test('R7: a position outlives the document', async () => {
  const { go, history, view, router } = setup()
  view.top = 400
  await go('/b')
  view.top = 70
  router.remember()
  expect(history.entry()).toEqual({ index: 1, scroll: 70 })
  history.back()
  expect(history.entry()).toEqual({ index: 0, scroll: 400 })
})

test('back and forward between anchors of one page load nothing', async () => {
  const { history, router, view, took, back, pending } = setup()
  view.top = 30
  router.remember()
  history.follow('#top')
  view.top = 500
  await router.traverse()
  expect(took()).toEqual([])
  await back()
  expect([took(), pending(), history.list()]).toEqual([['scroll 30'], false, ['>/a', '/a#top']])
})

test('R8: a link to the page on screen leads to its top and adds no entry', async () => {
  const { router, history, took, view } = setup()
  view.top = 300
  await router.navigate('/a')
  expect(took()).toEqual(['scroll 0', 'focus #'])
  expect(history.list()).toEqual(['>/a'])
})

test('W11: another query on the same page does not scroll', async () => {
  const { router, history, took } = setup()
  await router.navigate('/a?tab=1')
  expect(took()).toEqual([])
  expect(history.list()).toEqual(['/a', '>/a?tab=1'])
})

test('an anchor of the same page is reached without a load', async () => {
  const { router, history, took } = setup()
  await router.navigate('#top')
  expect(took()).toEqual(['scroll #top', 'focus #top'])
  expect(history.list()).toEqual(['/a', '>/a#top'])
})

test('W3: every name of the page on screen is that page, and its address stays', async () => {
  const { router, history, took } = setup()
  await router.navigate('/a/index.html#top')
  expect(took()).toEqual(['scroll #top', 'focus #top'])
  expect(history.list()).toEqual(['/a', '>/a#top'])
})

test('K9: an address is put into the form of its page', async () => {
  const { router, history, answer } = setup()
  const done = router.navigate('/b.html?q=1#top')
  answer('/b.html', fileOf('/b'))
  await done
  expect(history.list()).toEqual(['/a', '>/b?q=1#top'])
})

test('W14: only the newest of two navigations is shown, and the first leaves no entry', async () => {
  const { router, history, took, pending, answer } = setup()
  const first = router.navigate('/b')
  const second = router.navigate('/c')
  answer('/c')
  await second
  expect(pending()).toBe(false)
  answer('/b')
  await first
  expect(took()).toEqual(['show /c', 'scroll 0', 'focus #'])
  expect(history.list()).toEqual(['/a', '>/c'])
})

test('W14: the failure of a navigation that was given up is no matter', async () => {
  const { router, history, warnings, fail, answer, pending } = setup()
  const first = router.navigate('/b')
  const second = router.navigate('/c')
  fail('/b')
  await first
  expect([warnings, history.loads, pending()]).toEqual([[], [], true])
  answer('/c')
  await second
  expect(pending()).toBe(false)
})

test('going back to the page on screen gives up the navigation', async () => {
  const { router, took, pending, back, answer, view } = setup()
  view.top = 250
  const done = router.navigate('/b')
  await back()
  expect([took(), pending()]).toEqual([['scroll 250'], false])
  answer('/b')
  await done
  expect(took()).toEqual([])
})

test('a link to the page on screen gives up the navigation, too', async () => {
  const { router, history, took, pending, answer } = setup()
  const done = router.navigate('/b')
  await router.navigate('/a')
  answer('/b')
  await done
  expect([took(), pending(), history.list()]).toEqual([['scroll 0', 'focus #'], false, ['/a', '>/a']])
})

test('a second click on the same link changes nothing', async () => {
  const { router, history, took, answer } = setup()
  const first = router.navigate('/b')
  await router.navigate('/b')
  answer('/b')
  await first
  expect(took()).toEqual(['show /b', 'scroll 0', 'focus #'])
  expect(history.list()).toEqual(['/a', '>/b'])
})

test('R9: a page that does not load is warned of, and the browser loads the address itself', async () => {
  const { router, history, warnings, fail, took, pending } = setup()
  const done = router.navigate('/b')
  fail('/b')
  await done
  expect(warnings).toEqual([new Error('/b is gone')])
  expect(history.loads).toEqual(['reload'])
  expect([took(), pending(), history.list()]).toEqual([[], true, ['/a', '>/b']])
})

test('R9: data that a blocker refuses twice is warned of, and the browser loads the document', async () => {
  const { router, history, warnings, fail, took, asksFor } = setup()
  const done = router.navigate('/b')
  fail('/b', new NetworkError('/b'))
  await asksFor('/b')
  fail('/b', new NetworkError('/b'))
  await done
  expect([warnings, history.loads, took()]).toEqual([[new NetworkError('/b')], ['reload'], []])
})

test('R9: a reader who goes elsewhere while the document is tried stays there', async () => {
  const { router, history, warnings, fail, go, took } = setup()
  const away = router.navigate('/b')
  fail('/b')
  const other = go('/c')
  await Promise.all([away, other])
  expect([history.loads, warnings, took()]).toEqual([[], [], ['show /c', 'scroll 0', 'focus #']])
})

test('a page of another theme is loaded whole, without a warning', async () => {
  const { router, history, warnings, answer, took } = setup()
  const done = router.navigate('/b')
  answer('/b', fileOf('/b', 'newer'))
  await done
  expect([history.loads, warnings, took()]).toEqual([['reload'], [], []])
})

test('a page that does not load on the way back is loaded by the browser', async () => {
  const { router, history, warnings } = setup('/b')
  history.push(new URL('/a', origin), { index: 1 })
  const failing = createRouter({
    history,
    scope,
    theme: () => 'theme',
    warn: (error) => warnings.push(error),
    isReachable: async () => true,
    load: () => Promise.reject(new Error('broken')),
    screen: {
      answered: () => Promise.resolve(),
      show() {},
      scroll: () => 0,
      scrollTo() {},
      scrollToAnchor: () => false,
      focus() {},
    },
  })
  history.back()
  await failing.traverse()
  expect([history.loads, warnings]).toEqual([['reload'], [new Error('broken')]])
  expect(router.navigation().pending).toBe(false)
})

test('an address outside the site is left to the browser', async () => {
  const { router, history } = setup()
  await router.navigate('https://example.org/x')
  await router.navigate('/files/a.zip')
  expect(history.loads).toEqual(['https://example.org/x', `${origin}/files/a.zip`])
  expect(history.list()).toEqual(['>/a'])
})

test('R11: the address of a page that is not found stays as it is', async () => {
  const { router, history, answer } = setup()
  const done = router.navigate('/b')
  const file = fileOf('/404.html')
  answer('/b', { ...file, page: { ...file.page, notFound: true } })
  await done
  expect(history.list()).toEqual(['/a', '>/b'])
})

test('listeners hear of each new page once it is on screen', async () => {
  const { router, go, took } = setup()
  const heard: string[][] = []
  const stop = router.subscribe((path) => heard.push([path, ...took()]))
  await go('/b')
  await router.navigate('#top')
  took()
  stop()
  await go('/c')
  expect(heard).toEqual([['/b', 'show /b', 'scroll 0', 'focus #']])
})

test('R5: without the network the page on screen stays until the other one comes', async () => {
  const { network, router, history, took, fail, answer, warnings } = setup()
  network.isDown = true
  const first = router.navigate('/b#top')
  fail('/b')
  await first
  expect([router.navigation(), took(), history.loads, warnings]).toEqual([
    { pending: true, stuck: true },
    [],
    [],
    [],
  ])
  const second = router.retry()
  fail('/b')
  await second
  expect(router.navigation().stuck).toBe(true)
  const third = router.retry()
  answer('/b')
  await third
  expect([router.navigation(), took()]).toEqual([
    { pending: false, stuck: false },
    ['show /b', 'scroll #top', 'focus #top'],
  ])
  expect(history.list()).toEqual(['/a', '>/b#top'])
  await router.retry()
  expect(took()).toEqual([])
})

test('R5: a page that was asked for without the network is asked for again when it is back', async () => {
  const { network, router, history, took, fail, answer, asksFor } = setup()
  network.isDown = true
  const first = router.navigate('/b')
  fail('/b', new NetworkError('/b'))
  await first
  const second = router.navigate('/c')
  await router.retry() // the network is back before the request for /c has failed
  network.isDown = false
  fail('/c', new NetworkError('/c'))
  await asksFor('/c')
  answer('/c')
  await second
  expect([router.navigation().stuck, history.loads, took()]).toEqual([false, [], ['show /c', 'scroll 0', 'focus #']])
  expect(history.list()).toEqual(['/a', '>/c'])
})

test('R5: a reader who goes back, or elsewhere, no longer waits for the network', async () => {
  const { network, router, history, took, fail, back, go } = setup()
  network.isDown = true
  const away = router.navigate('/b')
  fail('/b')
  await away
  await back()
  expect([router.navigation().stuck, took()]).toEqual([false, ['scroll 0']])
  const again = router.navigate('/b')
  fail('/b')
  await again
  await go('/c')
  expect([router.navigation().stuck, took()]).toEqual([false, ['show /c', 'scroll 0', 'focus #']])
  expect(history.list()).toEqual(['/a', '>/c'])
})

test('an address that replaced the current one is shown without an entry of its own', async () => {
  const tab = setup()
  await tab.go('/b')
  tab.history.replace(new URL('/c', origin), tab.history.entry() ?? { index: 0 }) // as navigateInPlace does
  await tab.go('/c')
  expect(tab.took()).toContain('show /c')
  expect(tab.history.list()).toEqual(['/a', '>/c'])
})

test('the page is settled again when the next one is on screen, and when the reader stays', async () => {
  const dataset: Record<string, string> = {}
  const soon = (run: () => void) => setTimeout(run)
  Object.assign(globalThis, {
    document: { documentElement: { dataset }, fonts: { ready: Promise.resolve() } },
    window: { requestIdleCallback: soon },
    requestAnimationFrame: soon,
  })
  const isSettled = () => 'settled' in dataset
  const { router, answer } = setup()
  installRouter(router)
  markSettled()
  await expect.poll(isSettled).toBe(true)
  void router.navigate('/b')
  expect(isSettled()).toBe(false)
  answer('/b')
  await expect.poll(isSettled).toBe(true)
  void router.navigate('/c')
  expect(isSettled()).toBe(false)
  await router.navigate('/b#top')
  await expect.poll(isSettled).toBe(true)
})
