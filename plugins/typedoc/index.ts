import { definePlugin, type PluginPage } from '@docgen-cli/docgen/plugin'
import { commentOf, firstSentence, type Linker, summary } from './comments.ts'
import { Kind, type Reflection } from './model.ts'
import { anchorOf, ofSymbol, ofType } from './symbols.ts'

interface Options {
  out: string
  entryPoints?: string[]
  tsconfig?: string
  json?: string
  title?: string
}

const dirname = (file: string) => (file.includes('/') ? file.slice(0, file.lastIndexOf('/')) : '.')

/** The symbols that share a page with others of their kind. */
const shared = [
  { kind: Kind.Function, file: 'functions', title: 'Functions' },
  { kind: Kind.TypeAlias, file: 'types', title: 'Types' },
  { kind: Kind.Variable, file: 'variables', title: 'Variables' },
] as const

const own = [
  { kind: Kind.Class, title: 'Classes' },
  { kind: Kind.Interface, title: 'Interfaces' },
  { kind: Kind.Enum, title: 'Enumerations' },
] as const

const slug = (name: string) =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '') || 'index'

/** Places where symbols are: the page, and the heading on it. */
class Places {
  private readonly places = new Map<number, string>()
  private readonly files = new Set<string>()

  /** file returns the name of a page that no other page has. */
  file(folder: string, name: string): string {
    for (let count = 1; ; count++) {
      const file = `${folder}${slug(name)}${count > 1 ? `-${count}` : ''}.md`
      if (!this.files.has(file)) {
        this.files.add(file)
        return file
      }
    }
  }

  set(symbol: Reflection, place: string) {
    this.places.set(symbol.id, place)
    for (const each of [...(symbol.signatures ?? []), ...(symbol.getSignature ? [symbol.getSignature] : [])])
      this.places.set(each.id, place)
  }

  /** from returns how a page links to symbols. */
  from(page: string): Linker {
    const up = '../'.repeat(page.split('/').length - 1)
    return (id) => {
      const [file, anchor] = this.places.get(id)?.split('#') ?? []
      if (file === undefined) return undefined
      const hash = anchor ? `#${anchor}` : ''
      return file === page ? hash || undefined : `${up}${file}${hash}`
    }
  }
}

/** A page before its text is known. */
interface Planned {
  file: string
  title: string
  symbols: Reflection[]
  write(link: Linker): string[]
}

/** planned decides which pages a module has, and registers where its symbols are. */
function planned(module: Reflection, folder: string, places: Places): Planned[] {
  const pages: Planned[] = []
  for (const { kind } of own) {
    for (const symbol of (module.children ?? []).filter((each) => each.kind === kind)) {
      const file = places.file(folder, symbol.name)
      places.set(symbol, file)
      for (const each of symbol.children ?? [])
        places.set(each, symbol.kind === Kind.Enum ? file : `${file}#${anchorOf(each)}`)
      pages.push({ file, title: symbol.name, symbols: [symbol], write: (link) => ofType(symbol, link) })
    }
  }
  for (const { kind, file: name, title } of shared) {
    const symbols = (module.children ?? []).filter((each) => each.kind === kind)
    if (symbols.length === 0) continue
    const file = places.file(folder, name)
    for (const each of symbols) places.set(each, `${file}#${anchorOf(each)}`)
    pages.push({ file, title, symbols, write: (link) => symbols.flatMap((each) => ofSymbol(each, link)) })
  }
  for (const inner of (module.children ?? []).filter(
    (each) => each.kind === Kind.Namespace || each.kind === Kind.Module,
  )) {
    pages.push(...planned(inner, `${folder}${slug(inner.name)}/`, places))
  }
  return pages
}

/** overview returns the text of the first page: a table for each kind. */
function overview(project: Reflection, pages: Planned[], places: Places): string[] {
  const link = places.from('index.md')
  const symbols = pages.flatMap((page) => page.symbols)
  const tables = [...own, ...shared].flatMap(({ kind, title }) => {
    const rows = symbols
      .filter((each) => each.kind === kind)
      .map(
        (each) =>
          `| [\`${each.name}\`](${link(each.id)}) | ${firstSentence(commentOf(each), link).replace(/\|/g, '\\|')} |`,
      )
    return rows.length === 0 ? [] : [`## ${title}`, ['| name | |', '| --- | --- |', ...rows].join('\n')]
  })
  return [summary(project.comment, link), ...tables].filter(Boolean)
}

export default definePlugin<Options, Reflection>({
  name: 'typedoc',
  options: {
    type: 'object',
    properties: {
      out: {
        type: 'string',
        description: 'The folder of the pages, relative to the site folder, such as content/api.',
      },
      entryPoints: {
        type: 'array',
        items: { type: 'string' },
        minItems: 1,
        description: 'The files whose exports the reference describes.',
      },
      tsconfig: { type: 'string', description: 'The settings of TypeScript.' },
      json: { type: 'string', description: 'A file that "typedoc --json" wrote, instead of entryPoints.' },
      title: { type: 'string', description: 'The title of the first page.' },
    },
    required: ['out'],
    additionalProperties: false,
    anyOf: [{ required: ['entryPoints'] }, { required: ['json'] }],
  },
  reads: ({ json, entryPoints = [], tsconfig }) => ({
    files: json
      ? [json]
      : [
          ...entryPoints.map((file) => `${dirname(file)}/**/*.{ts,tsx,mts,cts}`),
          ...(tsconfig ? [tsconfig] : []),
        ],
    commands: json ? [] : ['typedoc'],
  }),
  async load(ctx) {
    const { json, entryPoints = [], tsconfig } = ctx.options
    if (json) return JSON.parse(await ctx.read(json))
    const settings = [
      '--basePath',
      dirname(entryPoints[0] ?? '.'),
      '--excludePrivate',
      '--excludeInternal',
      '--sort',
      'source-order',
      '--logLevel',
      'Error',
    ]
    const args = [
      '--json',
      '{output}',
      ...settings,
      ...(tsconfig ? ['--tsconfig', tsconfig] : []),
      ...entryPoints.flatMap((file) => ['--entryPoints', file]),
    ]
    return JSON.parse(await ctx.run('typedoc', args, { output: 'api.json' }))
  },
  pages(project, ctx): PluginPage[] {
    const { out, entryPoints, json, title = project.name } = ctx.options
    const base = dirname(entryPoints?.[0] ?? json ?? '.')
    const places = new Places()
    places.file('', 'index')
    const pages = planned(project, '', places)
    const place = ({ file, line, url }: { file?: string; line?: number; url?: string }) => ({
      frontMatter: url ? { custom_edit_url: url } : {},
      source: json
        ? { file: json, line: 1 }
        : file
          ? { file: `${base}/${file}`.replace(/^\.\//, ''), line }
          : undefined,
    })
    return [
      {
        path: `${out}/index.md`,
        text: `# ${title}\n\n${overview(project, pages, places).join('\n\n')}\n`,
        frontMatter: { sidebar_position: 1 },
      },
      ...pages.map(({ file, title: name, symbols, write }, i) => {
        const [at] = symbols[0]?.sources ?? []
        const { frontMatter, source } = place({ file: at?.fileName, line: at?.line, url: at?.url })
        return {
          path: `${out}/${file}`,
          text: `# ${name}\n\n${write(places.from(file)).join('\n\n')}\n`,
          frontMatter: { ...frontMatter, sidebar_label: name, sidebar_position: i + 2 },
          ...(source ? { source } : {}),
        }
      }),
    ]
  },
})
