import type { Reflection, Type } from './model.ts'

const list = (types: Type[] | undefined) => (types ?? []).map(typeText).join(', ')

/** inParens returns a type that is part of another one. */
function inParens(type: Type | undefined): string {
  const text = typeText(type)
  const isJoined =
    type !== undefined && ['union', 'intersection', 'conditional', 'typeOperator'].includes(type.type)
  return isJoined || (type?.type === 'reflection' && text.includes('=>')) ? `(${text})` : text
}

const asType = (value: unknown) => value as Type

/** Each kind of type in TypeScript. */
const writers: Record<string, (type: Type) => string> = {
  array: ({ elementType }) => `${inParens(elementType)}[]`,
  conditional: (t) =>
    `${typeText(t.checkType)} extends ${typeText(t.extendsType)} ? ${typeText(t.trueType)} : ${typeText(t.falseType)}`,
  indexedAccess: ({ objectType, indexType }) => `${typeText(objectType)}[${typeText(indexType)}]`,
  inferred: ({ name }) => `infer ${name}`,
  intersection: ({ types = [] }) => types.map(inParens).join(' & '),
  literal: ({ value }) =>
    typeof value === 'string'
      ? `'${value}'`
      : value !== null && typeof value === 'object'
        ? 'bigint'
        : String(value),
  mapped: ({ parameter, parameterType, templateType, readonlyModifier, optionalModifier }) =>
    `{ ${readonlyModifier === '+' ? 'readonly ' : ''}[${parameter} in ${typeText(parameterType)}]${optionalModifier === '+' ? '?' : ''}: ${typeText(templateType)} }`,
  namedTupleMember: ({ name, isOptional, element }) =>
    `${name}${isOptional ? '?' : ''}: ${typeText(element)}`,
  optional: ({ elementType }) => `${inParens(elementType)}?`,
  predicate: ({ name, asserts, targetType }) =>
    `${asserts ? 'asserts ' : ''}${name}${targetType ? ` is ${typeText(targetType)}` : ''}`,
  query: ({ queryType }) => `typeof ${typeText(queryType)}`,
  reference: ({ name, typeArguments }) => name + (typeArguments?.length ? `<${list(typeArguments)}>` : ''),
  reflection: ({ declaration }) => (declaration ? objectText(declaration) : 'object'),
  rest: ({ elementType }) => `...${inParens(elementType)}`,
  templateLiteral: ({ head, tail = [] }) =>
    `\`${head}${tail.map(([type, text]) => `\${${typeText(type)}}${text}`).join('')}\``,
  tuple: ({ elements }) => `[${list(elements)}]`,
  typeOperator: ({ operator, target }) => `${operator} ${inParens(asType(target))}`,
  union: ({ types = [] }) =>
    types.map((each) => (each.type === 'union' ? typeText(each) : inParens(each))).join(' | '),
}

/** typeText returns a type in TypeScript, on one line. */
export function typeText(type: Type | undefined): string {
  if (!type) return 'any'
  return writers[type.type]?.(type) ?? type.name ?? 'unknown'
}

function objectText(declaration: Reflection): string {
  const [only] = declaration.signatures ?? []
  if (only && !declaration.children?.length) return signatureText('', only, ' => ')
  const members = [
    ...(declaration.indexSignatures ?? []).map((each) => `[${parametersText(each)}]: ${typeText(each.type)}`),
    ...(declaration.signatures ?? []).map((each) => signatureText('', each)),
    ...(declaration.children ?? []).map((each) => memberText(each)),
  ]
  return members.length === 0 ? '{}' : `{ ${members.join('; ')} }`
}

/** keyText returns the name of a member, in quotes if it is no identifier. */
const keyText = (name: string) => (/^(?:[\p{L}_$][\p{L}\p{N}_$]*|\[.*\])$/u.test(name) ? name : `'${name}'`)

/** memberText returns a property or a method of an object type. */
export function memberText(member: Reflection): string {
  if (member.signatures?.length)
    return member.signatures.map((each) => signatureText(keyText(member.name), each)).join('; ')
  const type = member.type ?? member.getSignature?.type
  return `${member.flags.isReadonly ? 'readonly ' : ''}${keyText(member.name)}${member.flags.isOptional ? '?' : ''}: ${typeText(type)}`
}

const parametersText = (signature: Reflection) =>
  (signature.parameters ?? [])
    .map(({ name, flags, type, defaultValue }) => {
      const isDefault =
        defaultValue !== undefined && defaultValue !== '...' && /^[\w.'"[\]{}+-]*$/.test(defaultValue)
      return `${flags.isRest ? '...' : ''}${name === '__namedParameters' ? 'options' : name}${flags.isOptional && !isDefault ? '?' : ''}: ${typeText(type)}${isDefault ? ` = ${defaultValue}` : ''}`
    })
    .join(', ')

/** typeParametersText returns "<T extends string = 'a'>", or nothing. */
export function typeParametersText(parameters: Reflection['typeParameters']): string {
  if (!parameters?.length) return ''
  const texts = parameters.map(
    ({ name, type, default: usual }) =>
      name + (type ? ` extends ${typeText(type)}` : '') + (usual ? ` = ${typeText(usual)}` : ''),
  )
  return `<${texts.join(', ')}>`
}

/** signatureText returns a signature of a function or a method. */
export function signatureText(name: string, signature: Reflection, arrow = ': '): string {
  return `${name}${typeParametersText(signature.typeParameters)}(${parametersText(signature)})${arrow}${typeText(signature.type)}`
}

/** references lists the ids of the symbols that a type names. */
export function references(type: Type | undefined): number[] {
  if (!type || typeof type !== 'object') return []
  const own = type.type === 'reference' && typeof type.target === 'number' ? [type.target] : []
  const inner = Object.entries(type).flatMap(([key, value]) =>
    key === 'declaration' || value === null || typeof value !== 'object'
      ? []
      : Array.isArray(value)
        ? value.flatMap((each) => references(each as Type))
        : references(value as Type),
  )
  return [...own, ...inner]
}
