// The parts of TypeDoc's JSON that the pages are made of (https://typedoc.org/documents/Output.html).

/** The kinds of reflections, with TypeDoc's numbers. */
export const Kind = {
  Module: 2,
  Namespace: 4,
  Enum: 8,
  EnumMember: 16,
  Variable: 32,
  Function: 64,
  Class: 128,
  Interface: 256,
  Constructor: 512,
  Property: 1024,
  Method: 2048,
  Accessor: 262144,
  TypeAlias: 2097152,
  Reference: 4194304,
} as const

/** A piece of a comment: text, code, or a tag such as {@link}. */
export interface Part {
  kind: 'text' | 'code' | 'inline-tag' | 'relative-link'
  text: string
  tag?: string
  target?: number | string | { packageName?: string }
  tsLinkText?: string
}

export interface Comment {
  summary: Part[]
  blockTags?: { tag: string; name?: string; content: Part[] }[]
  modifierTags?: string[]
}

/** A type; which fields there are depends on its type. */
export interface Type {
  type: string
  name?: string
  value?: unknown
  target?: number | object | Type
  qualifiedName?: string
  typeArguments?: Type[]
  types?: Type[]
  elementType?: Type
  elements?: Type[]
  element?: Type
  isOptional?: boolean
  declaration?: Reflection
  operator?: string
  objectType?: Type
  indexType?: Type
  checkType?: Type
  extendsType?: Type
  trueType?: Type
  falseType?: Type
  queryType?: Type
  parameter?: string
  parameterType?: Type
  templateType?: Type
  optionalModifier?: string
  readonlyModifier?: string
  asserts?: boolean
  targetType?: Type
  head?: string
  tail?: [Type, string][]
}

/** A symbol, a signature or a parameter. */
export interface Reflection {
  id: number
  name: string
  kind: number
  flags: Record<string, boolean | undefined>
  comment?: Comment
  children?: Reflection[]
  signatures?: Reflection[]
  indexSignatures?: Reflection[]
  getSignature?: Reflection
  setSignature?: Reflection
  parameters?: Reflection[]
  typeParameters?: (Reflection & { default?: Type })[]
  type?: Type
  defaultValue?: string
  sources?: { fileName: string; line: number; url?: string }[]
  extendedTypes?: Type[]
  implementedTypes?: Type[]
  inheritedFrom?: Type
  packageName?: string
}
