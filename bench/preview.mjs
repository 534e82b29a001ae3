#!/usr/bin/env node
/*
 * Measures "docgen dev" in Chromium, by the page's DOM:
 *   node bench/preview.mjs [--pages 30,1000] [--edits 50] [--starts 5] [--docgen bin/docgen]
 * Uses the corpora that gencorpus.py generates from content/. Prints how long the first page
 * takes from a cold start without a cache, and from a warm start after a build. Then prints
 * how long a change takes from saving the file to the frame that shows it, and the server's
 * memory after some edits and after all. Last, it measures changes of an MDX page, in the
 * same site with ten more MDX pages.
 */
import { execFileSync, spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative, resolve, sep } from 'node:path'
import { performance } from 'node:perf_hooks'
import { setTimeout } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { launch, median } from './reader.mjs'

const root = new URL('..', import.meta.url).pathname
const { pages, edits, starts, ...options } = parseArgs({
  options: {
    pages: { type: 'string', default: '30,1000' },
    edits: { type: 'string', default: '50' },
    starts: { type: 'string', default: '5' },
    docgen: { type: 'string', default: join(root, 'bin/docgen') },
  },
}).values
const docgen = resolve(options.docgen)

/** Starts a preview, and measures the time until it has served a page. */
async function start(folder, doc) {
  const before = performance.now()
  const server = spawn(docgen, ['dev', '-C', folder, '--port', '0'], { stdio: ['ignore', 'ignore', 'pipe'] })
  const url = await addressOf(server)
  const address = url + relative(join(folder, 'content'), doc).replace(/\.mdx?$/, '').replaceAll(sep, '/')
  await (await fetch(address)).text()
  return { server, address, first: performance.now() - before }
}

const stop = (server) =>
  new Promise((done) => {
    server.on('exit', done)
    server.kill('SIGINT')
  })

/** Prints how long the first page takes from cold starts and from warm ones. */
async function measureStarts(folder, { name, doc }) {
  const times = { cold: [], warm: [] }
  for (let number = 0; number < Number(starts); number += 1) {
    rmSync(join(folder, '.docgen'), { recursive: true, force: true })
    for (const kind of ['cold', 'warm']) {
      const { server, first } = await start(folder, doc)
      times[kind].push(first)
      await stop(server)
      if (kind === 'cold') {
        await setTimeout(2100) // docgen trusts the modification time of a file after two seconds
        execFileSync(docgen, ['build', '-q', '-C', folder])
      }
    }
  }
  const [cold, warm] = [median(times.cold), median(times.warm)]
  console.log(`${name}: first page after ${cold.toFixed(0)} ms cold, ${warm.toFixed(0)} ms warm: ${(warm / cold).toFixed(2)} of it, medians of ${starts}`)
}

async function measureEdits(folder, { name, doc }) {
  const text = readFileSync(doc, 'utf8')
  const { server, address } = await start(folder, doc)
  let browser
  try {
    browser = await launch()
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
      `${name}: save to screen: median ${at(0.5)} ms, p95 ${at(0.95)} ms ` +
        `of ${times.length}; ${memory[Math.floor(memory.length / 5)]} MiB after a fifth of the edits, ${memory.at(-1)} after all; ` +
        `${((processorOf(server.pid) - worked) / times.length).toFixed(0)} ms of processor an edit`,
    )
  } finally {
    await browser?.close()
    await stop(server)
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

/** Milliseconds from saving a file until the page's DOM has the new text. */
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

/** Adds pages with a component to a site and returns the file of one. */
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

/** Processor time of a process in milliseconds; 0 without /proc. */
function processorOf(pid) {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ')
    return (Number(fields[11]) + Number(fields[12])) * 10 // a tick is a hundredth of a second
  } catch {
    return 0
  }
}

/** Memory of a process in MiB; 0 without /proc. */
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
      ...['--pages', count, '--flavour', 'docgen', '--unique'],
    ])
    const doc = firstDoc(join(site, 'content'))
    await measureStarts(site, { name: `${count} pages`, doc })
    await measureEdits(site, { name: `${count} pages`, doc })
    await measureEdits(site, { name: `${count} pages and 10 in MDX`, doc: addMDX(site) })
  }
} finally {
  rmSync(folder, { recursive: true })
}
