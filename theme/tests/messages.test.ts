import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import {
  isBinaryExpression,
  isCallExpression,
  isElementAccessExpression,
  isJsxAttribute,
  isJsxElement,
  isJsxExpression,
  isJsxFragment,
  isJsxText,
  isNewExpression,
  isNoSubstitutionTemplateLiteral,
  isPropertyAccessExpression,
  isStringLiteral,
  isTemplateExpression,
  type Node,
  type SourceFile,
} from 'typescript/unstable/ast'
import { API } from 'typescript/unstable/sync'
import { Message } from '../messages'
import { fill, fillNodes, plural } from '../runtime/fill'
import { formOf, setLocale } from '../runtime/locale'

const theme = join(import.meta.dirname, '..')

/** Files without labels for readers: what the preview shows to authors is in dev/. */
const isOther = /^(tests|vendor|dev)\/|^(contract|messages)\.ts$|\.d\.ts$/

const labelAttributes = ['aria-label', 'aria-description', 'title', 'placeholder', 'alt', 'label']
const labelProperties = ['textContent', 'innerText', 'title', 'ariaLabel', 'placeholder', 'alt']

/** How a text for people begins, wherever it is. */
const sentence = /^\p{Lu}\p{Ll}+[ ,.]/u
/** Names of keys are the same in all languages of the theme. */
const keys = ['Ctrl K', 'Esc']

/** The literals in files of a folder that readers would see or hear, as "file: text". */
function labelsIn(folder: string, files: string[]): string[] {
  const api = new API({ cwd: theme })
  try {
    const config = join(folder, 'tsconfig.json')
    const snapshot = api.updateSnapshot({ openProject: config })
    const program = snapshot.getProject(config)?.program
    return files.flatMap((name) => {
      const file = program?.getSourceFile(join(folder, name))
      if (!file) {
        throw new Error(`${name} is not in ${config}`)
      }
      return labelsOf(file).map((text) => `${name}: ${text}`)
    })
  } finally {
    api.close()
  }
}

function labelsOf(file: SourceFile): string[] {
  const found: string[] = []
  function walk(node: Node, isLabel: boolean) {
    const text = textOf(node)
    if (text !== undefined && (isLabel || isJsxText(node) ? /\p{L}/u : sentence).test(text) && !keys.includes(text)) {
      found.push(text)
    }
    if (isElementAccessExpression(node) && node.expression.getText(file) === 'Message') {
      return
    }
    if (isNewExpression(node) && /Error$/.test(node.expression.getText(file))) {
      return // for authors, in the console
    }
    node.forEachChild((child) => walk(child, isLabel ? staysLabel(node, child) : startsLabel(node, child)))
  }
  walk(file, false)
  return found

  /** Whether a part of a label is shown too: conditions and property names are not. */
  function staysLabel(node: Node, child: Node): boolean {
    const isCondition = 'condition' in node && node.condition === child
    const isOther = isBinaryExpression(node) && !/^(&&|\|\||\?\?|\+)$/.test(node.operatorToken.getText(file))
    return !isCondition && !isOther && !isJsxAttribute(child) && !isCallExpression(node)
  }

  function startsLabel(node: Node, child: Node): boolean {
    if (isJsxAttribute(node)) {
      return labelAttributes.includes(node.name.getText(file))
    }
    if (isBinaryExpression(node) && isPropertyAccessExpression(node.left)) {
      return child === node.right && labelProperties.includes(node.left.name.text)
    }
    if (isCallExpression(node)) {
      const [name] = node.arguments
      const sets = /\.setAttribute$/.test(node.expression.getText(file))
      const isSet = sets && name && isStringLiteral(name) && labelAttributes.includes(name.text)
      const isSpoken = node.expression.getText(file) === 'announce'
      return child !== node.expression && ((isSet && child !== name) || isSpoken)
    }
    return (isJsxElement(node) || isJsxFragment(node)) && isJsxExpression(child)
  }
}

function textOf(node: Node): string | undefined {
  if (isJsxText(node)) {
    return node.text.trim()
  }
  if (isStringLiteral(node) || isNoSubstitutionTemplateLiteral(node)) {
    return node.text
  }
  if (isTemplateExpression(node)) {
    return [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join('…')
  }
  return undefined
}

const files = readdirSync(theme, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => /\.tsx?$/.test(file) && !isOther.test(file))

test('every label of the theme comes from the catalog', () => {
  const inProject = files.map((file) => `theme/${file}`)
  expect(labelsIn(join(theme, '..'), inProject)).toEqual([])
})

test('a label that is not from the catalog is found', () => {
  const folder = mkdtempSync(join(tmpdir(), 'labels-'))
  const text = `
    export const Part = ({ isOpen, name }: { isOpen: boolean; name: string }) => (
      <p aria-label="one" title={isOpen ? 'two' : Message['x']} className="no-label">
        three {isOpen && 'four'} <b placeholder={\`five \${name}\`}>6</b>
        {isOpen ? 'seven' : null} <i data-x={name === 'hidden' ? 'a' : 'b'} />
      </p>
    )
    export function set(element: HTMLElement) {
      element.textContent = 'eight'
      element.setAttribute('aria-label', 'nine')
      announce('ten')
      const later = 'Eleven, shown somewhere'
      throw new Error('Not for readers ' + later)
    }`
  try {
    writeFileSync(join(folder, 'Part.tsx'), text)
    writeFileSync(join(folder, 'tsconfig.json'), '{"compilerOptions": {"jsx": "preserve"}, "files": ["Part.tsx"]}')
    const found = labelsIn(folder, ['Part.tsx']).join('\n')
    for (const label of ['one', 'two', 'three', 'four', 'five', 'seven', 'eight', 'nine', 'ten', 'Eleven']) {
      expect(found).toContain(label)
    }
    expect(found).not.toMatch(/no-label|hidden|Not for readers|\ba\b/)
  } finally {
    rmSync(folder, { recursive: true })
  }
})

test('the theme uses each message, unless Go does', () => {
  const inTheme = files.map((file) => readFileSync(join(theme, file), 'utf8')).join('\n')
  const internal = join(theme, '../internal')
  const inGo = readdirSync(internal, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.go$|\/templates\//.test(file) && !/_test\.go$|^frontend\/message\b/.test(file))
    .map((file) => readFileSync(join(internal, file), 'utf8'))
    .join('\n')
  const isInGo = (id: string) => inGo.includes(`"${id}"`) || inGo.includes(`"${id.replace(/[^.]*$/, '')}" +`)
  const unused = Object.keys(Message).filter((id) => !inTheme.includes(`Message['${id}']`) && !isInGo(id))
  // The notice on untranslated pages and the list of languages will show these.
  expect(unused.filter((id) => !/^docgen\.(locales|translation)\./.test(id))).toEqual([])
})

test('no label is read when a module loads', () => {
  const early = files.filter((file) => /^(export )?const \w+ = [^(]*(docgenText|Message\[)/m.test(readFileSync(join(theme, file), 'utf8')))
  expect(early).toEqual([])
})

test('each label is in the language of the page', () => {
  const english = files.filter((file) => /(?<!docgenText\()Message\[/.test(readFileSync(join(theme, file), 'utf8')))
  expect(english).toEqual(['docusaurus/Translate.tsx'])
})

test('values take the place of their names, and nothing else does', () => {
  expect(fill('See all {count} results', { count: 12 })).toBe('See all 12 results')
  expect(fill('{a}{b}', { a: '{b}', b: '$&' })).toBe('{b}$&')
  expect(fillNodes('Last updated{atDate}{byUser}', { atDate: 1 })).toEqual(['Last updated', 1, '', undefined, ''])
})

test('a number has its form', () => {
  setLocale({ labels: {} })
  const text = 'One document found|{count} documents found'
  expect([0, 1, 2].map((count) => plural(text, count))).toEqual([
    '0 documents found',
    'One document found',
    '2 documents found',
  ])
  expect(plural('{count} found', 1)).toBe('1 found')
  setLocale({ labels: {}, form: (count) => (count < 2 ? 0 : 2) })
  expect([0, 1, 2].map((count) => plural('{count} a|{count} b|{count} c', count))).toEqual(['0 a', '1 a', '2 c'])
  expect(plural('{count} a|{count} b', 2)).toBe('2 b')
  expect(formOf('a|b', 5)).toBe('b')
  expect(plural('one of {pages}|{count} of {pages}', 3, { pages: 9 })).toBe('3 of 9')
})

test('a label is in English unless the locale has it', () => {
  setLocale({ labels: { Search: 'Suchen', 'Search ': 'Suchbegriff' } })
  expect(docgenText(Message['theme.SearchBar.label'])).toBe('Suchen')
  expect(docgenText(Message['theme.SearchModal.searchBox.searchInputLabel'])).toBe('Suchbegriff')
  expect(docgenText(Message['theme.SearchPage.inputLabel'])).toBe('Search')
  expect(docgenText(Message['theme.lastUpdated.atDate'])).toBe(' on {date}')
})

test('each label has a key of its own', () => {
  const keys = Object.values(Message)
  expect(keys.filter((key, position) => keys.indexOf(key) < position)).toEqual([])
})
