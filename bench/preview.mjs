#!/usr/bin/env node
/*
 * Measures "docgen dev" in Chromium, by the page's DOM:
 *   node bench/preview.mjs [--pages 30,1000] [--edits 50]
 * Builds the corpora that gencorpus.py makes of content/, and prints how long the first
 * page takes from the start, how long a change takes from the save of the file to the
 * frame that shows it, and the server's memory after some edits and after all.
 */
import { execFileSync, spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative, sep } from 'node:path'
import { performance } from 'node:perf_hooks'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'

const root = new URL('..', import.meta.url).pathname
const { pages, edits } = parseArgs({
  options: { pages: { type: 'string', default: '30,1000' }, edits: { type: 'string', default: '50' } },
}).values

async function measure(folder, count) {
  const doc = firstDoc(join(folder, 'content'))
  const text = readFileSync(doc, 'utf8')
  const before = performance.now()
  const server = spawn(join(root, 'bin/docgen'), ['dev', '-C', folder, '--port', '0'], { stdio: ['ignore', 'ignore', 'pipe'] })
  const url = await addressOf(server)
  const address = url + relative(join(folder, 'content'), doc).replace(/\.md$/, '').replaceAll(sep, '/')
  await (await fetch(address)).text()
  const first = performance.now() - before
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM,
    args: ['--no-sandbox', '--disable-gpu'],
  })
  try {
    const page = await browser.newPage()
    await page.goto(address)
    await page.waitForSelector('html[data-has-hydrated="true"]')
    const times = []
    const memory = []
    for (let number = 0; number < Number(edits); number += 1) {
      times.push(await edit(page, doc, { text, mark: `Edit number ${number}.` }))
      memory.push(residentOf(server.pid))
    }
    times.sort((a, b) => a - b)
    const at = (share) => times[Math.min(times.length - 1, Math.floor(times.length * share))].toFixed(0)
    console.log(
      `${count} pages: first page after ${first.toFixed(0)} ms; save to screen: median ${at(0.5)} ms, p95 ${at(0.95)} ms ` +
        `of ${times.length}; ${memory[Math.floor(memory.length / 5)]} MiB after a fifth of the edits, ${memory.at(-1)} after all`,
    )
  } finally {
    await browser.close()
    server.kill('SIGINT')
  }
}

function addressOf(server) {
  return new Promise((done) => {
    server.stderr.on('data', (said) => {
      const match = /previewing at (\S+)/.exec(said)
      if (match) {
        done(match[1])
      }
    })
  })
}

/** Milliseconds from a save to the moment at which the page's DOM has the new text. */
async function edit(page, doc, { text, mark }) {
  const seen = await page.evaluateHandle((mark) => {
    const shown = new Promise((done) => {
      const observer = new MutationObserver(() => {
        if (document.getElementById('content-body').textContent.includes(mark)) {
          observer.disconnect()
          requestAnimationFrame(() => done(performance.timeOrigin + performance.now()))
        }
      })
      observer.observe(document.body, { subtree: true, childList: true, characterData: true })
    })
    return { shown }
  }, mark)
  const saved = performance.timeOrigin + performance.now()
  writeFileSync(doc, `${text}\n\n${mark}\n`)
  return (await seen.evaluate(({ shown }) => shown)) - saved
}

function firstDoc(folder) {
  for (const name of readdirSync(folder).sort()) {
    const path = join(folder, name)
    if (statSync(path).isDirectory()) {
      return firstDoc(path)
    }
    if (name.endsWith('.md') && name !== 'index.md') {
      return path
    }
  }
}

/** MiB of memory that a process has, 0 where /proc does not say. */
function residentOf(pid) {
  try {
    return Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))[1]) / 1024)
  } catch {
    return 0
  }
}

const folder = mkdtempSync(join(tmpdir(), 'docgen-preview-'))
try {
  for (const count of pages.split(',')) {
    const site = join(folder, count)
    execFileSync('python3', [
      ...[join(root, 'bench/gencorpus.py'), '--content', join(root, 'content'), '--out', site],
      ...['--pages', count, '--flavour', 'docgen'],
    ])
    await measure(site, count)
  }
} finally {
  rmSync(folder, { recursive: true })
}
