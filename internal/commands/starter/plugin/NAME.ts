import { definePlugin } from '@docgen-cli/docgen/plugin'

export default definePlugin<{ greeting?: string }>({
  name: 'NAME',
  // What the site may write below the plugin in docgen.yaml, as a JSON schema.
  options: {
    type: 'object',
    properties: { greeting: { type: 'string' } },
    additionalProperties: false,
  },
  // Authors write ::NAME[World]{mark="!"} on a line of its own.
  directives: {
    'NAME': {
      attributes: ['mark'],
      title: 'required',
      render: ({ title, attributes }, { options }) => `**${options.greeting ?? 'Hello'}, ${title}${attributes.mark ?? '!'}**`,
    },
  },
})
