#!/usr/bin/env node
/*
 * Measures "docgen dev" in Chromium, by the page's DOM:
 *   node bench/preview.mjs [--pages 30,1000] [--edits 50]
 * Builds the corpora that gencorpus.py makes of content/, and prints how long the first
 * page takes from the start, how long a change takes from the save of the file to the
 * frame that shows it, and the server's memory after some edits and after all; then how
 * long a change of a page in MDX takes, in the same site with ten such pages more.
 */
import { execFileSync, spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative, sep } from 'node:path'
import { performance } from 'node:perf_hooks'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'

const root = new URL('..', import.meta.url).pathname
const { pages, edits } = parseArgs({
  options: { pages: { type: 'string', default: '30,1000' }, edits: { type: 'string', default: '50' } },
}).values

async function measure(folder, { name, doc }) {
  const text = readFileSync(doc, 'utf8')
  const before = performance.now()
  const server = spawn(join(root, 'bin/docgen'), ['dev', '-C', folder, '--port', '0'], { stdio: ['ignore', 'ignore', 'pipe'] })
  const url = await addressOf(server)
  const address = url + relative(join(folder, 'content'), doc).replace(/\.mdx?$/, '').replaceAll(sep, '/')
  await (await fetch(address)).text()
  const first = performance.now() - before
  let browser
  try {
    browser = await chromium.launch({ executablePath: process.env.CHROMIUM, args: ['--no-sandbox', '--disable-gpu'] })
    const page = await browser.newPage()
    await page.goto(address)
    await page.waitForSelector('html[data-has-hydrated="true"]')
    const times = []
    const memory = []
    const worked = processorOf(server.pid)
    for (let number = 0; number < Number(edits); number += 1) {
      times.push(await edit(page, doc, { text, mark: `Edit number ${number}.` }))
      memory.push(residentOf(server.pid))
    }
    times.sort((a, b) => a - b)
    const at = (share) => times[Math.min(times.length - 1, Math.floor(times.length * share))].toFixed(0)
    console.log(
      `${name}: first page after ${first.toFixed(0)} ms; save to screen: median ${at(0.5)} ms, p95 ${at(0.95)} ms ` +
        `of ${times.length}; ${memory[Math.floor(memory.length / 5)]} MiB after a fifth of the edits, ${memory.at(-1)} after all; ` +
        `${((processorOf(server.pid) - worked) / times.length).toFixed(0)} ms of processor an edit`,
    )
  } finally {
    await browser?.close()
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

/** Adds pages with a component to a site, and gives the file of one. */
function addMDX(folder) {
  mkdirSync(join(folder, 'src'), { recursive: true })
  writeFileSync(
    join(folder, 'src/Count.tsx'),
    "import { useState } from 'react'\n" +
      'export function Count() {\n  const [n, set] = useState(0)\n' +
      '  return <button type="button" onClick={() => set(n + 1)}>Count {n}</button>\n}\n',
  )
  const text = (title) => `import { Count } from '@site/src/Count'\n\n# ${title}\n\nWords.\n\n<Count />\n`
  const files = Array.from({ length: 10 }, (_, i) => join(folder, `content/live-${i}.mdx`))
  files.forEach((file, i) => writeFileSync(file, text(`Live ${i}`)))
  return files[0]
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

/** Milliseconds of processor time that a process has had, 0 where /proc does not say. */
function processorOf(pid) {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ')
    return (Number(fields[11]) + Number(fields[12])) * 10 // ticks of a hundredth of a second
  } catch {
    return 0
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
    await measure(site, { name: `${count} pages`, doc: firstDoc(join(site, 'content')) })
    await measure(site, { name: `${count} pages and 10 in MDX`, doc: addMDX(site) })
  }
} finally {
  rmSync(folder, { recursive: true })
}
