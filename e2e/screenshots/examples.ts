import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../..')
const guide = join(root, 'docs/content')

/** The files of a site, by their paths. */
export type Files = Record<string, string | Uint8Array>

/** The site that an example of the guide makes. */
export interface Example {
  /** The page below docs/content, such as "guides/write/tabs". */
  page: string
  /** The heading of its section; without one, the examples before the first section. */
  section?: string
}

/**
 * Reads the site of an example. In the tutorial, it is what a reader has made by the end of the section, or of
 * the page if no section is named.
 */
export async function exampleSite({ page, section }: Example): Promise<Files> {
  if (!page.startsWith('tutorial/')) {
    const base: Files = {
      'docgen.yaml': 'title: Example\nurl: https://example.org\n',
      'content/index.md': '# Home\n',
      ...(await folder(join(root, 'docs/examples', page))),
    }
    const sections = readSections(await readFile(join(guide, `${page}.md`), 'utf8'))
    return follow(base, [sections[0], section && sections.find(({ heading }) => heading === section)])
  }
  let files = await folder(join(root, 'internal/commands/starter/site'))
  for (const name of await tutorialPages()) {
    const sections = readSections(await readFile(join(guide, name), 'utf8'))
    const last =
      name === `${page}.md` && section !== undefined
        ? sections.findIndex(({ heading }) => heading === section)
        : -1
    files = follow(files, last < 0 ? sections : sections.slice(0, last + 1))
    if (name === `${page}.md`) {
      return files
    }
  }
  throw new Error(`the guide has no page ${page}.md`)
}

interface Section {
  heading: string
  blocks: { language: string; title: string; text: string; line: number }[]
}

/** Reads the code blocks of a page, as cmd/docgen/examplespage_test.go does. */
function readSections(page: string): Section[] {
  let section: Section = { heading: '', blocks: [] }
  const sections = [section]
  const lines = page.split('\n')
  for (let i = 0; i < lines.length; i++) {
    const line = lines[i] ?? ''
    const fence = /^( *)(`{3,}|~{3,})([^`]*)$/.exec(line)
    if (line.startsWith('## ')) {
      section = { heading: line.slice(3), blocks: [] }
      sections.push(section)
    }
    const [, indent = '', marks = '', info = ''] = fence ?? []
    if (!fence) {
      continue
    }
    const end = lines.findIndex((line, at) => at > i && new RegExp(`^ *${marks}${marks[0]}*\\s*$`).test(line))
    const text = lines.slice(i + 1, end).map((line) => `${line.replace(indent, '')}\n`)
    const [language = ''] = info.trim().split(' ')
    section.blocks.push({
      language,
      title: /\btitle="([^"]*)"/.exec(info)?.[1] ?? '',
      text: text.join(''),
      line: i + 1,
    })
    i = end
  }
  return sections
}

/** Writes the files that sections show, and removes those that their commands remove. */
function follow(files: Files, sections: (Section | '' | undefined)[]): Files {
  const site = { ...files }
  for (const { language, title, text, line } of sections.flatMap((section) =>
    section ? section.blocks : [],
  )) {
    const name = title || (/^mdx?$/.test(language) ? `content/example-${line}.${language}` : '')
    if (language === 'sh') {
      const removed = /^rm -r (.*)$/m.exec(text)?.[1]?.split(' ') ?? []
      for (const file of Object.keys(site)) {
        if (removed.some((path) => file === path || file.startsWith(`${path}/`))) {
          delete site[file]
        }
      }
    } else if (name === 'docgen.yaml') {
      site[name] = withOptions(String(site[name]), text)
    } else if (name && language !== 'text') {
      site[name] = text
    }
  }
  return site
}

/** Replaces the top-level options of a configuration. */
function withOptions(config: string, replaced: string): string {
  const kept = config.split(/^(?=[A-Za-z0-9]+:)/m).filter((option) => {
    const [name = ''] = option.split(':')
    return !new RegExp(`^${name}:`, 'm').test(replaced)
  })
  return replaced + kept.join('')
}

/** The pages of the tutorial, in their order. */
async function tutorialPages(): Promise<string[]> {
  const pages = Object.entries(await folder(join(guide, 'tutorial'))).filter(([name]) => name.endsWith('.md'))
  const position = (text: string | Uint8Array) => Number(/^sidebar_position: (\d+)$/m.exec(String(text))?.[1])
  return pages.sort(([, a], [, b]) => position(a) - position(b)).map(([name]) => `tutorial/${name}`)
}

/** All files below a folder that may not exist. */
async function folder(path: string): Promise<Files> {
  const entries = await readdir(path, { recursive: true, withFileTypes: true }).catch(() => [])
  const files: Files = {}
  for (const entry of entries.filter((entry) => entry.isFile())) {
    const file = join(entry.parentPath, entry.name)
    const text = await readFile(file)
    files[file.slice(path.length + 1)] = text
  }
  return files
}
