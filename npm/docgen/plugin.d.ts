// The contract of a plugin. Paths are slash-separated and relative to the site folder.

type Awaitable<T> = T | Promise<T>

/** What a site is, as plugins see it. */
export interface Site {
  readonly title: string
  readonly url: string
  readonly baseUrl: string
  readonly locales: readonly string[]
  readonly docs: readonly Folder[]
  readonly blogs: readonly Folder[]
}

/** The folder of a docs instance or of a blog. */
export interface Folder {
  readonly id: string
  readonly path: string
  readonly routeBasePath: string
}

/** The answer of a host. */
export interface Answer {
  readonly status: number
  readonly text: string
}

/** What every hook gets beside its arguments. A plugin reads through it what `reads` declares, and nothing else. */
export interface Context<Options, Data = unknown> {
  readonly site: Site
  readonly locale: string
  readonly version?: string
  readonly options: Options
  /** what `load` returned; undefined in `load` itself */
  readonly data: Data
  /** prints a line to standard error */
  log(...parts: unknown[]): void
  /** the text of a file */
  read(file: string): Promise<string>
  readBytes(file: string): Promise<Uint8Array>
  /** the files that match patterns, in which `**` stands for any folders, sorted */
  glob(...patterns: string[]): Promise<string[]>
  /** a variable of the environment */
  env(name: string): string | undefined
  /**
   * What a program prints. It runs in the site folder, from node_modules/.bin or PATH. An argument with `{output}` gets the path of
   * a file, whose content is then the result; `output` is a name for the extension of that file.
   */
  run(
    command: string,
    args?: readonly string[],
    settings?: { input?: string; output?: string },
  ): Promise<string>
  /** The answer of a host. It is kept for maxAge seconds, an hour by default, and longer without a network. */
  fetch(
    url: string,
    settings?: { maxAge?: number; method?: string; headers?: Record<string, string>; body?: string },
  ): Promise<Answer>
}

/** What `load` and the other hooks may see. */
export interface Reads {
  /** patterns of files */
  files?: string | readonly string[]
  /** variables of the environment */
  env?: string | readonly string[]
  /** programs */
  commands?: string | readonly string[]
  /** hosts of the network, with the port if it is not the usual one */
  hosts?: string | readonly string[]
}

/** A Markdown or MDX file that exists nowhere on disk. */
export interface PluginPage {
  /** in the folder of docs, of a blog, or in src/pages; the extension is .md or .mdx */
  path: string
  text: string
  format?: 'md' | 'mdx'
  frontMatter?: Record<string, unknown>
  /** where messages about the page lead to */
  source?: { file: string; line?: number }
}

/** A directive or code block on a page. */
export interface Node {
  readonly name: string
  /** the text in brackets after the name of a block */
  readonly title: string
  /** the Markdown in a block, the code in a fence, or the text in the brackets of a directive in a line */
  readonly content: string
  readonly id: string
  readonly classes: readonly string[]
  /** an attribute without a value has the value "" */
  readonly attributes: Readonly<Record<string, string>>
  readonly page: { readonly file: string; readonly isMDX: boolean }
}

/** What becomes of a directive: Markdown, or HTML. */
export type Rendered = string | { html: string }

/** One directive, or one language of code blocks. */
export interface Directive<Options, Data> {
  /** attributes besides classes and an id */
  attributes?: readonly string[] | Record<string, { required?: boolean; values?: readonly string[] }>
  /** whether the directive needs a title */
  title?: 'required' | 'optional'
  /** the directive that it belongs in */
  within?: string
  render(node: Node, context: Context<Options, Data>): Awaitable<Rendered>
}

/** A page of the site that an author or a plugin wrote. */
export interface Page {
  /** of the URL, with the base URL */
  readonly path: string
  readonly file: string
  readonly title: string
  readonly description: string
  readonly locale: string
  /** empty outside the docs */
  readonly version: string
  readonly frontMatter: Readonly<Record<string, unknown>>
}

/** A page with its lists, for `check` and `files`. Lines count from 1. */
export interface ListedPage extends Page {
  readonly headings?: readonly { level: number; text: string; id: string; line: number; column: number }[]
  readonly links?: readonly { target: string; isImage?: boolean; line: number; column: number }[]
  readonly code?: readonly { language: string; meta: string; text: string; line: number }[]
}

/** What is wrong with the site. */
export interface Problem {
  file: string
  line?: number
  column?: number
  /** a short name of the rule */
  code?: string
  text: string
  hint?: string
  fix?: string
  /** a warning by default */
  severity?: 'error' | 'warning'
}

/** An element of the head of a page. */
export interface HeadTag {
  tagName: string
  attributes?: Record<string, string>
  innerHTML?: string
}

/** The parts of a plugin. Each but the name is optional. */
export interface Plugin<Options = Record<string, unknown>, Data = unknown> {
  name: string
  /** a JSON schema of the options */
  options?: object
  reads?: Reads | ((options: Options) => Reads)
  /** returns what the other hooks and `usePluginData` get, as JSON */
  load?(context: Context<Options, undefined>): Awaitable<Data>
  pages?(data: Data, context: Context<Options, Data>): Awaitable<PluginPage[]>
  /** `:::name` up to `:::`, and the line `::name` */
  directives?: Record<string, Directive<Options, Data>>
  /** code blocks in a language */
  fences?: Record<string, Directive<Options, Data>>
  /** `:name[content]` in a line of text */
  inline?: Record<string, Directive<Options, Data>>
  check?(site: Site & { pages: ListedPage[] }, context: Context<Options, Data>): Awaitable<Problem[]>
  /** elements of the head of a page */
  head?(page: Page, context: Context<Options, Data>): Awaitable<HeadTag[]>
  /** what `usePluginData` returns on a page, as JSON, instead of what `load` returned */
  data?(page: Page, context: Context<Options, Data>): unknown
  /** further files of the output, by name */
  files?(
    site: Site & { pages: ListedPage[] },
    context: Context<Options, Data>,
  ): Awaitable<Record<string, string>>
  /** modules that replace components of the theme; a path is relative to the plugin's file */
  components?: Record<string, string>
  styles?: string | readonly string[]
  /** scripts that run in the browser */
  client?: string | readonly string[]
}

/** definePlugin returns the plugin. It is there for its types. */
export function definePlugin<Options = Record<string, unknown>, Data = unknown>(
  plugin: Plugin<Options, Data>,
): Plugin<Options, Data>
