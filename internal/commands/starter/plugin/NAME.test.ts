// Run it with "node --test plugins", which needs Node.js 22.18 or newer.
import assert from 'node:assert/strict'
import test from 'node:test'
import { testPlugin } from '@docgen-cli/docgen/testing'
import plugin from './NAME.ts'

test('the directive greets', async () => {
  const tested = await testPlugin(plugin, { options: { greeting: 'Hi' } })
  assert.equal(await tested.render('directives', 'NAME', { title: 'World' }), '**Hi, World!**')
})
