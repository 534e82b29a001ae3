/** A CSS module: its class names as they appear in the HTML. */
declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>
  export default classes
}

declare module '*.css' {}

/** The file name of the search worker, which is next to the other scripts. The bundler defines it. */
declare const searchWorkerFile: string

/** The file name of the style sheet of the search dialog, likewise. */
declare const searchSheetFile: string

/** The file name of the style sheet of the buttons of code blocks, likewise. */
declare const buttonSheetFile: string

/** The file names of the script that opens a playground, its style sheet and its frame, likewise; "" for a site without. */
declare const playgroundFile: string
declare const playgroundSheetFile: string
declare const playgroundFrameFile: string
