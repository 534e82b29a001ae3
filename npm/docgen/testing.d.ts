import type { Answer, Context, Node, Plugin, PluginPage, Rendered, Site } from './plugin'

/** What a test gives to a plugin. */
export interface TestSettings<Options> {
  /** the site folder; the current one by default */
  folder?: string
  options?: Options
  /** parts of the site that differ from those of an empty one */
  site?: Partial<Site>
  /** answers of the network by URL; a text stands for an answer with the status 200 */
  answers?: Record<string, string | Answer>
  /** what commands print, instead of running them */
  outputs?: Record<string, string | ((args: readonly string[], input?: string) => string)>
}

/** A plugin after load and pages. */
export interface TestedPlugin<Options, Data> {
  readonly data: Data
  readonly context: Context<Options, Data>
  readonly pages: PluginPage[]
  /** renders a directive or a code block; what the node lacks is empty */
  render(kind: 'directives' | 'fences' | 'inline', name: string, node?: Partial<Node>): Promise<Rendered>
}

/** testPlugin loads a plugin over a folder, in this process. Like docgen, it refuses what the plugin does not declare. */
export function testPlugin<Options, Data>(
  plugin: Plugin<Options, Data>,
  settings?: TestSettings<Options>,
): Promise<TestedPlugin<Options, Data>>
