/** errorText is the message of an error and those of its causes. */
export function errorText(error: unknown): string {
  const messages: string[] = []
  // A cause may lead back to where we were.
  const seen = new Set<unknown>()
  for (let cause = error; cause !== undefined && !seen.has(cause); ) {
    seen.add(cause)
    messages.push(cause instanceof Error ? cause.message || cause.name : String(cause))
    cause = cause instanceof Error ? cause.cause : undefined
  }
  return messages.join('\n\nCause:\n')
}
