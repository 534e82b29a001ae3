/** A style module: the names of its classes as they stand in the HTML. */
declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>
  export default classes
}

declare module '*.css' {}

/** The URL of the script that searches; the bundler puts it in. */
declare const searchWorkerURL: string
