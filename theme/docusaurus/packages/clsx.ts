type Part = string | number | bigint | boolean | null | undefined | Part[] | Record<string, unknown>

function names(part: Part): string[] {
  if (typeof part === 'string' || typeof part === 'number' || typeof part === 'bigint') {
    return part ? [String(part)] : []
  }
  if (Array.isArray(part)) {
    return part.flatMap(names)
  }
  return typeof part === 'object' && part !== null ? Object.keys(part).filter((name) => part[name]) : []
}

/** clsx joins class names as the npm package of that name does, for sites that have not installed it. */
export const clsx = (...parts: Part[]): string => parts.flatMap(names).join(' ')

export default clsx
