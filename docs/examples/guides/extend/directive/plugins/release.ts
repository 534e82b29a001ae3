import { definePlugin } from '@docgen-cli/docgen/plugin'

type Releases = Record<string, { version: string; date: string }>

export default definePlugin<{ file?: string }, Releases>({
  name: 'release',
  options: {
    type: 'object',
    properties: { file: { type: 'string' } },
    additionalProperties: false,
  },
  reads: ({ file = 'releases.json' }) => ({ files: [file] }),
  async load(ctx) {
    return JSON.parse(await ctx.read(ctx.options.file ?? 'releases.json'))
  },
  directives: {
    release: {
      attributes: { product: { required: true } },
      render({ attributes: { product = '' } }, { data }) {
        const found = data[product]
        if (!found) throw new Error(`no product "${product}"; the products are ${Object.keys(data).join(', ')}`)
        return `**${product} ${found.version}**, released on ${found.date}`
      },
    },
  },
})
