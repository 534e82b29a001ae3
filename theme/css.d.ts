/** A style module: the names of its classes as they stand in the HTML. */
declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>
  export default classes
}

declare module '*.css' {}

/** The name of the script that searches, which is beside the other scripts; the bundler defines it. */
declare const searchWorkerFile: string
