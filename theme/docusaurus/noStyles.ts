/** noStyles stands for style modules of Docusaurus's theme: no class has a name. */
const noStyles: Readonly<Record<string, string | undefined>> = {}

export default noStyles
