const print =
  (log: (...parts: unknown[]) => void) =>
  (text: TemplateStringsArray | unknown, ...values: unknown[]) =>
    log(Array.isArray(text) && 'raw' in text ? String.raw({ raw: text as unknown as string[] }, ...values) : text, ...values)

/** logger prints to the console. */
const logger = {
  info: print(console.info),
  warn: print(console.warn),
  error: print(console.error),
  success: print(console.info),
  report: (severity: string) => print(severity === 'throw' ? console.error : console.warn),
}

export default logger
