/** errorText returns the message of an error and the messages of its causes. */
export function errorText(error: unknown): string {
  const messages: string[] = []
  // The chain of causes may contain a cycle.
  const seen = new Set<unknown>()
  for (let cause = error; cause !== undefined && !seen.has(cause); ) {
    seen.add(cause)
    messages.push(cause instanceof Error ? cause.message || cause.name : String(cause))
    cause = cause instanceof Error ? cause.cause : undefined
  }
  return messages.join('\n\nCause:\n')
}
