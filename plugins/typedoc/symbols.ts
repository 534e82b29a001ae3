import {
  badges,
  commentOf,
  deprecation,
  details,
  firstSentence,
  type Linker,
  summary,
  tag,
  written,
} from './comments.ts'
import { Kind, type Reflection, type Type } from './model.ts'
import { memberText, references, signatureText, typeParametersText, typeText } from './types.ts'

const block = (name: string, ...lines: string[]) => `:::${name}\n${lines.join('\n')}\n:::`
const code = (text: string) => `\`\`\`ts\n${text}\n\`\`\``

/** The longest signature that docgen reads, in bytes. */
const longest = 4_000

/** signature returns a block for a signature and what its parts mean. */
function signature(text: string, ...items: string[]): string {
  if (Buffer.byteLength(text) > longest) return [code(text), items.join('\n')].filter(Boolean).join('\n\n')
  return block('signature', code(text), ...items)
}

/** indented returns a text as the rest of an item of a list. */
const indented = (text: string) => text.replace(/\n/g, '\n  ')

/** anchorOf returns the id of the heading of a member. */
export function anchorOf(member: Reflection): string {
  if (member.kind === Kind.Constructor) return 'new'
  return `${member.flags.isStatic ? 'static-' : ''}${member.name.toLowerCase().replace(/[^a-z0-9_$]+/g, '-')}`
}

/** linkedType returns the link to the first symbol that a type names, for the meaning of a parameter. */
function linkedType(type: Type | undefined, link: Linker, meaning: string): string {
  const target = references(type).map(link).find(Boolean)
  if (!target || meaning.includes(`(${target})`)) return meaning
  const before = meaning === '' ? '' : `${meaning}${/[.!?]$/.test(meaning) ? '' : '.'} `
  return `${before}See [${
    typeText(type)
      .replace(/<.*|\[\]$/gs, '')
      .replace(/[|&].*/s, '')
      .trim() || 'its type'
  }](${target}).`
}

function parameterItems(signature: Reflection, link: Linker): string[] {
  const items = (signature.parameters ?? []).map((parameter) => {
    const name = parameter.name === '__namedParameters' ? 'options' : parameter.name
    const meaning = linkedType(parameter.type, link, written(parameter.comment?.summary, link))
    return meaning === '' ? '' : `- \`${name}\`: ${indented(meaning)}`
  })
  const isVoid = ['void', 'never'].includes(typeText(signature.type))
  const returned =
    signature.kind === 16384 || isVoid
      ? ''
      : linkedType(signature.type, link, tag(signature.comment, '@returns', link))
  return [...items, returned === '' ? '' : `- returns: ${indented(returned)}`].filter(Boolean)
}

/** signatureBlocks returns one block for each overload. */
function signatureBlocks(name: string, signatures: Reflection[], link: Linker, before = ''): string[] {
  return signatures.flatMap((each, i) => {
    const text = name.startsWith('new ')
      ? `${name}${signatureText('', each).replace(/\): .*$/s, ')')}`
      : before + signatureText(name, each)
    const throws = (each.comment?.blockTags ?? [])
      .filter(({ tag: name }) => name === '@throws')
      .map(({ content }) => written(content, link))
    return [
      ...(i > 0 && summary(each.comment, link) ? [summary(each.comment, link)] : []),
      signature(text, ...parameterItems(each, link)),
      ...(throws.length > 0 ? [`**Throws** ${throws.join('; ')}`] : []),
      ...details(each.comment, link),
    ]
  })
}

/** member returns the section of a member of a class or an interface. */
function member(of: Reflection, each: Reflection, link: Linker): string[] {
  const comment = commentOf(each)
  const isCall = Boolean(each.signatures?.length)
  const name =
    each.kind === Kind.Constructor
      ? `new ${of.name}`
      : each.flags.isStatic
        ? `${of.name}.${each.name}`
        : each.name
  const before = `${each.flags.isStatic ? 'static ' : ''}${each.flags.isAbstract ? 'abstract ' : ''}`
  const from = typeof each.inheritedFrom?.target === 'number' ? link(each.inheritedFrom.target) : undefined
  const value = each.defaultValue && each.defaultValue !== '...' ? ` = ${each.defaultValue}` : ''
  return [
    `### \`${name}${isCall ? '()' : ''}\`${badges(comment, link)} {#${anchorOf(each)}}`,
    ...deprecation(comment, link),
    summary(comment, link),
    ...(isCall
      ? signatureBlocks(
          each.kind === Kind.Constructor ? name : each.name,
          each.signatures ?? [],
          link,
          before,
        )
      : [signature(before + memberText(each) + value), ...details(comment, link)]),
    ...(each.inheritedFrom
      ? [
          `Inherited from ${from ? `[\`${each.inheritedFrom.name}\`](${from})` : `\`${each.inheritedFrom.name}\``}.`,
        ]
      : []),
  ].filter(Boolean)
}

const groups: [string, (each: Reflection) => boolean][] = [
  ['Constructor', ({ kind }) => kind === Kind.Constructor],
  ['Static members', ({ flags }) => Boolean(flags.isStatic)],
  ['Properties', ({ kind }) => kind === Kind.Property || kind === Kind.Accessor],
  ['Methods', ({ kind }) => kind === Kind.Method],
]

const typeLink = (type: Type, link: Linker) => {
  const target = typeof type.target === 'number' ? link(type.target) : undefined
  return target ? `[\`${typeText(type)}\`](${target})` : `\`${typeText(type)}\``
}

function facts(of: Reflection, kind: string, link: Linker): string {
  const since = tag(of.comment, '@since', link)
  const items = [
    `- Kind: ${kind}`,
    ...(of.extendedTypes?.length
      ? [`- Extends: ${of.extendedTypes.map((type) => typeLink(type, link)).join(', ')}`]
      : []),
    ...(of.implementedTypes?.length
      ? [`- Implements: ${of.implementedTypes.map((type) => typeLink(type, link)).join(', ')}`]
      : []),
    ...(of.typeParameters ?? []).map(
      (each) =>
        `- Type parameter ${each.name}: ${written(each.comment?.summary, link) || `\`${typeParametersText([each]).slice(1, -1)}\``}`,
    ),
    ...(since ? [`- Since: ${since}`] : []),
  ]
  return block('facts', ...items)
}

/** ofType returns the text of the page of a class, an interface or an enumeration, without its title. */
export function ofType(of: Reflection, link: Linker): string[] {
  const kind =
    of.kind === Kind.Class
      ? `${of.flags.isAbstract ? 'abstract ' : ''}class`
      : of.kind === Kind.Enum
        ? 'enumeration'
        : 'interface'
  const parts = [
    ...deprecation(of.comment, link),
    summary(of.comment, link),
    facts(of, kind, link),
    ...details(of.comment, link),
  ]
  if (of.kind === Kind.Enum) {
    const rows = (of.children ?? []).map(
      (each) => `| \`${each.name}\` | \`${typeText(each.type)}\` | ${firstSentence(each.comment, link)} |`,
    )
    return [...parts, ['| name | value | meaning |', '| --- | --- | --- |', ...rows].join('\n')]
  }
  const left = new Set(of.children ?? [])
  for (const [title, isIn] of groups) {
    const inside = [...left].filter(
      (each) => isIn(each) && !(each.kind === Kind.Constructor && each.inheritedFrom),
    )
    for (const each of [...left].filter(isIn)) left.delete(each)
    if (inside.length > 0)
      parts.push(
        `## ${title} {#-${title.toLowerCase().replace(' ', '-')}}`,
        ...inside.flatMap((each) => member(of, each, link)),
      )
  }
  return parts.filter(Boolean)
}

/** ofSymbol returns the section of a function, a type or a variable on the page of its kind. */
export function ofSymbol(of: Reflection, link: Linker): string[] {
  const comment = commentOf(of)
  const isCall = Boolean(of.signatures?.length)
  const value = of.defaultValue && of.defaultValue !== '...' ? ` = ${of.defaultValue}` : ''
  const declared =
    of.kind === Kind.TypeAlias
      ? `type ${of.name}${typeParametersText(of.typeParameters)} = ${typeText(of.type)}`
      : `const ${of.name}: ${typeText(of.type)}${value}`
  return [
    `## \`${of.name}${isCall ? '()' : ''}\`${badges(comment, link)} {#${anchorOf(of)}}`,
    ...deprecation(comment, link),
    summary(comment, link),
    ...(isCall
      ? signatureBlocks(of.name, of.signatures ?? [], link, 'function ')
      : [signature(declared), ...details(comment, link)]),
  ].filter(Boolean)
}
