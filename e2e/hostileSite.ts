import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Texts that run alert(1) if they are not treated as plain text. */
export const payloads: string[] = JSON.parse(
  readFileSync(new URL('data/payloads.json', import.meta.url), 'utf8'),
)

/** Serves a built site like a host until stop is called. */
export async function serveFolder(folder: string) {
  const server: ChildProcess = spawn('bin/docgen', ['serve', '-C', folder, '--port', '0'], {
    cwd: new URL('..', import.meta.url),
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const [line] = server.stderr ? await once(server.stderr, 'data') : []
  const [url = ''] = String(line).match(/http:\S+/) ?? []
  const stop = async () => {
    server.kill()
    await once(server, 'exit')
  }
  return { url, stop }
}

/** Encodes a text as YAML, which includes JSON. */
const yaml = JSON.stringify

/** Characters that file names cannot contain, or that change them. */
const unfit = /[/\0\n]|^\.|^_/

/** groups lists the texts for each page, so that there are few pages to open. */
export function groups(texts: string[]): string[][] {
  const size = 12
  return texts.length > 0 ? [texts.slice(0, size), ...groups(texts.slice(size))] : []
}

/** Returns lines with the name of each text and the text as YAML. */
function named(texts: string[], line: (name: string, text: string) => string) {
  return groups(texts)
    .flatMap((group, number) => group.map((text, i) => line(`${number}-${i}`, yaml(text))))
    .join('')
}

type Files = Record<string, string>

/** Writes a site to a folder and builds it. */
function build(folder: string, files: Files) {
  for (const [name, text] of Object.entries({ 'static/x.png': '', ...files })) {
    const path = join(folder, name)
    mkdirSync(join(path, '..'), { recursive: true })
    writeFileSync(path, text)
  }
  execFileSync('bin/docgen', ['build', '-q', '-C', folder], {
    cwd: new URL('..', import.meta.url),
    stdio: 'pipe',
  })
}

/** A site with a page for each text, with the text in every field of the page and its folder. */
export function buildHostileDocs(folder: string, texts: string[], { unsafe } = { unsafe: false }) {
  const files: Files = {
    'docgen.yaml': `title: Site
url: https://example.org
onBrokenLinks: ignore
onBrokenAnchors: ignore
markdown:
  unsafe: ${unsafe}
  variables:
${named(texts, (name, text) => `    x${name}: ${text}\n`)}
docs: {onInlineTags: ignore}
checks: {unclosed: warn}
`,
    'content/index.md': '---\nslug: /\n---\n\n# Welcome\n\nText.\n',
    'content/tags.yml': named(texts, (name, text) => `t${name}: {label: ${text}, description: ${text}}\n`),
  }
  for (const [number, group] of groups(texts).entries()) {
    const [first = '', all] = [group[0], yaml(group.join(' '))]
    const name = unfit.test(first) || first.length > 100 ? `p${number}` : `p${number} ${first}`
    files[`content/category${number}/${name}.md`] = doc(group, number)
    files[`content/category${number}/_category_.yml`] =
      `label: ${all}\nclassName: ${all}\nlink: {type: generated-index, title: ${all}, slug: /category${number}, description: ${all}, keywords: [${all}]}\n`
  }
  build(folder, files)
}

/** A small site with all payloads in every field of the configuration and the sidebars that is not HTML. */
export function buildHostileChrome(folder: string) {
  build(folder, {
    'docgen.yaml': config(),
    'sidebars.yaml': sidebars(),
    'content/index.md': '# Welcome\n\nText.\n',
    'content/next.md': '# Next\n\nText.\n',
  })
}

function doc(group: string[], number: number) {
  const all = group.join(' ')
  const head = {
    title: all,
    sidebar_label: all,
    pagination_label: all,
    description: all,
    keywords: group,
    sidebar_class_name: all,
    sidebar_custom_props: { [all]: all },
    tags: group.flatMap((text, i) => [`t${number}-${i}`, text]),
    custom_edit_url: `https://example.com/?${encodeURIComponent(all)}`,
    last_update: { author: all, date: '2020-01-01' },
    slug: `/p${number}`,
    [all]: all,
  }
  const fields = Object.entries(head).map(([field, value]) => `${yaml(field)}: ${yaml(value)}\n`)
  return `---\n${fields.join('')}---\n\n${group.map((text, i) => section(text, `${number}-${i}`)).join('\n')}`
}

/** Part of a page with a payload wherever text is allowed. */
function section(written: string, name: string) {
  // A Markdown link that runs a script is an error: see hostile_text.txtar.
  const payload = written.replaceAll(/\](?=[(:])/g, '] ')
  const text = yaml(payload)
  const line = payload.replaceAll(/[[\]{}\\\n]/g, ' ')
  return `
Before. ${payload} After.

${payload}

## ${payload}

### Id {#${name}${payload.replaceAll(/[\s{}]/g, '')}}

[${payload}](https://example.com/ ${text}) ![${payload}](/x.png ${text}) [ref][r${name}] <https://example.com/?${encodeURIComponent(payload)}>

[r${name}]: https://example.com/ ${text}

| ${payload} | b |
| --- | :-: |
| {{x${name}}} | \`${payload}\` |

\`\`\`js title=${text} {1} showLineNumbers vars
${payload}
{{x${name}}}
\`\`\`

\`\`\`${payload}
x
\`\`\`

:::note[${line}]
Text ${line}
:::

::::tabs{group="${line.replaceAll(/["'<>`=]/g, '')}"}
:::tab[${line}]
Text ${line}
:::
::::

<details><summary>${payload}</summary>

${payload}

</details>

> [!NOTE]
> ${payload}

Note[^${name}]. ~~${payload}~~ **${payload}** {${payload}}

[^${name}]: ${payload}
`
}

function config() {
  const all = yaml(payloads.join(' '))
  const list = (item: (payload: string) => string) =>
    payloads.map((payload) => `          - ${item(yaml(payload))}`).join('\n')
  return `title: ${all}
tagline: ${all}
titleDelimiter: ${all}
url: https://example.org
customFields: {x: ${all}}
i18n: {localeConfigs: {en: {label: ${all}}}}
markdown: {unsafe: false}
docs:
  versions: {current: {label: ${all}, badge: true, className: ${all}}}
themeConfig:
  metadata:
${list((payload) => `{name: ${payload}, content: ${payload}, ${payload}: ${payload}}`)}
  navbar:
    title: ${all}
    items:
      - {type: docsVersionDropdown}
      - {type: localeDropdown}
      - label: More
        items:
${list((payload) => `{label: ${payload}, href: "https://example.com", className: ${payload}, aria-label: ${payload}}`)}
  announcementBar: {id: ${all}, content: Text}
  footer:
    links:
      - title: ${all}
        items:
${list((payload) => `{label: ${payload}, href: "https://example.com"}`)}
`
}

function sidebars() {
  const items = payloads.map((payload) => {
    const text = yaml(payload)
    return `  - {type: link, label: ${text}, href: "https://example.com", description: ${text}, className: ${text}}
  - {type: html, value: ${text}, className: ${text}}
  - {type: category, label: ${text}, className: ${text}, items: [{type: link, label: ${text}, href: "https://example.com"}]}
`
  })
  return `all:\n  - index\n  - next\n${items.join('')}`
}
